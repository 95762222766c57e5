import Foundation
import TestSupport
import Testing
import TokenEmit
import TokenModel

/// DTCG's composite types as an app uses them.
@Suite struct CompositeSwiftTests {
  private static func project() throws -> EmittedProject {
    try EmittedProject(folder: Fixtures.directory.appending(path: "Emit/every-type/Tokens"))
  }

  @Test func valuesAreReadAsTheyAreWritten() throws {
    let program = """
      let body = DS.Typography.body
      print(body.fontFamily, body.fontSize == .body, body.lineHeightInPoints ?? 0, body.letterSpacing ?? 1)
      let wide = DS.Typography.wide(in: .init(width: .regular))
      print(DS.Typography.short.lineHeight as Any, wide.fontSize.rawValue)
      print(DS.FontWeight.heaviest.nearest, DS.FontWeight.heaviest.isNamed)
      print(DS.StrokeStyle.dashes.dashes(lineWidth: 1), DS.Border.dashes.style == DS.StrokeStyle.dashes)
      print(DS.Transition.late.delay, DS.CubicBezier.ease.value(at: 1))
      let card = DS.Shadow.card
      print(DS.Shadow.sheet.map(\\.blur), card.inset, DS.Shadow.hole.inset, card.color.light.alpha)
      print(DS.Shadow.either(in: .init()).count, DS.Shadow.either(in: .init(posture: .halfOpen)).count)
      print(DS.Gradient.sky.stops.map(\\.position), DS.Gradient.sky.stops[1].color == DS.borderColor)
      """
    let expected = """
      ["Inter", "Helvetica \\"Neue\\""] true 23.8 0.0
      nil 20.0
      black false
      [4.0, 2.5, 1.0, 4.0, 2.5, 1.0] true
      0.05 1.0
      [24.0, 3.0] false true 0.4
      1 2
      [0.0, 0.4, 1.0] true

      """
    #expect(try SwiftCompiler().output(of: program, with: Self.project()) == expected)
  }

  @Test func coloursInRecordsKeepTheirVariants() throws {
    let program = """
      let line = DS.Ink.line
      print(DS.Followed.referred.color == line, DS.Followed.alias.color == line)
      let own = DS.Followed.own.color
      print(own.light.alpha, own.dark.alpha, own.darkIncreased.alpha)
      print(DS.Followed.stops.stops[0].color == line, DS.Followed.stops.stops[1].color.darkIncreased.red)
      let open = DS.Context(posture: .halfOpen)
      print(DS.Followed.posture(in: open).color == DS.Ink.open(in: open))
      let increased = DS.Context(contrast: .increased)
      let wider = DS.Followed.wider(in: increased)
      print(wider.width, wider.color.dark == line.darkIncreased)
      let dark = DS.Context(appearance: .dark)
      let heavier = DS.Followed.heavierWhenDark(in: dark)
      print(heavier.width, heavier.color.light == line.dark)
      """
    #expect(
      try SwiftCompiler().output(of: program, with: Self.project())
        == "true true\n0.2 0.6 0.6\ntrue 0.6\ntrue\n2.0 true\n2.0 true\n")
  }

  /// Where nothing is snapped, a size that only a composite has is a case too.
  @Test func sizesOfTypographyAreCases() throws {
    var model = ModelSettings()
    model.snapping = .off
    let project = EmittedProject(
      """
      t:
        $type: typography
        $value: { fontFamily: Inter, fontSize: 18.5, fontWeight: 400, letterSpacing: 0, lineHeight: 1 }
      """, model: model)
    #expect(project.swiftText.contains("case pt18_5 = 18.5"))
    #expect(try SwiftCompiler().typecheck(project, SwiftCompiler.mode6) == "")
  }

  /// What stands for a record without being one is told by its value.
  @Test func referencesInJSONAreThoseToRecords() throws {
    let project = EmittedProject(
      """
      n: { $type: number, $value: 500 }
      w: { $type: fontWeight, $value: 600 }
      s: { $type: shadow, $value: [{ color: "#000", offsetX: 0, offsetY: 1, blur: 2, spread: 0 }] }
      all: { $type: shadow, $value: ["{s}"] }
      t:
        $type: typography
        a: { $value: { fontFamily: Inter, fontSize: 17, fontWeight: "{n}", letterSpacing: 0, lineHeight: 1 } }
        b: { $value: { fontFamily: Inter, fontSize: 17, fontWeight: "{w}", letterSpacing: 0, lineHeight: 1 } }
      """)
    let tokens = try project.tokens()
    #expect((tokens["t.a"]?["value"] as? [String: Any])?["fontWeight"] as? Int == 500)
    #expect((tokens["t.b"]?["value"] as? [String: Any])?["fontWeight"] as? String == "{w}")
    #expect((tokens["all"]?["value"] as? [[String: Any]])?.first?["blur"] != nil)
  }

  /// A list of records of any type that may also be one.
  @Test func recordsInAListAreWrapped() {
    let project = EmittedProject(
      """
      s:
        $type: shadow
        $value: { color: "#000", offsetX: 0, offsetY: 0, blur: 0, spread: 0 }
        $when: { posture=closed: [{ color: "#000", offsetX: 0, offsetY: 0, blur: 0, spread: 0 }] }
      """)
    #expect(project.swiftText.contains("func s(in context: DS.Context) -> [DS.Shadow] {"))
    #expect(project.json.contains("\"value\": [\n"))
  }
}
