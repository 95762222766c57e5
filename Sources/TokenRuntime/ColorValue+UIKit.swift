#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  extension ColorValue.Components {
    /// These components as one colour that never changes.
    nonisolated package var uiColor: UIKit.UIColor {
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

  extension ColorValue {
    /// This colour, following appearance and contrast.
    nonisolated package var uiColor: UIKit.UIColor {
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
#endif
