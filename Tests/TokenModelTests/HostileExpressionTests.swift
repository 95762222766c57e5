import TestSupport
import Testing
import TokenModel

/// Text that is meant to break a parser: one diagnostic, soon.
@Suite struct HostileExpressionTests {
  @Test(.timeLimit(.minutes(1)), arguments: Hostile.all)
  func isRefusedOnce(_ hostile: Hostile) {
    let source = "n: { $type: number, $value: '\(hostile.text)' }\n"
    #expect(compile(source).bag.diagnostics.map { "\($0.id)" } == [hostile.id])
    let check = "$checks: [{ assert: '\(hostile.text)' }]\n"
    #expect(compile(check).bag.diagnostics.count == 1)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [99, 100])
  func nestingIsBounded(levels: Int) {
    let open = String(repeating: "(1 + 1 * ", count: levels) + "1"
    let text = open + String(repeating: ")", count: levels)
    #expect(compile("n: { $type: number, $value: \"\(text)\" }").bag.hasErrors == (levels == 100))
    let condition = String(repeating: "(1 > 2 or 1 < 2 and 1 == 1 * ", count: 20) + "1"
    let assertion = condition + String(repeating: ")", count: 20)
    #expect(compile("$checks: [{ assert: \"\(assertion)\" }]").bag.diagnostics.count == 1)
  }

  @Test(.timeLimit(.minutes(1))) func aLongSumIsComputed() {
    let text = "0" + String(repeating: "+1", count: 4_999)
    let (tokenSet, bag) = compile("n: { $type: number, $value: \"\(text)\" }")
    #expect(bag.diagnostics.isEmpty)
    #expect(dump(tokenSet) == "n number 4999\n")
  }

  @Test(.timeLimit(.minutes(1))) func manyMistakesAreBounded() {
    let text = Array(repeating: "(1+1s)", count: 1_400).joined(separator: "*")
    let diagnostics = compile("n: { $type: number, $value: \"\(text)\" }").bag.diagnostics
    #expect(!diagnostics.isEmpty && diagnostics.count <= 20)
  }

  /// Told once, of what comes first when they have run out.
  @Test(arguments: [(98, ["b"]), (101, ["c"]), (102, [])])
  func operationsAreBounded(most: Int, told: [String]) {
    var settings = ModelSettings()
    settings.mostOperations = most
    // 33 operations, once to see what there is and then in 2 combinations.
    let sum = Array(repeating: "{a}", count: 17).joined(separator: " + ")
    let source = """
      $type: dimension
      $checks:
        - assert: "{a} < 9pt"
        - assert: "{a} < 8pt"
      a: { $value: 1, $when: { width=regular: 2 } }
      b: "\(sum)"
      c: 1 + 1
      """
    let diagnostics = compile([(path: "tokens.yaml", text: source)], settings: settings).bag.diagnostics
    #expect(diagnostics.compactMap(\.range?.text) == told)
    #expect(diagnostics.allSatisfy { $0.id == .tooManyOperations })
  }

  @Test(arguments: [(6, ["1 < 2 and 3 < 4"]), (9, ["1 < 2"]), (10, [])])
  func operationsOfChecksAreBounded(most: Int, told: [String]) {
    var settings = ModelSettings()
    settings.mostOperations = most
    let source = "$checks: [{ assert: 1 < 2 and 3 < 4 }, { assert: 1 < 2 }]"
    let diagnostics = compile([(path: "tokens.yaml", text: source)], settings: settings).bag.diagnostics
    #expect(diagnostics.compactMap(\.range?.text) == told)
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    var id = "malformed-expression"
    var testDescription: String { name }

    static let all = [
      Hostile(name: "open parentheses", text: String(repeating: "(", count: 10_000)),
      Hostile(name: "few open parentheses", text: String(repeating: "(", count: 101)),
      Hostile(name: "closing parentheses", text: "(1" + String(repeating: ")", count: 9_000)),
      Hostile(name: "calls", text: String(repeating: "max(", count: 2_000)),
      Hostile(name: "signs", text: "-(" + String(repeating: "-", count: 9_000)),
      Hostile(name: "a megabyte of signs", text: String(repeating: "-", count: 1_000_000), id: "wrong-value"),
      Hostile(name: "a megabyte after a number", text: "1" + String(repeating: "-", count: 1_000_000)),
      Hostile(name: "operators", text: "1 +-*/*-+ / *"),
      Hostile(name: "open brace", text: "{", id: "malformed-reference"),
      Hostile(name: "braces", text: String(repeating: "{", count: 100_000), id: "malformed-reference"),
      Hostile(
        name: "pairs of braces", text: String(repeating: "{}", count: 4_000), id: "malformed-reference"),
      Hostile(name: "a brace in a call", text: "max({, 2)", id: "malformed-reference"),
      Hostile(name: "letters", text: "(größe)"),
      Hostile(name: "emoji", text: "(👩‍👩‍👧‍👦)"),
      Hostile(name: "combining marks", text: "(1 e\u{301}\u{302}\u{303})"),
      Hostile(name: "control", text: "(1 + \u{85})"),
      Hostile(name: "digits of another script", text: "(١ + ٢)"),
      Hostile(name: "commas", text: "max(" + String(repeating: ",", count: 9_000)),
      Hostile(
        name: "digits", text: "(" + String(repeating: "9", count: 9_000) + ")", id: "number-not-finite"),
      Hostile(
        name: "a long unit", text: "(1" + String(repeating: "x", count: 9_000) + ")", id: "unknown-unit"),
    ]
  }
}
