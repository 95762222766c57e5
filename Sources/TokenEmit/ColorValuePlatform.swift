import TokenModel

extension PlatformSupport {
  /// Colours that follow appearance and contrast.
  static func colorValue(root: String, settings: SwiftSettings) -> PlatformSupport {
    let access = settings.access.rawValue
    let isHidden = { (framework: SwiftSettings.Framework) in !settings.frameworks.contains(framework) }
    // SwiftUI's dynamic colours are made of UIKit's or AppKit's, be they asked for or not.
    return PlatformSupport(
      swiftUI: swiftUIColor(root: root, access: access),
      uiKit: uiKitColor(root: root, access: isHidden(.uiKit) ? "fileprivate" : access),
      appKit: appKitColor(root: root, access: isHidden(.appKit) ? "fileprivate" : access),
      associatedTypes: ["Resolved"])
  }

  private static func swiftUIColor(root: String, access: String) -> String {
    """
    extension \(root).ColorValue.Components {
      /// These components as one colour that never changes.
      nonisolated \(access) var color: SwiftUI.Color {
        switch self.space {
        case .srgb:
          return SwiftUI.Color(
            .sRGB, red: self.red, green: self.green, blue: self.blue, opacity: self.alpha)
        case .displayP3:
          return SwiftUI.Color(
            .displayP3, red: self.red, green: self.green, blue: self.blue, opacity: self.alpha)
        }
      }
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    extension \(root).ColorValue {
      /// This colour, following appearance and contrast. watchOS, which is always dark and has no dynamic
      /// colours, gets the dark one; as a shape style it follows contrast there too.
      nonisolated \(access) var color: SwiftUI.Color {
        #if canImport(UIKit) && !os(watchOS)
          return SwiftUI.Color(uiColor: self.uiColor)
        #elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
          return SwiftUI.Color(nsColor: self.nsColor)
        #else
          return self.dark.color
        #endif
      }
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    extension \(root).ColorValue: SwiftUI.ShapeStyle {
      /// The colour for the appearance and contrast of an environment.
      nonisolated \(access) func resolve(in environment: SwiftUI.EnvironmentValues) -> SwiftUI.Color {
        switch (environment.colorScheme, environment.colorSchemeContrast) {
        case (.dark, .increased): return self.darkIncreased.color
        case (.dark, _): return self.dark.color
        case (_, .increased): return self.increased.color
        default: return self.light.color
        }
      }
    }

    """
  }

  private static func uiKitColor(root: String, access: String) -> String {
    """
    extension \(root).ColorValue.Components {
      /// These components as one colour that never changes.
      nonisolated \(access) var uiColor: UIKit.UIColor {
        let red = Foundation.CGFloat(self.red)
        let green = Foundation.CGFloat(self.green)
        let blue = Foundation.CGFloat(self.blue)
        let alpha = Foundation.CGFloat(self.alpha)
        switch self.space {
        case .srgb: return UIKit.UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3: return UIKit.UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
      }
    }

    extension \(root).ColorValue {
      /// This colour, following appearance and contrast.
      nonisolated \(access) var uiColor: UIKit.UIColor {
        UIKit.UIColor(
          dynamicProvider: { @Sendable (traits: UIKit.UITraitCollection) -> UIKit.UIColor in
            switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
            case (.dark, .high): return self.darkIncreased.uiColor
            case (.dark, _): return self.dark.uiColor
            case (_, .high): return self.increased.uiColor
            default: return self.light.uiColor
            }
          })
      }
    }

    """
  }

  private static func appKitColor(root: String, access: String) -> String {
    """
    extension \(root).ColorValue.Components {
      /// These components as one colour that never changes.
      nonisolated \(access) var nsColor: AppKit.NSColor {
        let red = Foundation.CGFloat(self.red)
        let green = Foundation.CGFloat(self.green)
        let blue = Foundation.CGFloat(self.blue)
        let alpha = Foundation.CGFloat(self.alpha)
        switch self.space {
        case .srgb: return AppKit.NSColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
        case .displayP3: return AppKit.NSColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
      }
    }

    extension \(root).ColorValue {
      /// This colour, following appearance and contrast.
      nonisolated \(access) var nsColor: AppKit.NSColor {
        AppKit.NSColor(
          name: nil,
          dynamicProvider: { @Sendable (appearance: AppKit.NSAppearance) -> AppKit.NSColor in
            let names: [AppKit.NSAppearance.Name] = [
              .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
            ]
            switch appearance.bestMatch(from: names) ?? .aqua {
            case .accessibilityHighContrastDarkAqua: return self.darkIncreased.nsColor
            case .darkAqua: return self.dark.nsColor
            case .accessibilityHighContrastAqua: return self.increased.nsColor
            default: return self.light.nsColor
            }
          })
      }
    }

    """
  }
}
