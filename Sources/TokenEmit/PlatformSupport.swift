import TokenModel

/// What a support type has for Apple's frameworks, as the text of extensions.
///
/// Every member is `nonisolated`, so that it compiles in modules whose default isolation is the main actor. Own
/// enums are matched, never compared: their `==` belongs to the main actor there.
struct PlatformSupport: Sendable {
  var swiftUI = ""
  var uiKit = ""
  var appKit = ""
  /// The associated types of the protocols it conforms to there: a nested type of that name would be taken for one.
  var associatedTypes: Set<String> = []

  static let none = PlatformSupport()

  static func forType(_ name: String, root: String, settings: SwiftSettings) -> PlatformSupport {
    switch name {
    case "ColorValue": colorValue(root: root, settings: settings)
    case "Spring": spring(root: root, access: settings.access.rawValue)
    case "AngleValue": angleValue(root: root, access: settings.access.rawValue)
    default: none
    }
  }

  private static func spring(root: String, access: String) -> PlatformSupport {
    PlatformSupport(
      swiftUI: """
        extension \(root).Spring {
          /// This spring as an animation.
          nonisolated \(access) var animation: SwiftUI.Animation {
            SwiftUI.Animation.spring(response: self.response, dampingFraction: self.damping, blendDuration: 0)
          }
        }

        """)
  }

  private static func angleValue(root: String, access: String) -> PlatformSupport {
    PlatformSupport(
      swiftUI: """
        extension \(root).AngleValue {
          /// This angle as SwiftUI takes it.
          nonisolated \(access) var angle: SwiftUI.Angle { SwiftUI.Angle(degrees: self.degrees) }
        }

        """)
  }

  /// Size classes become a context where it has a width and a height.
  static func context(_ axes: [ContextAxis], root: String, settings: SwiftSettings) -> PlatformSupport {
    let classes = [Axes.width.name: "horizontalSizeClass", Axes.height.name: "verticalSizeClass"]
    let fromSizeClass = axes.filter { classes[$0.name] != nil }
    guard !fromSizeClass.isEmpty else { return none }
    let parameters = axes.map { axis in
      classes[axis.name].map { "\($0): SwiftUI.UserInterfaceSizeClass?" }
        ?? "\(axis.property): \(axis.type) = .\(axis.cases[0])"
    }
    let arguments = axes.map { axis in
      classes[axis.name].map { "\(axis.property): \($0) == .regular ? .regular : .compact" }
        ?? "\(axis.property): \(axis.property)"
    }
    return PlatformSupport(
      swiftUI: """
        extension \(root).Context {
          /// A context from the size classes of an environment; none counts as compact.
          nonisolated \(settings.access.rawValue) init(
            \(parameters.joined(separator: ",\n    "))
          ) {
            self.init(
              \(arguments.joined(separator: ",\n      ")))
          }
        }

        """)
  }
}
