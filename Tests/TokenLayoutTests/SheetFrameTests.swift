import TestSupport
import Testing
import TokenDiagnostics
import TokenLayout

/// A sheet must fit its surface, in every situation in which it has a size.
@Suite struct SheetFrameTests {
  private let frame = { (width: String, height: String) in
    "{ width: \(width), height: \(height), placement: center, surface: \"{screen}\" }"
  }

  /// What is said of a sheet on a screen of 100 x 200, each after the text it is said of.
  private func errors(_ frame: String, _ more: String = "") -> [String] {
    let text = """
      long: { $type: dimension, $value: 999 }
      screen: { $type: surface, $value: { width: 100, height: 200, scale: 3 } }
      sheet:
        $type: sheetFrame
        $value: \(frame)
      \(more)
      """
    return compile(text).bag.diagnostics.map { "\($0.range?.text ?? ""): \($0.message) [\($0.id)]" }
  }

  @Test(arguments: [("100", "200"), ("99", "1"), ("0", "0")])
  func sheetAsLargeAsItsSurfaceFits(width: String, height: String) {
    #expect(errors(frame(width, height)) == [])
  }

  @Test(arguments: [
    ("101", "200", "101", "101 x 200"), ("100", "200.5", "200.5", "100 x 200.5"),
    ("101", "201", "101", "101 x 201"),
  ])
  func fieldThatIsTooLargeIsMarked(width: String, height: String, place: String, size: String) {
    let message = "sheet 'sheet' is larger than surface 'screen': \(size) > 100 x 200 [sheet-exceeds-surface]"
    #expect(errors(frame(width, height)) == ["\(place): \(message)"])
  }

  /// The value of a reference stands elsewhere, but it is the use that is wrong.
  @Test func referenceIsMarkedWhereTheFieldIsOne() {
    let message = "sheet 'sheet' is larger than surface 'screen': 999 x 1 > 100 x 200 [sheet-exceeds-surface]"
    #expect(errors(frame("\"{long}\"", "1")) == ["\"{long}\": \(message)"])
  }

  @Test func eachVariantIsChecked() {
    let more = """
        $when:
          posture=closed: \(frame("100", "300"))
          posture=half-open: \(frame("100", "200"))
          posture=half-open and width=regular: \(frame("400", "200"))
      """
    let message = "sheet 'sheet' is larger than surface 'screen' when"
    #expect(
      errors(frame("100", "200"), more) == [
        "300: \(message) posture=closed: 100 x 300 > 100 x 200 [sheet-exceeds-surface]",
        "400: \(message) width=regular and posture=half-open: 400 x 200 > 100 x 200 [sheet-exceeds-surface]",
      ])
  }

  /// A surface that depends on a condition is looked at under each.
  @Test func variantsOfTheSurfaceAreChecked() {
    let more = """
      other:
        $type: surface
        $value: { width: 100, height: 200 }
        $when: { posture=closed: { width: 50, height: 200 } }
      second:
        $type: sheetFrame
        $value: { width: 60, height: 10, placement: center, surface: "{other}" }
      """
    #expect(
      errors(frame("1", "1"), more) == [
        "60: sheet 'second' is larger than surface 'other' when posture=closed: 60 x 10 > 50 x 200 "
          + "[sheet-exceeds-surface]"
      ])
  }
}
