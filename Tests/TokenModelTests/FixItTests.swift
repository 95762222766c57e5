import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenModel
import TokenSyntax

/// A fix-it that is offered settles what it is offered for.
@Suite struct FixItTests {
  @Test(
    arguments: try ["yaml", "json"].flatMap {
      try Fixtures.files(in: ModelFixture.folder, withExtension: $0)
    })
  func everyFixItOfAFixtureSettlesItsDiagnostic(_ url: URL) throws {
    let file = SourceFile(
      path: "tokens.\(url.pathExtension)", bytes: Array(try Data(contentsOf: url)))
    let before = compile([file]).bag.diagnostics
    for diagnostic in before {
      for fixIt in diagnostic.fixIts {
        let after = compile([(path: file.path, text: fixIt.applied(to: file))]).bag.diagnostics
        #expect(
          Self.count(like: diagnostic, in: after) < Self.count(like: diagnostic, in: before), "\(fixIt)")
        #expect(Self.syntaxErrors(in: after) <= Self.syntaxErrors(in: before), "\(fixIt)")
      }
    }
  }

  @Test(arguments: ["\n", "\r\n"])
  func fieldsInABlockMoveUnderValue(lineBreak: String) {
    let lines = [
      "surface:", "  $type: surface", "  inner:", "    # Measured.", "    $description: Inner.",
      "    width: 951",
      "", "    height: 669  # points", "    crease:", "      axis: vertical", "      at: 475.5", "  outer:",
      "    $value: { width: 466, height: 678 }", "",
    ]
    let expected = [
      "surface:", "  $type: surface", "  inner:", "    # Measured.", "    $description: Inner.",
      "    $value:",
      "      width: 951", "", "      height: 669  # points", "      crease:", "        axis: vertical",
      "        at: 475.5", "  outer:", "    $value: { width: 466, height: 678 }", "",
    ]
    expectFix(
      lines.joined(separator: lineBreak), .recordNeedsValue, expected.joined(separator: lineBreak))
  }

  @Test func fieldsInAFlowMappingMoveUnderValue() {
    expectFix(
      "inner: { $type: surface, width: 951, height: 669 }\n", .recordNeedsValue,
      "inner: { $type: surface, $value: { width: 951, height: 669 } }\n")
  }

  @Test(arguments: ["\n", "\r\n"])
  func theLineThatIsMissingIsAdded(lineBreak: String) {
    let head = ["item:", "  $type: dimension", "  $value: 1", "  $when:"]
    let lines = head + ["    appearance=dark: 2", "    contrast=increased: 3  # by day", ""]
    let expected =
      head + [
        "    appearance=dark: 2", "    contrast=increased: 3",
        "    appearance=dark and contrast=increased: 3  # by day", "",
      ]
    expectFix(
      lines.joined(separator: lineBreak), .ambiguousVariants, expected.joined(separator: lineBreak))
  }

  @Test func theConditionThatIsMissingIsAddedInAFlowMapping() {
    expectFix(
      "item: { $type: dimension, $value: 1, $when: { width=regular: 2, height=regular: 3 } }\n",
      .ambiguousVariants,
      "item: { $type: dimension, $value: 1, $when: { width=regular: 2, height=regular: 3, "
        + "width=regular and height=regular: 3 } }\n")
  }

  @Test func aSizeInAnotherUnitIsReplacedAsAWhole() {
    let file = SourceFile(path: "tokens.yaml", text: "a: { $type: textSize, $value: 0.5rem }")
    var settings = ModelSettings()
    settings.pointsPerRem = 10
    let found = compile([file], settings: settings).bag.diagnostics
    #expect(
      found.first?.fixIts.first?.applied(to: file) == "a: { $type: textSize, $value: 11 }")
  }

  @Test func inJSONAFixWritesKeysInQuotes() {
    let start =
      "{ \"item\": { \"$type\": \"number\", \"$value\": 1, \"$extensions\": { \"dev.tokenc\": { \"$when\": { "
    let variants = "\"width=regular\": 2, \"height=regular\": 3"
    expectFix(
      start + variants + " } } } } }", .ambiguousVariants,
      start + variants + ", \"width=regular and height=regular\": 3 } } } } }", path: "tokens.json")
    expectFix(
      "{ \"inner\": { \"$type\": \"spring\", \"response\": { \"value\": 1, \"unit\": \"s\" }, \"damping\": 1 } }",
      .recordNeedsValue,
      "{ \"inner\": { \"$type\": \"spring\", \"$value\": "
        + "{ \"response\": { \"value\": 1, \"unit\": \"s\" }, \"damping\": 1 } } }", path: "tokens.json")
  }

  /// Three conditions that overlap in pairs need a line for each pair, and then one for all three.
  @Test func fixesLeadToAFileThatCompiles() {
    var text =
      "item: { $type: number, $value: 1, $when: { width=regular: 2, height=regular: 3, posture=flat: 4 } }"
    var rounds = 0
    while let fixIt = compile(text).bag.diagnostics.first?.fixIts.first, rounds < 10 {
      text = fixIt.applied(to: SourceFile(path: "tokens.yaml", text: text))
      rounds += 1
    }
    #expect(compile(text).bag.diagnostics.isEmpty)
    #expect(rounds == 4)
  }

  /// The text has one mistake; its fix-it gives the expected text, which has none.
  private func expectFix(
    _ text: String, _ id: DiagnosticID, _ expected: String, path: String = "tokens.yaml",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = SourceFile(path: path, text: text)
    let found = compile([file]).bag.diagnostics
    #expect(found.map(\.id) == [id], sourceLocation: sourceLocation)
    let fixed = found.first?.fixIts.first?.applied(to: file)
    #expect(fixed.map { Array($0.utf8) } == Array(expected.utf8), sourceLocation: sourceLocation)
    let fixedFile = SourceFile(path: path, text: expected)
    #expect(compile([fixedFile]).bag.diagnostics.isEmpty, sourceLocation: sourceLocation)
  }

  private static func syntaxErrors(in all: [Diagnostic]) -> Int {
    all.count { [.yamlSyntax, .jsonSyntax].contains($0.id) }
  }

  private static func count(like diagnostic: Diagnostic, in all: [Diagnostic]) -> Int {
    all.count { $0.id == diagnostic.id && $0.message == diagnostic.message }
  }
}
