import TestSupport
import Testing
import TokenEmit

/// A support type is emitted if a token uses it or a group has its name, and for no other reason.
@Suite struct SupportTypeTests {
  @Test(arguments: [
    ("a: { $type: dimension, $value: 1 }", [] as [String]),
    ("a: { $type: color, $value: \"#fff\" }", ["ColorValue"]),
    ("a: { $type: textSize, $value: 17 }", ["TextSize"]),
    ("a: { $type: angle, $value: 1 }", ["AngleValue"]),
    ("a: { $type: spring, $value: { response: 1s, damping: 1 } }", ["Spring"]),
    ("a: { $type: size, $value: { width: 1, height: 1 } }", ["Size"]),
    ("a: { $type: insets, $value: { top: 1, leading: 1, bottom: 1, trailing: 1 } }", ["Insets"]),
    ("a: { $type: arrangement, $value: { primary: 0.5, split: free } }", ["Arrangement", "Surface"]),
    ("a: { $type: dimension, $value: 1, $when: { posture=closed: 2 } }", ["Context"]),
    ("a: { $type: color, $value: \"#fff\", $when: { appearance=dark: \"#000\" } }", ["ColorValue"]),
    (
      """
      a:
        $type: sheetFrame
        $value: { width: 1, height: 1, placement: full, surface: { width: 1, height: 1 } }
      """, ["SheetFrame", "Surface"]
    ),
    ("surface: { x: { $type: number, $value: 1 } }", ["Surface"]),
    ("edge: { x: { $type: number, $value: 1 } }", ["Edge"]),
    ("size: { x: { $type: number, $value: 1 } }", ["Size"]),
    ("insets: { x: { $type: number, $value: 1 } }", ["Insets"]),
    ("surface-fit: { x: { $type: number, $value: 1 } }", ["Surface", "SurfaceFit"]),
    ("bar-module: { x: { $type: number, $value: 1 } }", ["BarModule", "Edge", "ReservedRegion", "Surface"]),
    ("g: { surface: { x: { $type: number, $value: 1 } } }", []),
    ("surfaces: { x: { $type: number, $value: 1 } }", []),
  ])
  func typesAreEmittedWhereNeeded(text: String, expected: [String]) {
    let project = EmittedProject(text)
    #expect(project.errors == [])
    #expect(declaredTypes(in: project) == expected)
  }

  /// Nothing of a type that is left out is needed by one that is emitted.
  @Test(arguments: ["arrangement", "bar-module", "sheet-frame", "surface-fit"])
  func typeThatOnlyAGroupNamesCompiles(group: String) throws {
    let project = EmittedProject("\(group): { x: { $type: number, $value: 1 } }")
    #expect(try SwiftCompiler().typecheck(project, SwiftCompiler.mode6) == "")
  }

  /// Adding the first surface to a project must not turn the namespace `DS.Surface` into something else.
  @Test func firstTokenOfATypeDoesNotChangeTheNamespace() {
    let before = """
      surface:
        margin: { $type: dimension, $value: 1 }
        inner: { x: { $type: number, $value: 1 } }

      """
    let after = before + "screen: { $type: surface, $value: { width: 1, height: 1 } }\n"
    for text in [before, after] {
      let swift = EmittedProject(text).swiftText
      #expect(swift.contains("  public struct Surface: Swift.Sendable, Swift.Hashable {"))
      #expect(!swift.contains("enum Surface "))
      #expect(swift.contains("\nextension DS.Surface {\n  public enum Inner {}\n}\n"))
      #expect(swift.contains("\nextension DS.Surface {\n  /// 1 pt."))
    }
  }

  @Test func everyNamespaceIsDeclaredOnce() {
    let project = EmittedProject([
      ("a.yaml", "g: { h: { x: { $type: number, $value: 1 } } }"),
      ("b.yaml", "g: { h: { y: { $type: number, $value: 1 } } }"),
    ])
    #expect(project.swiftText.ranges(of: "enum G ").count == 1)
    #expect(project.swiftText.ranges(of: "enum H ").count == 1)
    #expect(project.swiftText.ranges(of: "extension DS.G.H {").count == 2)
  }

  /// The types that are declared directly in an extension of the root.
  private func declaredTypes(in project: EmittedProject) -> [String] {
    project.swiftText.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("  public "), line.contains("Swift.Sendable") else { return nil }
      return line.split(separator: " ")[2].filter { $0 != ":" }
    }
  }
}
