#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  extension TextSize {
    /// The text style that this size is named after, so that text scales with Dynamic Type.
    nonisolated package var textStyle: SwiftUI.Font.TextStyle {
      switch self {
      case .pt11: return .caption2
      case .pt12: return .caption
      case .pt13: return .footnote
      case .pt15: return .subheadline
      case .pt16: return .callout
      case .pt17: return .body
      case .pt20: return .title3
      case .pt22: return .title2
      case .pt28: return .title
      case .pt34: return .largeTitle
      }
    }

    /// The system font of this size's text style; of the bare size where it is no style's own.
    nonisolated package var font: SwiftUI.Font { self.font(weight: nil) }

    /// The same font with another weight or design.
    nonisolated package func font(
      weight: SwiftUI.Font.Weight?, design: SwiftUI.Font.Design? = nil
    ) -> SwiftUI.Font {
      SwiftUI.Font.system(self.textStyle, design: design, weight: weight)
    }
  }
#endif
