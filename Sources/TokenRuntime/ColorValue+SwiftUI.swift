#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension ColorValue.Components {
    /// These components as one colour that never changes.
    nonisolated package var color: SwiftUI.Color {
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
  extension ColorValue {
    /// This colour, following appearance and contrast. watchOS, which is always dark and has no dynamic
    /// colours, gets the dark one; as a shape style it follows contrast there too.
    nonisolated package var color: SwiftUI.Color {
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
  extension ColorValue: SwiftUI.ShapeStyle {
    /// What a shape style resolves to.
    package typealias Resolved = SwiftUI.Color

    /// The colour for the appearance and contrast of an environment.
    nonisolated package func resolve(in environment: SwiftUI.EnvironmentValues) -> SwiftUI.Color {
      switch (environment.colorScheme, environment.colorSchemeContrast) {
      case (.dark, .increased): return self.darkIncreased.color
      case (.dark, _): return self.dark.color
      case (_, .increased): return self.increased.color
      default: return self.light.color
      }
    }
  }
#endif
