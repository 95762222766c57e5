import TestSupport
import Testing
import TokenModel

/// Expressions of every kind, and texts that are none.
@Suite struct ExpressionTests {
  @Test(arguments: [
    ("1 + 2 * 3 - 4 / 2", "5"), ("((((1))))+0", "1"), ("- - -3 + 0", nil), ("-(-(-3))", "-3"),
    ("2*-(1+2)", "-6"), ("1-1-1", "-1"), ("1e3/1E+2", "10"), (".5+5.", "5.5"), ("1/3*3", "1"),
    ("max(1,2,3)*min(4,5)", "12"), ("abs(-2)+abs(2)", "4"), ("5 %", nil), ("5% + 0", "0.05"),
    ("0.1+0.2-0.3 + 1", "1"), ("1e-7 * 1", "1e-07"), ("1 / 3e300 / 1e30", "0"), ("(1 + 2", nil),
    ("1pt / 1pt", "1"), ("1s / 100ms", "10"), ("1turn / 1deg", "360"), ("0x10 + 1", nil),
  ])
  func number(text: String, expected: String?) {
    let (tokenSet, bag) = compile("n: { $type: number, $value: \"\(text)\" }")
    #expect(tokenSet.tokens.first.map { Self.text($0.value) } == expected)
    #expect(bag.diagnostics.count == (expected == nil ? 1 : 0))
  }

  /// What a type reads as text, or refuses, is not taken for an expression.
  @Test(arguments: [
    ("dimension", "16px", nil), ("dimension", "-1.5px", nil), ("dimension", "1e-1pt", nil),
    ("dimension", "12 pt", "unknown-unit"), ("dimension", "16,5", "unknown-unit"),
    ("dimension", "1.2.3", "unknown-unit"), ("dimension", "auto", "wrong-value"),
    ("dimension", "extra-large", "wrong-value"), ("dimension", "--", "wrong-value"),
    ("dimension", "--5", "wrong-value"), ("dimension", "-auto", "wrong-value"),
    ("number", "+", "wrong-value"),
    ("dimension", "5", "quoted-number"), ("number", "-1e-5", "quoted-number"),
    ("color", "#1E6EF4", nil), ("color", "rgb(0 0 0 / 40%)", "not-supported-yet"),
    ("color", "2 * 3", "wrong-value"), ("string", "2 * (3", nil), ("string", "{a} * {b}", nil),
    ("boolean", "1 < 2", "wrong-value"),
  ])
  func noExpression(type: String, text: String, id: String?) {
    let diagnostics = compile("t: { $type: \(type), $value: \"\(text)\" }").bag.diagnostics
    #expect(diagnostics.map { "\($0.id)" } == [id].compactMap(\.self))
  }

  @Test func theTextIsKeptWhereItIsWritten() throws {
    let source = """
      $type: dimension
      a: 4
      b: "{a} * 2"
      c: "{b}"
      d: { $type: cornerRadius, $value: "{b} + {a}", $when: { width=regular: 1pt + 2pt } }
      """
    let tokens = compile(source).tokenSet.tokens
    #expect(tokens.map(\.value.expression) == [nil, "{a} * 2", nil, "{b} + {a}"])
    #expect(tokens.last?.variants.map(\.value.expression) == ["1pt + 2pt"])
  }

  @Test func aSettingSaysWhatARemIs() throws {
    var settings = ModelSettings()
    settings.pointsPerRem = 16
    let source = "{ $type: dimension, a: 1.5rem + 2pt, b: 1rem / 3 }"
    let tokens = compile([(path: "tokens.yaml", text: source)], settings: settings).tokenSet.tokens
    #expect(tokens.map { Self.text($0.value) } == ["26", "5.333333333"])
  }

  @Test func aLongChainIsComputed() throws {
    let steps = (1...1000).map { "  t\($0): \"{s.t\($0 - 1)} + 1pt\"\n" }.joined()
    let (tokenSet, bag) = compile("s:\n  $type: dimension\n  t0: 0\n\(steps)")
    #expect(bag.diagnostics.isEmpty)
    #expect(tokenSet.tokens.last.map { Self.text($0.value) } == "1000")
  }

  @Test func aBareNumberGetsTheUnitThatIsMeant() throws {
    let source = "{ $type: dimension, a: 4, b: \"{a} + 12\" }"
    let fix = try #require(compile(source).bag.diagnostics.first?.fixIts.first)
    #expect(fix.applicability == .unsafe)
    #expect(fix.edits.map(\.text) == ["12pt"])
    #expect(fix.edits.map(\.range.text) == ["12"])
  }

  private static func text(_ value: Value) -> String {
    switch value.content {
    case .number(let number), .length(let number): number.text
    case .color, .duration, .angle, .text, .boolean, .list, .record, .foreign: "?"
    }
  }
}
