#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  extension Typography {
    /// The first family in the size and weight, scaled with the text style of the size. Names such as
    /// `system-ui` or `SF Pro` are the system font, see `systemDesign`; a family that the app does not have
    /// is too. Letter spacing is for `tracking(_:)`.
    nonisolated package var font: SwiftUI.Font {
      let weight = self.fontWeight.weight
      switch self.systemDesign {
      case .standard: return self.fontSize.font(weight: weight, design: .default)
      case .serif: return self.fontSize.font(weight: weight, design: .serif)
      case .rounded: return self.fontSize.font(weight: weight, design: .rounded)
      case .monospaced: return self.fontSize.font(weight: weight, design: .monospaced)
      case nil:
        return SwiftUI.Font.custom(
          self.fontFamily.first ?? "", size: self.fontSize.rawValue, relativeTo: self.fontSize.textStyle
        ).weight(weight)
      }
    }
  }
#endif
