import TokenModel

extension PlatformPart {
  /// Fonts for text sizes. A size that is a text style's own gets that style's font, which scales with Dynamic
  /// Type; another scales with the nearest style where the framework can do that.
  static func textSize(_ sizes: TextSizes) -> [PlatformPart] {
    [
      PlatformPart(framework: .swiftUI, source: swiftUIFonts(sizes)),
      PlatformPart(framework: .uiKit, source: uiKitFonts(sizes)),
    ]
  }

  private static func swiftUIFonts(_ sizes: TextSizes) -> String {
    let body = fontBody(
      sizes, own: "SwiftUI.Font.system(self.textStyle, design: design, weight: weight)",
      other: "SwiftUI.Font.system(size: self.rawValue, weight: weight, design: design)")
    return """
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
      extension TextSize {
        /// The text style that this size is named after, so that text scales with Dynamic Type.
        nonisolated package var textStyle: SwiftUI.Font.TextStyle {
          switch self {
      \(cases(sizes) { " return .\($0.swiftUIName)" })
          }
        }

        /// The system font of this size's text style; of the bare size where it is no style's own.
        nonisolated package var font: SwiftUI.Font { self.font(weight: nil) }

        /// The same font with another weight or design.
        nonisolated package func font(
          weight: SwiftUI.Font.Weight?, design: SwiftUI.Font.Design? = nil
        ) -> SwiftUI.Font {
      \(body)
        }
      }

      """
  }

  private static func uiKitFonts(_ sizes: TextSizes) -> String {
    let body = fontBody(
      sizes, own: "UIKit.UIFont.preferredFont(forTextStyle: self.uiTextStyle, compatibleWith: traits)",
      other: "UIKit.UIFontMetrics(forTextStyle: self.uiTextStyle).scaledFont("
        + "for: UIKit.UIFont.systemFont(ofSize: self.rawValue), compatibleWith: traits)")
    return """
      extension TextSize {
        /// The text style that this size is named after. tvOS has no large title and takes the next smaller.
        nonisolated package var uiTextStyle: UIKit.UIFont.TextStyle {
          switch self {
      \(cases(sizes, uiKitReturn))
          }
        }

        /// The system font of this size, scaled for the content size that the traits ask for.
        nonisolated package func uiFont(for traits: UIKit.UITraitCollection? = nil) -> UIKit.UIFont {
      \(body)
        }
      }

      """
  }

  private static func cases(_ sizes: TextSizes, _ body: (TextStyle) -> String) -> String {
    sizes.all.map { size in
      "    case .\(TextSizes.caseName(size)):\(body(TextSizes.style(of: size)))"
    }.joined(separator: "\n")
  }

  private static func uiKitReturn(_ style: TextStyle) -> String {
    let name = style.uiKitName
    guard style == .largeTitle else { return " return .\(name)" }
    return "\n      #if os(tvOS)\n        return .title1\n      #else\n        return .\(name)\n      #endif"
  }

  /// One expression where all sizes are alike, else a choice.
  private static func fontBody(_ sizes: TextSizes, own: String, other: String) -> String {
    let strays = sizes.all.filter { TextSizes.style(of: $0).size != $0.value }
    guard !strays.isEmpty else { return "    \(own)" }
    let names = strays.map { "." + TextSizes.caseName($0) }.joined(separator: ", ")
    guard strays.count < sizes.all.count else { return "    \(other)" }
    return "    switch self {\n    case \(names): return \(other)\n    default: return \(own)\n    }"
  }
}

extension TextStyle {
  /// The member of `SwiftUI.Font.TextStyle`.
  fileprivate var swiftUIName: String {
    switch self {
    case .caption1: "caption"
    case .title1: "title"
    default: uiKitName
    }
  }

  /// The member of `UIKit.UIFont.TextStyle`.
  fileprivate var uiKitName: String { SwiftIdentifier.member(rawValue) ?? rawValue }
}
