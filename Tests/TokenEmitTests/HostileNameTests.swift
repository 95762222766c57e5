import Foundation
import TestSupport
import Testing
import TokenEmit
import TokenModel

/// Names that mean something to Swift, or to the code that is generated.
@Suite struct HostileNameTests {
  private static let words = [
    "default", "self", "init", "Type", "Protocol", "subscript", "in", "any", "2xl", "200ms", "double",
    "swift",
    "foundation", "color", "open", "surface", "spring", "ds", "🙂", "a b", "some", "await", "class", "is",
    "-1", "1_5",
  ]
  private static let foreign = [
    "Double", "Foundation", "SwiftUI", "UIKit", "AppKit", "String", "CGFloat", "Color", "Any", "Self",
    "Array",
    "Optional", "Equatable", "Hashable", "Sendable", "Swift", "CaseIterable", "Bool", "Int", "DS",
  ]
  private static let supportTypes = [
    "angle-value": ["degrees", "radians", "AngleValue", "init"],
    "arrangement": ["Split", "crease", "primary", "frames", "Surface", "Arrangement"],
    "bar-module": ["length", "item", "capsule", "strip", "Surface", "Edge", "ReservedRegion"],
    "border": ["color", "width", "style", "StrokeStyle", "ColorValue", "Border"],
    "color-value": ["Space", "Components", "light", "color", "uiColor", "Resolved", "resolve", "Body"],
    "context": ["Posture", "Width", "Context", "init"],
    "corner-radius": ["inset", "radius", "of", "for-side", "CornerRadius"],
    "cubic-bezier": ["x1", "value", "animation", "timing-parameters", "coordinate", "CubicBezier"],
    "edge": ["top", "top-leading", "all-cases", "raw-value", "hash-value", "Edge"],
    "font-weight": ["Named", "bold", "value", "nearest", "weight", "FontWeight"],
    "gradient": ["Stop", "stops", "Gradient", "ColorValue"],
    "insets": ["top", "edge-insets", "directional-edge-insets", "horizontal", "Insets"],
    "reserved-region": ["Kind", "within", "outer", "frame", "Surface"],
    "shadow": ["color", "inset", "radius", "Shadow", "Content", "Body", "View"],
    "sheet-frame": ["Placement", "size", "frame", "full", "Surface"],
    "size": ["width", "height", "c-g-size", "Size"],
    "spring": ["animation", "response", "damping", "stiffness"],
    "stroke-style": ["Style", "LineCap", "dashed", "inset", "dashes", "cap", "StrokeStyle"],
    "surface": ["SizeClass", "Pixels", "Crease", "Axis", "size", "bounds", "Surface"],
    "surface-fit": ["Rule", "scale", "contain", "frame", "Surface", "SurfaceFit"],
    "transition": ["duration", "animation", "CubicBezier", "Transition"],
    "typography": ["font", "ui-font", "body", "SystemDesign", "TextSize", "FontWeight", "line-spacing"],
    "text-size": ["body", "pt17", "all-cases", "raw-value", "font", "text-style", "is-standard"],
  ]

  /// Tokens and groups of the words, at the top and below each other.
  private static let wordText: String = {
    var text = "members:\n" + members(of: words, indentation: "  ")
    for word in words {
      text += "\(quoted(word)):\n  \(quoted(word)):\n    \(quoted(word)): { $type: dimension, $value: 7.5 }\n"
      text += "  c: { $type: color, $value: \"#12ab34\" }\n"
    }
    return text
  }()

  private static let topLevel = [
    "String", "CGFloat", "Array", "Optional", "Equatable", "Hashable", "Sendable", "Bool", "UIKit", "AppKit",
    "SwiftUI",
  ]

  /// Groups whose Swift names are those of the types that values have, beside and around tokens of these types.
  private static let shadowText: String = {
    let values = [
      "dimension": "1.5", "number": "2.5", "string": "text", "boolean": "true", "duration": "1s",
    ]
    let groups = ["c-g-float", "double", "string", "bool", "time-interval", "d-s", "text-size", "surface"]
    let tokens = { (indentation: String) in
      values.sorted { $0.key < $1.key }.map { type, value in
        "\(indentation)a-\(type): { $type: \(type), $value: \(value) }\n"
      }.joined()
    }
    let inner = groups.map { "  \($0):\n" + tokens("    ") }.joined()
    return tokens("") + groups.map { "\($0):\n" + tokens("  ") + inner }.joined()
  }()

  private static let foreignText = topLevel.map { name in
    "\(name):\n  inner:\n" + foreign.map { "    \($0): { t: { $type: textSize, $value: 17 } }\n" }.joined()
  }.joined()

  /// For each support type a group with its name, and in it tokens and groups named like what it has itself.
  private static let supportText = supportTypes.sorted { $0.key < $1.key }.map { type, names in
    let groups = names.map { "  \($0):\n    v: { $type: number, $value: 3 }\n" + conditional }.joined()
    let deep = (names.filter { $0 != "color" } + foreign).map {
      "    \($0): { z: { $type: dimension, $value: 2 } }\n"
    }.joined()
    return "\(type):\n\(groups)  deep:\n\(deep)"
  }.joined()

  private static let conditional = """
        f:
          $type: dimension
          $value: 1
          $when: { posture=half-open: 2, posture=half-open and width=regular: 3 }

    """

  /// The same names as tokens of the groups, not as groups in them.
  private static let supportMemberText = supportTypes.sorted { $0.key < $1.key }.map { type, names in
    "\(type):\n" + members(of: names, indentation: "  ")
  }.joined()

  private static func members(of names: [String], indentation: String) -> String {
    names.enumerated().map { "\(indentation)\(quoted($1)): { $type: number, $value: \($0).25 }\n" }.joined()
  }

  @Test(arguments: [wordText + foreignText, shadowText, supportText, supportMemberText])
  func everyTokenIsReadByItsPath(text: String) throws {
    let project = EmittedProject(text)
    #expect(project.errors == [])
    let readBack = try ReadBack(project)
    #expect(readBack.expected.count > 50)
    let output = try SwiftCompiler().output(of: readBack.program, with: project)
    #expect(output.split(separator: "\n").map(String.init) == readBack.expected)
  }

  @Test func namesThatHideWhatCodeNeedsTakeAnUnderscore() throws {
    let project = EmittedProject("g:\n  $type: number\n  swift: { x: 1 }\n  Type: { x: 1 }\n")
    #expect(try project.tokens()["g.swift.x"]?["swift"] as? String == "DS.G.Swift_.x")
    #expect(
      project.messages(.note) == [
        "'g.swift' is 'Swift_' in Swift, where 'Swift' means something else [renamed-in-swift]",
        "'g.Type' is 'Type_' in Swift, where 'Type' means something else [renamed-in-swift]",
      ])
  }

  @Test func rootNamedLikeASupportTypeCompiles() throws {
    let compiler = try SwiftCompiler()
    for root in ["Surface", "Context", "Shadow"] {
      var settings = SwiftSettings()
      settings.root = root
      let project = EmittedProject(Self.supportText, swift: settings)
      #expect(try compiler.typecheck(project, SwiftCompiler.mode6) == "", "\(root)")
    }
  }
}
