// A stub of the signatures only: what generated code may use of AppKit, so that it can be type-checked where
// AppKit does not exist. Nothing here works when it is called. Apple's pages, below
// developer.apple.com/documentation:
//   NSColor                  appkit/nscolor
//   NSAppearance             appkit/nsappearance
//   NSAppearance.Name        appkit/nsappearance/name-swift.struct
//   NSFont, NSFont.TextStyle appkit/nsfont, appkit/nsfont/textstyle
//   NSDirectionalEdgeInsets  appkit/nsdirectionaledgeinsets
//   NSFontDescriptor         appkit/nsfontdescriptor
// A class not known to be Sendable in every SDK is not Sendable here, so that generated code cannot rely on it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class NSAppearance: NSObject {
  open var name: NSAppearance.Name { fatalError() }
  @available(macOS 10.14, *)
  open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? { fatalError() }
}

extension NSAppearance {
  public struct Name: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension NSAppearance.Name {
  public static let aqua = NSAppearance.Name("")
  @available(macOS 10.14, *)
  public static let darkAqua = NSAppearance.Name("")
  public static let vibrantLight = NSAppearance.Name("")
  public static let vibrantDark = NSAppearance.Name("")
  @available(macOS 10.14, *)
  public static let accessibilityHighContrastAqua = NSAppearance.Name("")
  @available(macOS 10.14, *)
  public static let accessibilityHighContrastDarkAqua = NSAppearance.Name("")
  @available(macOS 10.14, *)
  public static let accessibilityHighContrastVibrantLight = NSAppearance.Name("")
  @available(macOS 10.14, *)
  public static let accessibilityHighContrastVibrantDark = NSAppearance.Name("")
}

open class NSColor: NSObject {
  public typealias Name = String

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fatalError()
  }
  @available(macOS 10.12, *)
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fatalError()
  }
  @available(macOS 10.15, *)
  public convenience init(
    name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor
  ) {
    fatalError()
  }
}

open class NSFont: NSObject {
  public init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) { fatalError() }
  open var fontDescriptor: NSFontDescriptor { fatalError() }
  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  @available(macOS 10.11, *)
  open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont { fatalError() }
  @available(macOS 11.0, *)
  open class func preferredFont(
    forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
  ) -> NSFont { fatalError() }
  open var pointSize: CGFloat { fatalError() }
}

extension NSFont {
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

  public struct TextStyleOptionKey: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension NSFont.Weight {
  public static let ultraLight = NSFont.Weight(0)
  public static let thin = NSFont.Weight(0)
  public static let light = NSFont.Weight(0)
  public static let regular = NSFont.Weight(0)
  public static let medium = NSFont.Weight(0)
  public static let semibold = NSFont.Weight(0)
  public static let bold = NSFont.Weight(0)
  public static let heavy = NSFont.Weight(0)
  public static let black = NSFont.Weight(0)
}

@available(macOS 11.0, *)
extension NSFont.TextStyle {
  public static let largeTitle = NSFont.TextStyle("")
  public static let title1 = NSFont.TextStyle("")
  public static let title2 = NSFont.TextStyle("")
  public static let title3 = NSFont.TextStyle("")
  public static let headline = NSFont.TextStyle("")
  public static let subheadline = NSFont.TextStyle("")
  public static let body = NSFont.TextStyle("")
  public static let callout = NSFont.TextStyle("")
  public static let footnote = NSFont.TextStyle("")
  public static let caption1 = NSFont.TextStyle("")
  public static let caption2 = NSFont.TextStyle("")
}

@available(macOS 10.15, *)
public struct NSDirectionalEdgeInsets {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

open class NSFontDescriptor: NSObject {
  public init(fontAttributes attributes: [NSFontDescriptor.AttributeName: Any]? = nil) { fatalError() }
  @available(macOS 10.15, *)
  open func withDesign(_ design: NSFontDescriptor.SystemDesign) -> NSFontDescriptor? { fatalError() }
}

extension NSFontDescriptor {
  public struct AttributeName: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct TraitKey: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct SystemDesign: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension NSFontDescriptor.AttributeName {
  public static let family = NSFontDescriptor.AttributeName(rawValue: "")
  public static let name = NSFontDescriptor.AttributeName(rawValue: "")
  public static let traits = NSFontDescriptor.AttributeName(rawValue: "")
}

extension NSFontDescriptor.TraitKey {
  public static let weight = NSFontDescriptor.TraitKey(rawValue: "")
}

@available(macOS 10.15, *)
extension NSFontDescriptor.SystemDesign {
  public static let `default` = NSFontDescriptor.SystemDesign(rawValue: "")
  public static let rounded = NSFontDescriptor.SystemDesign(rawValue: "")
  public static let serif = NSFontDescriptor.SystemDesign(rawValue: "")
  public static let monospaced = NSFontDescriptor.SystemDesign(rawValue: "")
}
