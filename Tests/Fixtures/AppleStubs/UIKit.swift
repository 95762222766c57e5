// A stub of the signatures only: what generated code may use of UIKit, so that it can be type-checked where
// UIKit does not exist. Nothing here works when it is called. Apple's pages, below
// developer.apple.com/documentation:
//   UIColor                  uikit/uicolor
//   UITraitCollection        uikit/uitraitcollection
//   UIUserInterfaceStyle     uikit/uiuserinterfacestyle
//   UIAccessibilityContrast  uikit/uiaccessibilitycontrast
//   UIFont, UIFont.TextStyle uikit/uifont, uikit/uifont/textstyle
//   UIFontMetrics            uikit/uifontmetrics
//   UIFontDescriptor         uikit/uifontdescriptor
//   UICubicTimingParameters  uikit/uicubictimingparameters
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum UIUserInterfaceStyle: Int, @unchecked Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

@available(iOS 13.0, tvOS 13.0, *)
public enum UIAccessibilityContrast: Int, @unchecked Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

@available(iOS 8.0, *)
open class UITraitCollection: NSObject, @unchecked Sendable {
  @available(iOS 12.0, tvOS 10.0, *)
  open var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
  @available(iOS 13.0, tvOS 13.0, *)
  open var accessibilityContrast: UIAccessibilityContrast { fatalError() }
}

@available(iOS 2.0, watchOS 2.0, *)
open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  @available(iOS 10.0, watchOS 3.0, *)
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  @available(iOS 13.0, tvOS 13.0, *)
  @available(watchOS, unavailable)
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { fatalError() }
  @available(iOS 13.0, tvOS 13.0, *)
  @available(watchOS, unavailable)
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { fatalError() }
}

@available(iOS 2.0, watchOS 2.0, *)
open class UIFont: NSObject, @unchecked Sendable {
  @available(iOS 7.0, watchOS 2.0, *)
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { fatalError() }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError() }
  @available(iOS 8.2, *)
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { fatalError() }
  @available(iOS 7.0, watchOS 2.0, *)
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { fatalError() }
  @available(iOS 10.0, *)
  @available(watchOS, unavailable)
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { fatalError() }
  open var pointSize: CGFloat { fatalError() }
  @available(iOS 4.0, *)
  open var lineHeight: CGFloat { fatalError() }
  @available(iOS 7.0, watchOS 2.0, *)
  open var fontDescriptor: UIFontDescriptor { fatalError() }
}

extension UIFont {
  public struct Weight: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  public struct TextStyle: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIFont.Weight {
  public static let ultraLight = UIFont.Weight(0)
  public static let thin = UIFont.Weight(0)
  public static let light = UIFont.Weight(0)
  public static let regular = UIFont.Weight(0)
  public static let medium = UIFont.Weight(0)
  public static let semibold = UIFont.Weight(0)
  public static let bold = UIFont.Weight(0)
  public static let heavy = UIFont.Weight(0)
  public static let black = UIFont.Weight(0)
}

extension UIFont.TextStyle {
  @available(iOS 11.0, watchOS 5.0, *)
  @available(tvOS, unavailable)
  public static let largeTitle = UIFont.TextStyle("")
  @available(iOS 17.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static let extraLargeTitle = UIFont.TextStyle("")
  @available(iOS 17.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static let extraLargeTitle2 = UIFont.TextStyle("")
  @available(iOS 9.0, *)
  public static let title1 = UIFont.TextStyle("")
  @available(iOS 9.0, *)
  public static let title2 = UIFont.TextStyle("")
  @available(iOS 9.0, *)
  public static let title3 = UIFont.TextStyle("")
  public static let headline = UIFont.TextStyle("")
  public static let subheadline = UIFont.TextStyle("")
  public static let body = UIFont.TextStyle("")
  @available(iOS 9.0, *)
  public static let callout = UIFont.TextStyle("")
  public static let footnote = UIFont.TextStyle("")
  public static let caption1 = UIFont.TextStyle("")
  public static let caption2 = UIFont.TextStyle("")
}

@available(iOS 11.0, tvOS 11.0, watchOS 4.0, *)
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) { fatalError() }
  open class var `default`: UIFontMetrics { fatalError() }
  open func scaledFont(for font: UIFont) -> UIFont { fatalError() }
  @available(watchOS, unavailable)
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    fatalError()
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { fatalError() }
  @available(watchOS, unavailable)
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    fatalError()
  }
}

@available(iOS 11.0, tvOS 11.0, *)
public struct NSDirectionalEdgeInsets {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

@available(iOS 7.0, watchOS 2.0, *)
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) { fatalError() }
  @available(iOS 13.0, tvOS 13.0, watchOS 5.2, *)
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { fatalError() }
}

extension UIFontDescriptor {
  public struct AttributeName: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct TraitKey: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct SystemDesign: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIFontDescriptor.AttributeName {
  public static let family = UIFontDescriptor.AttributeName(rawValue: "")
  public static let name = UIFontDescriptor.AttributeName(rawValue: "")
  public static let traits = UIFontDescriptor.AttributeName(rawValue: "")
}

extension UIFontDescriptor.TraitKey {
  public static let weight = UIFontDescriptor.TraitKey(rawValue: "")
}

extension UIFontDescriptor.SystemDesign {
  public static let `default` = UIFontDescriptor.SystemDesign(rawValue: "")
  public static let rounded = UIFontDescriptor.SystemDesign(rawValue: "")
  public static let serif = UIFontDescriptor.SystemDesign(rawValue: "")
  public static let monospaced = UIFontDescriptor.SystemDesign(rawValue: "")
}

@available(iOS 10.0, tvOS 10.0, *)
@MainActor
open class UICubicTimingParameters: NSObject {
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { fatalError() }
}
