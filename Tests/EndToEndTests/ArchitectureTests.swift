import Foundation
import TestSupport
import Testing

/// The invariants that the README states, as far as a look at the sources can show them.
@Suite struct ArchitectureTests {
  /// For each module the ones it may import, beside the standard library, Foundation and the system's own.
  private static let allowed: [String: Set<String>] = [
    "TokenDiagnostics": ["CSHA256"],
    "TokenSyntax": ["CYAML", "TokenDiagnostics"],
    "TokenModel": ["TokenDiagnostics", "TokenSyntax"],
    "TokenRuntime": ["SwiftUI", "UIKit", "AppKit"],
    "TokenLayout": ["TokenDiagnostics", "TokenSyntax", "TokenModel", "TokenRuntime"],
    "Mustache": [],
    "TokenEmit": ["TokenDiagnostics", "TokenSyntax", "TokenModel", "Mustache"],
    "TokenCommands": ["TokenDiagnostics", "TokenSyntax", "TokenModel", "TokenLayout", "TokenEmit"],
    "TokenLint": ["TokenDiagnostics", "TokenSyntax", "TokenModel", "SwiftSyntax", "SwiftParser"],
    "tokenc": ["TokenDiagnostics", "TokenModel", "TokenCommands", "TokenLint"],
    "tokenc-generate": ["TokenCommands"],
    "Plugins": ["PackagePlugin"],
    "CYAML": [],
    "CSHA256": [],
  ]
  private static let system: Set<String> = ["Foundation", "Synchronization", "Dispatch", "Glibc", "Musl"]

  @Test func modulesImportOnlyWhatLiesBelowThem() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    #expect(Set(modules) == Set(Self.allowed.keys))
    for (path, imports) in try importsByFile() {
      let module = String(path.prefix { $0 != "/" })
      let strangers = imports.subtracting(Self.system).subtracting(Self.allowed[module] ?? [])
      #expect(strangers.isEmpty, "\(path) imports \(strangers.sorted())")
    }
  }

  @Test func oneFileImportsLibyaml() throws {
    #expect(try importsByFile().filter { $0.imports.contains("CYAML") }.count == 1)
  }

  @Test func nothingBelowTheCommandsPrintsOrAsksForTheSurroundings() throws {
    let forbidden = [
      "print(", "exit(", "Date(", "ProcessInfo", "Locale", "FileManager", "getenv", "TimeZone",
      "ContinuousClock", "SuspendingClock", "isatty",
    ]
    for (path, text) in try texts()
    where !["tokenc", "tokenc-generate", "TokenCommands", "Plugins"].contains(
      String(path.prefix { $0 != "/" }))
    {
      let lines = text.split(separator: "\n").filter { !$0.contains("//") }
      let code = lines.joined(separator: "\n").replacing("fingerprint(", with: "")
      for word in forbidden { #expect(!code.contains(word), "\(path) says \(word)") }
    }
  }

  private let sources = Fixtures.checkout.appending(path: "Sources")

  private func texts() throws -> [(path: String, text: String)] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (path, Self.withoutTexts(try String(contentsOf: sources.appending(path: path), encoding: .utf8)))
    }
  }

  /// Examples in texts are no code of ours.
  private static func withoutTexts(_ source: String) -> String {
    let parts = source.components(separatedBy: "\"\"\"").enumerated().filter { $0.offset.isMultiple(of: 2) }
    let lines = parts.map(\.element).joined().split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let pieces = line.components(separatedBy: "\"").enumerated().filter { $0.offset.isMultiple(of: 2) }
      return pieces.map(\.element).joined()
    }.joined(separator: "\n")
  }

  private func importsByFile() throws -> [(path: String, imports: Set<String>)] {
    try texts().filter { !$0.path.hasPrefix("TokenEmit/Embedded") }.map { path, text in
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      return (
        path, Set(lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) })
      )
    }
  }
}
