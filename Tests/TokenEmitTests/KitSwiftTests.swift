import Foundation
import TestSupport
import Testing
import TokenEmit

/// The Swift of the project's own tokens, compiled and run.
@Suite struct KitSwiftTests {
  private struct Variation: CustomTestStringConvertible {
    var access = SwiftSettings.Access.public
    var layout = SwiftSettings.Layout.perFile
    var root = "DS"
    var frameworks = Set(SwiftSettings.Framework.allCases)
    var flags = SwiftCompiler.mode6

    var settings: SwiftSettings {
      var settings = SwiftSettings()
      (settings.access, settings.layout) = (access, layout)
      (settings.root, settings.frameworks) = (root, frameworks)
      return settings
    }

    var testDescription: String {
      "\(access.rawValue) \(layout.rawValue) \(root) \(frameworks.count) \(flags.joined(separator: " "))"
    }
  }

  private static let isolated = SwiftCompiler.mode6 + ["-default-isolation", "MainActor"]
  private static let variations: [Variation] = [
    Variation(), Variation(flags: SwiftCompiler.modes[1]), Variation(flags: isolated),
    Variation(access: .internal), Variation(access: .package, flags: SwiftCompiler.modes[1]),
    Variation(layout: .single), Variation(access: .internal, layout: .single, flags: isolated),
    Variation(root: "Theme"), Variation(frameworks: []),
  ]

  @Test(arguments: variations)
  private func compiles(variation: Variation) throws {
    let project = try EmittedProject.kit(variation.settings)
    #expect(project.swift.count == (variation.layout == .single ? 1 : 17))
    #expect(project.swiftText.contains("\n\(variation.access.rawValue) enum \(variation.root) {\n"))
    #expect(try SwiftCompiler().typecheck(project, variation.flags) == "")
  }

  /// Tokens are read off the main actor in a module that is on it by default.
  @Test func isReadFromEverywhere() throws {
    let use = """
      nonisolated func read() -> (CGFloat, Double, CGFloat, CGFloat) {
        let frame = DS.Sheet.compose(in: DS.Context(posture: .halfOpen))
        return (frame.width, DS.Color.label.dark.red, DS.Text.reading.rawValue, DS.ControlBar.module.length(ofItems: 2))
      }
      """
    let compiler = try SwiftCompiler()
    for flags in [SwiftCompiler.mode6, Self.isolated] {
      let text = try compiler.typecheck(
        .kit(), flags, with: ["Use.swift": "import Foundation\n" + use])
      #expect(text == "", "\(flags)")
    }
  }

  @Test func aProgramReadsTheFactsOfTheKit() throws {
    let program = """
      print("item", DS.ControlBar.item)
      for posture in DS.Context.Posture.allCases {
        let sheet = DS.Sheet.compose(in: DS.Context(posture: posture))
        print(posture, sheet.width, sheet.height, sheet.placement, sheet.fitsSurface)
      }
      print("default", DS.Sheet.compose(in: DS.Context()).size.width)
      let regular = DS.Context(width: .regular, height: .regular)
      print("cover", DS.Sheet.cookModeCoversScreen(in: regular), DS.Sheet.cookModeCoversScreen(in: DS.Context(width: .regular)))
      for count in [-1, 0, 1, 2, 5] { print("length", count, DS.ControlBar.module.length(ofItems: count)) }
      let red = DS.Color.red
      for variant in [red.light, red.dark, red.increased, red.darkIncreased] {
        print("red", [variant.red, variant.green, variant.blue, variant.alpha].map { ($0 * 255).rounded() })
      }
      print("size", DS.Text.reading, DS.TextSize.body.rawValue, DS.TextSize.allCases.map(\\.rawValue))
      print("standard", DS.TextSize.allCases.allSatisfy(\\.isStandard), DS.TextSize(rawValue: 16.5) as Any)
      print("spring", DS.Motion.appOpen.response, DS.Motion.appOpen.damping, DS.Motion.frostIn)
      """
    #expect(
      try SwiftCompiler().output(of: program, with: .kit()) == """
        item 48.0
        flat 653.0 587.0 center true
        halfOpen 468.0 587.0 leading true
        closed 653.0 587.0 center true
        default 653.0
        cover true false
        length -1 0.0
        length 0 0.0
        length 1 60.0
        length 2 110.0
        length 5 260.0
        red [255.0, 56.0, 60.0, 255.0]
        red [255.0, 66.0, 69.0, 255.0]
        red [233.0, 21.0, 45.0, 255.0]
        red [255.0, 97.0, 101.0, 255.0]
        size pt17 17.0 [11.0, 12.0, 13.0, 15.0, 16.0, 17.0, 20.0, 22.0, 28.0, 34.0]
        standard true nil
        spring 0.4 0.9 0.25

        """)
  }

  /// A size that is no case cannot get in, and the compiler says so where it was tried.
  @Test func otherTextSizesAreRefusedAtCompileTime() throws {
    let compiler = try SwiftCompiler()
    let label = "import Foundation\nfunc label(_ size: DS.TextSize) {}\nfunc use() {\n"
    let accepted = label + "  label(.body)\n  label(DS.Text.reading)\n  label(.pt17)\n}\n"
    #expect(try compiler.typecheck(.kit(), SwiftCompiler.mode6, with: ["Use.swift": accepted]) == "")
    let refused = label + "  label(16.5)\n  label(17)\n  label(DS.ControlBar.glyph)\n}\n"
    let said = try compiler.typecheck(.kit(), SwiftCompiler.mode6, with: ["Use.swift": refused])
    let errors = said.split(separator: "\n").filter { $0.contains("swift:") && $0.contains(" error: ") }
    let places = errors.map { $0.drop { $0 != "U" }.prefix { $0 != " " } }
    #expect(places == ["Use.swift:4:9:", "Use.swift:5:9:", "Use.swift:6:23:"])
    // Which type a literal is said to have is the compiler's affair.
    let isRight = { (error: Substring) in
      error.contains("cannot convert value of type '")
        && error.hasSuffix("to expected argument type 'DS.TextSize'")
    }
    #expect(errors.allSatisfy(isRight), "\(said)")
  }
}
