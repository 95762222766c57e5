import Foundation
import TestSupport
import Testing
import TokenLayout
import TokenModel

/// Lists that must not be forgotten: they are compared with the folders they list.
@Suite struct RegistryTests {
  @Test func everyDiagnosticHasATest() throws {
    let modules = ["TokenSyntax", "TokenModel", "TokenLayout", "TokenEmit", "TokenCommands"]
    let ids = try modules.flatMap { module in
      try Self.texts(below: "Sources/\(module)", [".swift"]).flatMap { text in
        text.matches(of: /static let (\w+) = DiagnosticID\("([a-z0-9-]+)"\)/).map {
          (String($0.1), String($0.2))
        }
      }
    }
    #expect(ids.count > 50)
    #expect(Set(ids.map(\.1)).count == ids.count)
    let texts = try Self.texts(below: "Tests", [".txt", ".swift", ".json"])
    let untested = ids.filter { name, id in
      !texts.contains { $0.contains("[\(id)]") || $0.contains("\"\(id)\"") || $0.contains(".\(name)") }
    }
    #expect(untested.map(\.1) == [])
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
