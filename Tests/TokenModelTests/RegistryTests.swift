import Foundation
import TestSupport
import Testing
import TokenLayout
import TokenModel

/// Lists that must not be forgotten: they are compared with the folders they list.
@Suite struct RegistryTests {
  /// Where no fixture can lie, a test says so itself.
  private static let withoutFixture = [
    "references-too-deep": "the input is thousands of lines long",
    "values-too-large": "the input is thousands of values long",
    "too-many-operations": "the input is thousands of expressions long",
    "too-many-aliases": "the input is a million aliases long",
    "too-many-errors": "the input is a hundred mistakes long",
    "skipped-file": "the input is a folder with a file that cannot be read",
    "no-common-commit": "the input is a repository",
    "unknown-rule": "the input is a config for the linter",
  ]

  @Test func everyDiagnosticHasAFixture() throws {
    let ids = try Self.diagnosticIDs()
    #expect(ids.count > 70)
    #expect(Set(ids.map(\.id)).count == ids.count)
    let expected = try Self.texts(below: "Tests/Fixtures", [".txt"])
    let untold = ids.filter { _, id in !expected.contains { $0.contains("[\(id)]") || $0.contains(" \(id) ") }
    }
    #expect(untold.map(\.id).sorted() == Self.withoutFixture.keys.sorted())
    let tests = try Self.texts(below: "Tests", [".swift"])
    for (name, id) in untold {
      let words = ["\"\(id)\"", "[\(id)]", ".\(name)"]
      #expect(tests.contains { text in words.contains(where: text.contains) }, "no test tells \(id)")
    }
  }

  private static func diagnosticIDs() throws -> [(name: String, id: String)] {
    try texts(below: "Sources", [".swift"]).flatMap { text in
      text.matches(of: /static let (\w+) = DiagnosticID\("([a-z0-9-]+)"\)/).map {
        (String($0.1), String($0.2))
      }
    }
  }

  @Test(arguments: [("TokenModel", TokenType.plain), ("TokenLayout", TokenType.layout)])
  func theListOfTypesIsThatOfTheFolder(module: String, types: [TokenType]) throws {
    let files = try Self.files(below: "Sources/\(module)/Types", [".swift"]).map(\.lastPathComponent)
    let names = files.map { file in
      let name = file.dropLast("Type.swift".count)
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    #expect(types.map(\.name).sorted() == names.sorted())
    #expect(types.map(\.name) == types.map(\.name).sorted())
  }

  private static let checkout = Fixtures.directory.deletingLastPathComponent().deletingLastPathComponent()

  private static func files(below folder: String, _ endings: [String]) throws -> [URL] {
    let root = checkout.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { path in endings.contains { path.hasSuffix($0) } }
      .sorted()
      .map { root.appending(path: $0) }
  }

  private static func texts(below folder: String, _ endings: [String]) throws -> [String] {
    try files(below: folder, endings).map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
  }
}
