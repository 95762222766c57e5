#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  extension Typography {
    /// The first family in the size and weight, scaled for the content size that the traits ask for. Names
    /// such as `system-ui` or `SF Pro` are the system font, see `systemDesign`; a family that the app does
    /// not have is too.
    nonisolated package func uiFont(for traits: UIKit.UITraitCollection? = nil) -> UIKit.UIFont {
      let metrics = UIKit.UIFontMetrics(forTextStyle: self.fontSize.uiTextStyle)
      return metrics.scaledFont(for: self.unscaledFont, compatibleWith: traits)
    }

    /// Points that a paragraph adds between its lines to give them their height, for the same traits; never
    /// below 0, and 0 where the font decides.
    nonisolated package func lineSpacing(
      for traits: UIKit.UITraitCollection? = nil
    ) -> Foundation.CGFloat {
      guard let multiple = self.lineHeight else { return 0 }
      let font = self.uiFont(for: traits)
      return Swift.max(0, font.pointSize * Foundation.CGFloat(multiple) - font.lineHeight)
    }

    nonisolated private var unscaledFont: UIKit.UIFont {
      let size = self.fontSize.rawValue
      let weight = self.fontWeight.uiWeight
      let system = UIKit.UIFont.systemFont(ofSize: size, weight: weight)
      let designed: UIKit.UIFontDescriptor?
      switch self.systemDesign {
      case .standard: return system
      case .serif: designed = system.fontDescriptor.withDesign(.serif)
      case .rounded: designed = system.fontDescriptor.withDesign(.rounded)
      case .monospaced: designed = system.fontDescriptor.withDesign(.monospaced)
      case nil:
        let traits: [UIKit.UIFontDescriptor.TraitKey: UIKit.UIFont.Weight] = [.weight: weight]
        designed = UIKit.UIFontDescriptor(fontAttributes: [
          .family: self.fontFamily.first ?? "", .traits: traits,
        ])
      }
      return designed.map { UIKit.UIFont(descriptor: $0, size: size) } ?? system
    }
  }
#endif
