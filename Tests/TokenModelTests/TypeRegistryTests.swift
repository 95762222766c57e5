import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenLayout
import TokenModel

/// Every type has a fixture that is accepted and one that is refused, and what the language's table of types lists is
/// known.
@Suite struct TypeRegistryTests {
  /// Types of the language that a later version reads.
  private static let later = ["adjacentSpacing", "budget", "grid"]

  @Test(arguments: TokenType.all.map(\.name))
  func everyTypeHasFixtures(name: String) throws {
    let kebab = name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    let accepted = try Self.expectedText("type-\(kebab)")
    #expect(!accepted.contains("error: "), "type-\(kebab) is refused")
    #expect(accepted.contains(" \(name) "), "type-\(kebab) has no token of the type")
    #expect(try Self.expectedText("type-\(kebab)-refused").contains("error: "))
  }

  @Test func theLanguagesTableIsKnown() throws {
    guard let design = SharedInputs.directory("design") else { return }
    let text = try String(contentsOf: design.appending(path: "token-format.md"), encoding: .utf8)
    let start = try #require(text.range(of: "DTCG's thirteen:"))
    let end = try #require(text.range(of: "### Standard text sizes"))
    let section = text[start.lowerBound..<end.lowerBound].split(separator: "\n")
    let plain = section[0].matches(of: /`([\w ]+)`/).flatMap { $0.1.split(separator: " ") }
    let rows = section.filter { $0.hasPrefix("| `") }.flatMap { row in
      row.dropFirst(2).prefix { $0 != "|" }.matches(of: /`(\w+)`/).map(\.1)
    }
    let listed = Set((plain + rows).map(String.init))
    #expect(listed.count > 30)
    let known = Set(TokenType.all.map(\.name))
    #expect(listed.subtracting(known).sorted() == Self.later)
    #expect(known.subtracting(listed) == [])
  }

  @Test(
    arguments: later.map { "t: { $type: \($0), $value: {} }" } + [
      "g: { $extends: \"{h}\" }\nh: { $type: number, a: 1 }",
      "t: { $ref: \"#/h\" }\nh: { $type: number, $value: 1 }",
      "g: { $type: number, $root: { $value: 1 } }",
    ])
  func whatALaterVersionReadsIsTold(text: String) {
    #expect(compile(text + "\n").bag.diagnostics.map(\.id) == [.notSupportedYet])
  }

  private static func expectedText(_ name: String) throws -> String {
    let url = Fixtures.directory.appending(path: "Model/\(name).expected.txt")
    return try String(contentsOf: url, encoding: .utf8)
  }
}
