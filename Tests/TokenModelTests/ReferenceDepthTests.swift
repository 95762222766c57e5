import TestSupport
import Testing
import TokenModel

/// Chains of references may be long, but not so long that values or outputs grow without bound.
@Suite struct ReferenceDepthTests {
  @Test func aThousandAliasesAreFollowed() throws {
    let compiled = compile(Self.chain(count: 1001))
    #expect(compiled.bag.diagnostics.isEmpty)
    let first = try #require(compiled.tokenSet[TokenPath(["s", "t0"])])
    #expect(compiled.tokenSet.aliasChain(of: first).count == 1000)
  }

  @Test func chainsThatFillMemoryAreRefused() throws {
    let compiled = compile(Self.chain(count: 20_000))
    let diagnostic = try #require(compiled.bag.diagnostics.first)
    #expect(compiled.bag.diagnostics.map { "\($0.id)" } == ["references-too-deep"])
    // 1 + 2 + … + 1999 links are fewer than two million, and one alias more leads through too many.
    #expect(diagnostic.range?.text == "\"{s.t18000}\"")
  }

  @Test(arguments: [(100, []), (101, ["references-too-deep"])])
  func valuesNestAHundredDeep(count: Int, ids: [String]) {
    let regions = (1...count).map { index in
      "  r\(index): { $value: { width: 1, height: 1, edge: top, kind: occlusion, surface: \"{s}\", "
        + "within: \"{r.r\(index - 1)}\" } }\n"
    }
    let source = """
      s: { $type: surface, $value: { width: 9, height: 9 } }
      r:
        $type: reservedRegion
        r0: { $value: { width: 1, height: 1, edge: top, kind: occlusion, surface: { width: 9, height: 9 } } }

      """
    #expect(compile(source + regions.joined()).bag.diagnostics.map { "\($0.id)" } == ids)
  }

  /// Each token but the last is an alias of the next.
  private static func chain(count: Int) -> String {
    let aliases = (0..<count - 1).map { "  t\($0): \"{s.t\($0 + 1)}\"\n" }.joined()
    return "s:\n  $type: dimension\n\(aliases)  t\(count - 1): 5\n"
  }
}
