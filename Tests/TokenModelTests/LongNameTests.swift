import TestSupport
import Testing

/// Names of any length are told in messages of bounded length, and make no paths of unbounded length.
@Suite struct LongNameTests {
  @Test func aPathIsBounded() {
    let name = String(repeating: "n", count: 300)
    let groups = (0..<5).map { String(repeating: " ", count: $0) + "\(name):\n" }.joined()
    let diagnostics = compile("$type: number\n\(groups)     token: 1\n").bag.diagnostics
    #expect(diagnostics.map { "\($0.id)" } == ["invalid-name"])
    #expect(diagnostics.first?.range?.startLocation.line == 5)
  }

  @Test func aMessageIsBounded() {
    let name = String(repeating: "ü", count: 100_000)
    let diagnostics = compile("a: { $type: number, $value: \"{\(name)}\" }").bag.diagnostics
    #expect(diagnostics.map { "\($0.id)" } == ["unknown-reference"])
    #expect(diagnostics.allSatisfy { $0.message.count < 3000 })
  }
}
