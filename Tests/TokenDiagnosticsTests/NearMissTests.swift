import Testing
import TokenDiagnostics

@Suite struct NearMissTests {
  @Test(
    arguments: [
      ("colr", "color size", "color"),
      ("Color", "color size", "color"),
      ("sixe", "color size", "size"),
      ("colro", "color size", "color"),
      ("spacing.m.large", "spacing.large spacing.m.small", "spacing.large"),
      ("color.brnd", "color.brand color.band", nil),
      ("colr", "color color", "color"),
      ("colr", "color colt color", nil),
      ("colr", "colt colr2x colr", "colr"),
      ("surface", "color size", nil),
      ("größe", "grösse GRÖẞE", "GRÖẞE"),
      ("x", "y xy", nil),
      ("", "a", nil),
      ("colr", "", nil),
    ] as [(String, String, String?)])
  func theNearestIsFoundUnlessAnotherIsAsNear(name: String, candidates: String, expected: String?) {
    #expect(NearMiss.find(name, among: candidates.split(separator: " ").map(String.init)) == expected)
  }

  @Test func aLongNameIsComparedByItsBeginning() {
    let long = String(repeating: "a", count: 500)
    #expect(NearMiss.find(long, among: ["b", long + "c"]) == long + "c")
    #expect(NearMiss.find(long, among: [String(repeating: "b", count: 500)]) == nil)
  }
}
