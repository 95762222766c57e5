import Foundation
import TestSupport
import Testing
import TokenEmit

/// What stands in `#if canImport(…)`, type-checked where there is no Apple SDK: against stubs of a few signatures
/// in `Tests/Fixtures/AppleStubs`. Only a Mac can show that it compiles against Apple's own.
@Suite("Apple frameworks: STUBS of their signatures, not Apple's SDK")
struct AppleStubTests {
  private static let use = """
    import Foundation
    #if canImport(SwiftUI)
      import SwiftUI

      struct Label: View {
        let horizontal: UserInterfaceSizeClass?
        var body: some View {
          Text("x")
            .font(DS.Text.reading.font)
            .foregroundStyle(DS.Color.label)
            .animation(DS.Motion.appOpen.animation, value: true)
        }
        var context: DS.Context {
          DS.Context(horizontalSizeClass: horizontal, verticalSizeClass: nil, posture: .halfOpen)
        }
        var color: SwiftUI.Color { DS.Color.label.color }
        var style: Font.TextStyle { DS.TextSize.body.textStyle }
        var angle: Angle { DS.Motion.tiltSwitch.angle }
        var still: SwiftUI.Color { DS.Color.label.light.color }
      }
    #endif
    #if canImport(UIKit)
      import UIKit

      func uiKit(_ traits: UITraitCollection) -> (UIColor, UIFont, UIFont) {
        (DS.Color.label.uiColor, DS.TextSize.body.uiFont(for: traits), DS.Text.caption.uiFont())
      }
    #endif
    #if canImport(AppKit)
      import AppKit

      func appKit() -> (NSColor, NSColor) { (DS.Color.label.nsColor, DS.Color.label.dark.nsColor) }
    #endif
    """

  /// The stubs, built once for all tests.
  private static let built = Result { try compilerWithStubs() }

  private let compiler: SwiftCompiler

  init() throws { compiler = try Self.built.get() }

  private static func compilerWithStubs() throws -> SwiftCompiler {
    print("These are stubs of Apple's frameworks, not Apple's SDK: only signatures are checked.")
    let compiler = try SwiftCompiler()
    for (folder, modules) in platforms {
      try compiler.write("", to: "\(folder)/.keep")
      for module in modules {
        let source = Fixtures.directory.appending(path: "AppleStubs/\(module).swift").path
        let result = try compiler.run([
          "-emit-module", "-parse-as-library", "-suppress-warnings", "-module-name", module, "-I", folder,
          source, "-o", "\(folder)/\(module).swiftmodule",
        ])
        try #require(result.status == 0, "\(module): \(result.errors)")
      }
    }
    return compiler
  }

  private static let platforms = [
    ("phone", ["UIKit", "SwiftUI"]), ("mac", ["AppKit", "SwiftUI"]), ("watch", ["SwiftUI"]),
  ]

  @Test("the kit and a use of it compile against the stubs, not against Apple's SDK")
  func kitCompilesAgainstStubs() throws {
    let project = try EmittedProject.kit()
    let isolated = SwiftCompiler.mode6 + ["-default-isolation", "MainActor"]
    let (mode6, mode5) = (SwiftCompiler.modes[0], SwiftCompiler.modes[1])
    let runs = [
      ("phone", mode6), ("phone", mode5), ("phone", isolated), ("mac", mode6), ("mac", isolated),
      ("watch", mode6),
    ]
    for (folder, flags) in runs {
      let said = try compiler.typecheck(project, flags + ["-I", folder], with: ["Use.swift": Self.use])
      #expect(said == "", "\(folder) \(flags)")
    }
  }

  private static let compositeUse = """
    import Foundation
    #if canImport(SwiftUI)
      import SwiftUI

      struct Card: View {
        var body: some View {
          Text("x")
            .font(DS.Typography.body.font)
            .shadow(DS.Shadow.card)
            .shadow(DS.Shadow.sheet)
            .animation(DS.Transition.quick.animation, value: true)
            .animation(DS.CubicBezier.ease.animation(duration: 0.2), value: true)
        }
        var gradient: SwiftUI.Gradient { DS.Gradient.sky.gradient }
        var stroke: SwiftUI.StrokeStyle { DS.Border.dashes.strokeStyle }
        var style: SwiftUI.StrokeStyle { DS.StrokeStyle.dashes.strokeStyle(lineWidth: 2) }
        var weight: Font.Weight { DS.FontWeight.strong.weight }
        var rounded: Font { DS.TextSize.body.font(weight: .bold, design: .rounded) }
      }
    #endif
    #if canImport(UIKit)
      import UIKit

      func uiKit(_ traits: UITraitCollection) -> (UIFont, CGFloat, UIFont.Weight) {
        (DS.Typography.body.uiFont(for: traits), DS.Typography.body.lineSpacing(), DS.FontWeight.strong.uiWeight)
      }
      @MainActor func parameters() -> UICubicTimingParameters { DS.CubicBezier.ease.timingParameters }
    #endif
    #if canImport(AppKit)
      import AppKit

      func appKit() -> (NSFont.Weight, NSFont) { (DS.FontWeight.strong.nsWeight, DS.Typography.body.nsFont) }
    #endif
    """

  @Test("composite types and a use of them compile against the stubs, not against Apple's SDK")
  func compositesCompileAgainstStubs() throws {
    let project = try EmittedProject(folder: Fixtures.directory.appending(path: "Emit/every-type/Tokens"))
    let isolated = SwiftCompiler.mode6 + ["-default-isolation", "MainActor"]
    let runs = [
      ("phone", SwiftCompiler.modes[0]), ("phone", SwiftCompiler.modes[1]), ("phone", isolated),
      ("mac", isolated), ("watch", SwiftCompiler.mode6),
    ]
    for (folder, flags) in runs {
      let use = ["Use.swift": Self.compositeUse]
      let said = try compiler.typecheck(project, flags + ["-I", folder], with: use)
      #expect(said == "", "\(folder) \(flags)")
    }
  }

