import TestSupport
import Testing
import TokenModel

/// A chain of references may be long, but not so long that values or outputs grow without bound.
@Suite struct ReferenceDepthTests {
  @Test func aHundredReferencesAreFollowed() throws {
    let compiled = compile(Self.chain(count: 101))
    #expect(compiled.bag.diagnostics.isEmpty)
    let first = try #require(compiled.tokenSet[TokenPath(["s", "t0"])])
    #expect(compiled.tokenSet.aliasChain(of: first).count == 100)
  }

  @Test(arguments: [102, 20_000])
  func oneMoreIsToldOnce(count: Int) {
    let compiled = compile(Self.chain(count: count))
    #expect(compiled.bag.diagnostics.map { "\($0.id)" } == ["references-too-deep"])
    #expect(compiled.bag.diagnostics.first?.range?.text == "\"{s.t\(count - 101)}\"")
    #expect(compiled.tokenSet.tokens.count == 101)
  }

  /// Each token but the last is an alias of the next.
  private static func chain(count: Int) -> String {
    let aliases = (0..<count - 1).map { "  t\($0): \"{s.t\($0 + 1)}\"\n" }.joined()
    return "s:\n  $type: dimension\n\(aliases)  t\(count - 1): 5\n"
  }
}
