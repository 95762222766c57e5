// A stub of the signatures only: what generated code may use of SwiftUI, so that it can be type-checked where
// SwiftUI does not exist. Nothing here works when it is called. Apple's pages, below
// developer.apple.com/documentation/swiftui:
//   View, ViewBuilder, ViewModifier   view, viewbuilder, viewmodifier
//   EmptyView, Text, ModifiedContent  emptyview, text, modifiedcontent
//   ShapeStyle                        shapestyle
//   Color, Color.Resolved             color, color/resolved
//   EnvironmentValues                 environmentvalues
//   ColorScheme, ColorSchemeContrast  colorscheme, colorschemecontrast
//   UserInterfaceSizeClass            userinterfacesizeclass
//   Font, Font.TextStyle              font, font/textstyle
//   Animation, Spring, Angle          animation, spring, angle
//   EdgeInsets                        edgeinsets
//   AnyView, StrokeStyle              anyview, strokestyle
//   Gradient, Gradient.Stop           gradient, gradient/stop
// CGLineCap and CGLineJoin are Core Graphics' own, which SwiftUI shows on.
// Members are nonisolated where Apple's are; a View is on the main actor, as it is in Apple's SDK.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

#if canImport(UIKit)
  import UIKit
#endif
#if canImport(AppKit)
  import AppKit
#endif

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Never: View {
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EmptyView: View {
  public typealias Body = Never
  nonisolated public init() {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Text: Equatable, View {
  public typealias Body = Never
  nonisolated public init<S>(_ content: S) where S: StringProtocol {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct AnyView: View {
  public typealias Body = Never
  nonisolated public init<V>(_ view: V) where V: View {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { EmptyView() }
  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { EmptyView() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    EmptyView()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol ShapeStyle: Sendable {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  associatedtype Resolved: ShapeStyle = Never
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self.Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Never: ShapeStyle {
  public typealias Resolved = Never
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { Color.clear }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ShapeStyle where Self == Color {
  public static var black: Color { fatalError() }
  public static var blue: Color { fatalError() }
  public static var clear: Color { fatalError() }
  public static var red: Color { fatalError() }
  public static var white: Color { fatalError() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Color: Hashable, CustomStringConvertible, Sendable {
  public enum RGBColorSpace: Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public var description: String { fatalError() }
  public func opacity(_ opacity: Double) -> Color { fatalError() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Color {
  @frozen public struct Resolved: Hashable, BitwiseCopyable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) { fatalError() }
  }

  public init(_ resolved: Color.Resolved) {}
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { fatalError() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color: ShapeStyle {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

#if canImport(UIKit)
  @available(iOS 15.0, tvOS 15.0, watchOS 8.0, *)
  extension Color {
    public init(uiColor: UIColor) {}
  }
#endif

#if canImport(AppKit)
  @available(macOS 12.0, *)
  extension Color {
    public init(nsColor: NSColor) {}
  }
#endif

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EnvironmentValues: CustomStringConvertible {
  public init() {}
  public var description: String { fatalError() }
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set { fatalError() }
  }
  public var colorSchemeContrast: ColorSchemeContrast { fatalError() }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set { fatalError() }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle
    case title
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title2
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case caption2
    nonisolated public static var allCases: [Font.TextStyle] { fatalError() }
  }

  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  @frozen public struct Weight: Hashable, Sendable {
    public static let ultraLight = Font.Weight()
    public static let thin = Font.Weight()
    public static let light = Font.Weight()
    public static let regular = Font.Weight()
    public static let medium = Font.Weight()
    public static let semibold = Font.Weight()
    public static let bold = Font.Weight()
    public static let heavy = Font.Weight()
    public static let black = Font.Weight()
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font { fatalError() }

  // Deprecated as in Apple's newest SDK, and here on every platform: generated code must not choose it.
  @available(*, deprecated, message: "use system(_:design:weight:)")
  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font { fatalError() }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font { fatalError() }

  // Deprecated as in Apple's newest SDK, and here on every platform: generated code must not choose it.
  @available(*, deprecated, message: "use the one with an optional weight and design")
  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font { fatalError() }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
    fatalError()
  }
  public func weight(_ weight: Font.Weight) -> Font { fatalError() }

  public static let largeTitle = Font()
  public static let title = Font()
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title2 = Font()
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let caption2 = Font()
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Animation: Equatable, Sendable {
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { fatalError() }
  public func delay(_ delay: TimeInterval) -> Animation { fatalError() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { fatalError() }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { fatalError() }
  public static var spring: Animation { fatalError() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { fatalError() }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation { fatalError() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct Spring: Hashable, Sendable {
  public init(response: Double, dampingRatio: Double) {}
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {}
  public var response: Double { fatalError() }
  public var dampingRatio: Double { fatalError() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Angle: Sendable {
  public var radians: Double
  public var degrees: Double {
    get { fatalError() }
    set { fatalError() }
  }
  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { fatalError() }
  public static func radians(_ radians: Double) -> Angle { fatalError() }
  public static func degrees(_ degrees: Double) -> Angle { fatalError() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public enum CGLineCap: Int32, @unchecked Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

public enum CGLineJoin: Int32, @unchecked Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) { fatalError() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Gradient: Equatable, Sendable {
  @frozen public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { fatalError() }
  }

  public var stops: [Gradient.Stop]
  public init(stops: [Gradient.Stop]) { fatalError() }
  public init(colors: [Color]) { fatalError() }
}
