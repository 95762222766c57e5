import TestSupport
import Testing
import TokenDiagnostics
import TokenLayout
import TokenModel

/// Regions of many sizes and conditions; the ways in which two may meet are in `Fixtures/Model/overlapping-regions`.
@Suite struct OverlapTests {
  private let surfaces = "s: { $type: surface, $value: { width: 1000, height: 1000 } }\n"

  private func region(
    _ width: Int, _ height: Int, inset: Int = 0, on surface: String = "s", within: String? = nil
  )
    -> String
  {
    let outer = within.map { ", within: \"{\($0)}\"" } ?? ""
    return
      "{ width: \(width), height: \(height), edge: topLeading, kind: occlusion, surface: \"{\(surface)}\", "
      + "inset: \(inset)\(outer) }"
  }

  private func errors(_ text: String, settings: ModelSettings = ModelSettings()) -> [Diagnostic] {
    compile([(path: "a.yaml", text: text)], settings: settings).bag.diagnostics
  }

  /// A thousand on a thousand surfaces, and a thousand in one place: neither is compared each with each.
  @Test(.timeLimit(.minutes(1)))
  func manyRegions() {
    let apart = (0..<1000).map { index in
      "s\(index): { $type: surface, $value: { width: 9, height: 9 } }\n"
        + "r\(index): { $type: reservedRegion, $value: \(region(9, 9, on: "s\(index)")) }\n"
    }
    #expect(errors(apart.joined()).isEmpty)
    let together = (0..<1000).map { "r\($0): { $type: reservedRegion, $value: \(region(9, 9)) }\n" }
    let found = errors(surfaces + together.joined())
    #expect(found.map(\.id) == Array(repeating: .overlappingRegions, count: 999))
    #expect(found.allSatisfy { $0.notes.map(\.message) == ["'r0' is declared here"] })
  }

  @Test func overlapIsToldInTheFirstCombinationThatHasIt() {
    let text = """
      a:
        $type: reservedRegion
        $value: \(region(1, 1))
        $when: { width=regular: \(region(9, 9, inset: 50)) }
      b:
        $type: reservedRegion
        $value: \(region(1, 1, inset: 900))
        $when:
          posture=closed: \(region(9, 9, inset: 55))
          posture=half-open: \(region(9, 9, inset: 52))

      """
    let messages = errors(surfaces + text).map(\.message)
    #expect(messages.count == 1)
    #expect(
      messages[0].hasSuffix("share x 52…59, y 52…59 of 's' when width=regular and posture=half-open"))
  }

  /// Two variants that never hold together may stand in one place.
  @Test func variantsThatExcludeEachOtherDoNotOverlap() {
    let text = """
      a: { $type: reservedRegion, $value: \(region(1, 1)), $when: { posture=closed: \(region(9, 9, inset: 50)) } }
      b: { $type: reservedRegion, $value: \(region(9, 9, inset: 50)), $when: { posture=closed: \(region(1, 1)) } }

      """
    #expect(errors(surfaces + text).isEmpty)
  }

  @Test func tooManyCombinationsOfTwoAreToldWhereTheyMightMeet() {
    var settings = ModelSettings()
    let own = (0..<4).map { axis in
      Axis(name: "axis\(axis)", values: (0..<10).map { "v\($0)" })
    }
    settings.axes = Axes(all: Axes.builtIn.all + own)
    let regions = [("a", [0, 1]), ("b", [2, 3])].map { name, axes in
      let conditions = axes.map { "axis\($0)=v1: \(region(8, 8))" }.joined(separator: ", ")
      let both = axes.map { "axis\($0)=v1" }.joined(separator: " and ")
      return "\(name): { $type: reservedRegion, $value: \(region(9, 9)), "
        + "$when: { \(conditions), \(both): \(region(7, 7)) } }\n"
    }
    let found = errors(surfaces + regions.joined(), settings: settings)
    #expect(found.map(\.id) == [.tooManyCombinations])
    #expect(
      found.first?.message.hasPrefix("'b' and 'a', which may overlap, depend on more than 1024") == true)
  }
}