  @Test("UIKit alone needs nothing of SwiftUI")
  func uiKitAloneNeedsNoSwiftUI() throws {
    var settings = SwiftSettings()
    settings.frameworks = [.uiKit]
    let folder = Fixtures.directory.appending(path: "Emit/every-type/Tokens")
    let project = try EmittedProject(folder: folder, swift: settings)
    #expect(!project.swiftText.contains("import SwiftUI"))
    #expect(try compiler.typecheck(project, SwiftCompiler.mode6 + ["-I", "phone"]) == "")
  }

  @Test("the runtime itself compiles against the stubs, not against Apple's SDK")
  func runtimeCompilesAgainstStubs() throws {
    let runtime = Fixtures.checkout.appending(path: "Sources/TokenRuntime")
    let names = try FileManager.default.contentsOfDirectory(atPath: runtime.path).sorted()
    let paths = names.map { runtime.appending(path: $0).path }
    for (folder, _) in Self.platforms {
      let flags =
        SwiftCompiler.mode6 + ["-wmo", "-package-name", "kit", "-module-name", "TokenRuntime", "-I", folder]
      let result = try compiler.run(["-typecheck"] + flags + paths)
      #expect(result.status == 0 && result.errors == "", "\(folder): \(result.errors)")
    }
  }

  @Test("insets compile against the stubs, not against Apple's SDK")
  func insetsCompileAgainstStubs() throws {
    let project = EmittedProject(
      "card: { $type: insets, $value: { top: 1, leading: 2, bottom: 3, trailing: 4 } }")
    let uses = [
      ("phone", "import SwiftUI\nimport UIKit\n", "(EdgeInsets, NSDirectionalEdgeInsets)"),
      ("mac", "import SwiftUI\nimport AppKit\n", "(EdgeInsets, NSDirectionalEdgeInsets)"),
      ("watch", "import SwiftUI\n", "EdgeInsets"),
    ]
    for (folder, imports, type) in uses {
      let members = ["edgeInsets", "directionalEdgeInsets"].prefix(folder == "watch" ? 1 : 2)
      let values = members.map { "DS.card.\($0)" }.joined(separator: ", ")
      let use = imports + "nonisolated func insets() -> \(type) { (\(values)) }\n"
      let flags = SwiftCompiler.mode6 + ["-default-isolation", "MainActor", "-I", folder]
      #expect(try compiler.typecheck(project, flags, with: ["Use.swift": use]) == "", "\(folder)")
    }
  }

  @Test("what is not asked for is only there where something asked for needs it")
  func hiddenPartsAreOnlyThoseThatAreNeeded() throws {
    var settings = SwiftSettings()
    settings.frameworks = [.swiftUI]
    let text = "c: { $type: color, $value: \"#fff\" }\ns: { $type: textSize, $value: 17 }\n"
    let swift = EmittedProject(text, swift: settings).swiftText
    #expect(swift.contains("nonisolated fileprivate var uiColor"))
    #expect(swift.contains("nonisolated fileprivate var nsColor"))
    #expect(!swift.contains("UIFont"))
    settings.frameworks = [.uiKit]
    let other = EmittedProject(text, swift: settings).swiftText
    #expect(other.contains("nonisolated public var uiColor"))
    #expect(!other.contains("SwiftUI") && !other.contains("AppKit"))
  }

  @Test("every choice of frameworks compiles against the stubs, not against Apple's SDK")
  func frameworksCompileAgainstStubs() throws {
    let choices: [(String, Set<SwiftSettings.Framework>)] = [
      ("phone", []), ("phone", [.swiftUI]), ("phone", [.uiKit]), ("mac", [.swiftUI]), ("mac", [.appKit]),
    ]
    for (folder, frameworks) in choices {
      var settings = SwiftSettings()
      settings.frameworks = frameworks
      let said = try compiler.typecheck(.kit(settings), SwiftCompiler.mode6 + ["-I", folder])
      #expect(said == "", "\(folder) \(frameworks.map(\.rawValue).sorted())")
    }
  }

  @Test("groups named like associated types compile against the stubs, not against Apple's SDK")
  func groupsInSupportTypesCompileAgainstStubs() throws {
    let groups = [
      "Resolved", "Body", "ShapeStyle", "SwiftUI", "color", "Content", "View", "Stop", "Style", "Font",
    ]
    let members = groups.map { "  \($0): { x: \"#fff\" }\n" }
    let types = [
      "color-value", "shadow", "gradient", "stroke-style", "border", "typography", "font-weight",
      "cubic-bezier",
      "transition",
    ]
    let text = types.map { "\($0):\n  $type: color\n" + members.joined() }.joined()
    #expect(try compiler.typecheck(EmittedProject(text), SwiftCompiler.mode6 + ["-I", "phone"]) == "")
  }

  @Test("the stubs are really used: a wrong use is refused")
  func stubsRefuseWrongUse() throws {
    let wrong = "import SwiftUI\nlet x: Font.TextStyle = DS.Color.label.color\n"
    let said = try compiler.typecheck(
      .kit(), SwiftCompiler.mode6 + ["-I", "phone"], with: ["Use.swift": wrong])
    #expect(
      said.contains("cannot convert value of type 'Color' to specified type 'Font.TextStyle'"), "\(said)")
  }
}
