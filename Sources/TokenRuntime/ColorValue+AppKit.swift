#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation

  extension ColorValue.Components {
    /// These components as one colour that never changes.
    nonisolated package var nsColor: AppKit.NSColor {
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

  extension ColorValue {
    /// This colour, following appearance and contrast.
    nonisolated package var nsColor: AppKit.NSColor {
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
#endif
