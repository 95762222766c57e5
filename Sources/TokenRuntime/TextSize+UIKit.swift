#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  extension TextSize {
    /// The text style that this size is named after. tvOS has no large title and takes the next smaller.
    nonisolated package var uiTextStyle: UIKit.UIFont.TextStyle {
      switch self {
      case .pt11: return .caption2
      case .pt12: return .caption1
      case .pt13: return .footnote
      case .pt15: return .subheadline
      case .pt16: return .callout
      case .pt17: return .body
      case .pt20: return .title3
      case .pt22: return .title2
      case .pt28: return .title1
      case .pt34:
        #if os(tvOS)
          return .title1
        #else
          return .largeTitle
        #endif
      }
    }

    /// The system font of this size, scaled for the content size that the traits ask for.
    nonisolated package func uiFont(for traits: UIKit.UITraitCollection? = nil) -> UIKit.UIFont {
      UIKit.UIFont.preferredFont(forTextStyle: self.uiTextStyle, compatibleWith: traits)
    }
  }
#endif
