import TestSupport
import Testing
import TokenModel

@Suite struct CheckTests {
  @Test func checksAreKeptInSourceOrder() {
    let source = """
      $checks: [{ assert: 1 < 2 }]
      b: { $checks: [{ assert: 2 < 3, message: two is less }], c: { $type: number, $value: 1, $checks: [{ assert: 3 < 4 }] } }
      a: { $checks: [{ assert: 4 < 5 }] }
      """
    let (tokenSet, bag) = compile(source)
    #expect(bag.diagnostics.isEmpty)
    #expect(tokenSet.checks.map(\.assertion.value) == ["1 < 2", "2 < 3", "3 < 4", "4 < 5"])
    #expect(tokenSet.checks.map(\.owner.description) == ["", "b", "b.c", "a"])
    #expect(tokenSet.checks.map(\.message) == [nil, "two is less", nil, nil])
  }

  /// Text that could not be read might change the type of what a check names, or the check itself.
  @Test(arguments: [
    ("a: { $type: number, $value: 1 }\n$checks: [{ assert: '{a} > 2' }]\nb: [", [false]),
    ("a: { $type: number, $value: 1 }\n$checks: [{ assert: '{c} > 2' }]\nb: [", [true]),
    ("a: { $type: number, $value: 1 }\n$checks:\n  - assert: 1 > 2\n    message: [", [true]),
    ("a: { $type: number, $value: '{c} + 1' }\nb: [", [true]),
  ])
  func whatIsUncertainIsMarked(text: String, isUncertain: [Bool]) {
    let found = compile(text).bag.diagnostics.filter { [.checkFailed, .unknownReference].contains($0.id) }
    #expect(found.map(\.dependsOnUnreadText) == isUncertain)
  }
}
