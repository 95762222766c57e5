import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenSyntax

/// Every `Fixtures/Syntax/NAME.yaml` has its tree and its diagnostics beside it in `NAME.tree.txt`.
@Suite struct YAMLFixtureTests {
  @Test(arguments: try Fixtures.files(in: "Syntax", withExtension: "yaml"))
  func treeIsAsExpected(_ input: URL) throws {
    let expected = input.deletingPathExtension().appendingPathExtension("tree.txt")
    expectGolden(dump(yaml: Array(try Data(contentsOf: input))), expected)
  }

  @Test func everyExpectedTextHasAnInput() throws {
    let inputs = try Fixtures.files(in: "Syntax", withExtension: "yaml").map(\.lastPathComponent)
    let expected = try Fixtures.files(in: "Syntax", withExtension: "txt").map(\.lastPathComponent)
      .filter { !$0.hasPrefix("json-") }
    #expect(inputs.map { $0.replacing(".yaml", with: ".tree.txt") }.sorted() == expected)
  }

  @Test func everyDiagnosticHasAFixture() throws {
    let ids: [DiagnosticID] = [
      .yamlSyntax, .invalidUTF8, .controlCharacter, .nestingTooDeep, .unknownAnchor, .recursiveAlias,
      .invalidMerge, .duplicateKey, .invalidKey, .unsupportedTag, .wrongTag,
      .multipleDocuments, .quoteReference, .quoteExpression, .quoteColor, .quoteText,
    ]
    let expected = try Fixtures.files(in: "Syntax", withExtension: "txt").map {
      String(decoding: try Data(contentsOf: $0), as: UTF8.self)
    }
    for id in ids { #expect(expected.contains { $0.contains("[\(id)]") }, "\(id)") }
  }
}
