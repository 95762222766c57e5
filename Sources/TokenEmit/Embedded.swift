// Written by the embedding test from Sources/TokenRuntime; run it with TOKENC_UPDATE_GOLDENS=1.
// swift-format-ignore-file

/// The text that goes into generated code.
enum Embedded {
  static let runtime: [(name: String, text: String)] = [
    ("AngleValue+SwiftUI", ###"""
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  extension AngleValue {
    /// This angle as SwiftUI takes it.
    nonisolated package var angle: SwiftUI.Angle { SwiftUI.Angle(degrees: self.degrees) }
  }
#endif
"""###),
    ("AngleValue", ###"""
import Foundation

/// An angle.
package struct AngleValue: Swift.Sendable, Swift.Hashable {
  package var degrees: Swift.Double

  nonisolated package init(degrees: Swift.Double) {
    self.degrees = degrees
  }

  nonisolated package var radians: Swift.Double { self.degrees * Swift.Double.pi / 180 }
}
"""###),
    ("Arrangement", ###"""
import Foundation

/// How two panes share an area: side by side, or one above the other where the crease lies across.
package struct Arrangement: Swift.Sendable, Swift.Hashable {
  /// What parts the panes while the surface is half-open.
  package enum Split: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    /// The crease.
    case crease
    /// The share of the primary pane, as when flat.
    case free
  }

  /// The share of the primary pane, between 0 and 1.
  package var primary: Swift.Double
  package var split: Split
  package var surface: Surface?

  nonisolated package init(primary: Swift.Double, split: Split, surface: Surface? = nil) {
    self.primary = primary
    self.split = split
    self.surface = surface
  }

  /// The length of the primary pane by its share, in points.
  nonisolated package func primaryLength(in available: Foundation.CGFloat) -> Foundation.CGFloat {
    available * Foundation.CGFloat(self.primary)
  }

  /// The length of the other pane by its share, in points.
  nonisolated package func secondaryLength(in available: Foundation.CGFloat) -> Foundation.CGFloat {
    available - self.primaryLength(in: available)
  }

  /// The panes by their shares: the primary one on the left, or on top where the surface has a horizontal
  /// crease.
  nonisolated package func frames(
    in surface: Surface
  ) -> (primary: Foundation.CGRect, secondary: Foundation.CGRect) {
    if case .horizontal? = surface.crease?.axis {
      return self.frames(in: surface, partedAt: self.primaryLength(in: surface.height))
    }
    return self.frames(in: surface, partedAt: self.primaryLength(in: surface.width))
  }

  /// The panes while the surface is half-open: parted at its crease if the arrangement splits there, else
  /// by their shares.
  nonisolated package func halfOpenFrames(
    in surface: Surface
  ) -> (primary: Foundation.CGRect, secondary: Foundation.CGRect) {
    guard case .crease = self.split, let crease = surface.crease else { return self.frames(in: surface) }
    return self.frames(in: surface, partedAt: crease.at)
  }

  nonisolated private func frames(
    in surface: Surface, partedAt length: Foundation.CGFloat
  ) -> (primary: Foundation.CGRect, secondary: Foundation.CGRect) {
    if case .horizontal? = surface.crease?.axis {
      return (
        Foundation.CGRect(x: 0, y: 0, width: surface.width, height: length),
        Foundation.CGRect(x: 0, y: length, width: surface.width, height: surface.height - length)
      )
    }
    return (
      Foundation.CGRect(x: 0, y: 0, width: length, height: surface.height),
      Foundation.CGRect(x: length, y: 0, width: surface.width - length, height: surface.height)
    )
  }
}
"""###),
    ("BarModule", ###"""
import Foundation

/// The measures of a bar of controls that stand in a row along an edge.
package struct BarModule: Swift.Sendable, Swift.Hashable {
  /// The side of one square item, in points.
  package var item: Foundation.CGFloat
  /// The breadth of the strip that the bar has along its edge, in points.
  package var band: Foundation.CGFloat
  /// Points between the items and the capsule around them.
  package var inset: Foundation.CGFloat
  /// Points between two items.
  package var spacing: Foundation.CGFloat
  /// The side that it stands along. A corner stands for its left or right side.
  package var edge: Edge
  /// What it stands on; without one, what the regions lie on that it keeps clear of.
  package var surface: Surface?
  /// The regions that the bar keeps clear of.
  package var clears: [ReservedRegion]

  nonisolated package init(
    item: Foundation.CGFloat, band: Foundation.CGFloat, inset: Foundation.CGFloat,
    spacing: Foundation.CGFloat, edge: Edge, surface: Surface? = nil, clears: [ReservedRegion] = []
  ) {
    self.item = item
    self.band = band
    self.inset = inset
    self.spacing = spacing
    self.edge = edge
    self.surface = surface
    self.clears = clears
  }

  /// The length of the capsule around a number of items, in points; 0 without any.
  nonisolated package func length(ofItems count: Swift.Int) -> Foundation.CGFloat {
    guard count > 0 else { return 0 }
    let items = Foundation.CGFloat(count) * self.item
    let gaps = Foundation.CGFloat(count - 1) * self.spacing
    return items + gaps + 2 * self.inset
  }

  /// The breadth of the capsule across the bar, in points.
  nonisolated package var capsule: Foundation.CGFloat { self.item + 2 * self.inset }

  /// The most items whose capsule is no longer than a length.
  nonisolated package func itemCount(fitting length: Foundation.CGFloat) -> Swift.Int {
    guard self.item + self.spacing > 0, length >= self.capsule else { return 0 }
    // A length that was rounded may lack a trace of what its items need.
    let count = (length - 2 * self.inset + self.spacing) / (self.item + self.spacing) + 1e-9
    return Swift.Int(exactly: count.rounded(.down)) ?? Swift.Int.max
  }

  /// The longest stretch of the bar's strip that the regions leave; nil if no surface is known.
  nonisolated package var usableFrame: Foundation.CGRect? {
    guard let surface = self.surface ?? self.clears.first?.surface else { return nil }
    let strip = self.strip(of: surface)
    var free = (start: Foundation.CGFloat(0), length: Foundation.CGFloat(0))
    var start: Foundation.CGFloat = 0
    let end = self.isHorizontal ? surface.width : surface.height
    for taken in self.taken(from: strip, of: surface) + [(start: end, end: end)] {
      if taken.start - start > free.length { free = (start, taken.start - start) }
      start = Swift.max(start, taken.end)
    }
    return self.isHorizontal
      ? Foundation.CGRect(x: free.start, y: strip.minY, width: free.length, height: strip.height)
      : Foundation.CGRect(x: strip.minX, y: free.start, width: strip.width, height: free.length)
  }

  /// The length of the longest stretch of its edge that the regions leave, in points; nil if no surface is
  /// known.
  nonisolated package var usableLength: Foundation.CGFloat? {
    self.usableFrame.map { self.isHorizontal ? $0.width : $0.height }
  }

  /// The most items that fit into one capsule on the usable length; nil if no surface is known.
  nonisolated package var maximumItemCount: Swift.Int? {
    self.usableLength.map { self.itemCount(fitting: $0) }
  }

  nonisolated private var isHorizontal: Swift.Bool {
    switch self.edge {
    case .top, .bottom: return true
    default: return false
    }
  }

  nonisolated private func strip(of surface: Surface) -> Foundation.CGRect {
    switch self.edge {
    case .top: return Foundation.CGRect(x: 0, y: 0, width: surface.width, height: self.band)
    case .bottom:
      return Foundation.CGRect(x: 0, y: surface.height - self.band, width: surface.width, height: self.band)
    case .leading, .topLeading, .bottomLeading:
      return Foundation.CGRect(x: 0, y: 0, width: self.band, height: surface.height)
    case .trailing, .topTrailing, .bottomTrailing:
      return Foundation.CGRect(x: surface.width - self.band, y: 0, width: self.band, height: surface.height)
    }
  }

  /// What the regions take from the strip along its edge, from its start to its end.
  nonisolated private func taken(
    from strip: Foundation.CGRect, of surface: Surface
  ) -> [(start: Foundation.CGFloat, end: Foundation.CGFloat)] {
    let frames = self.clears.map { $0.frame(in: surface) }.filter { frame in
      let isBeside = frame.maxX <= strip.minX || frame.minX >= strip.maxX
      return !isBeside && frame.minY < strip.maxY && frame.maxY > strip.minY
    }
    let spans = frames.map { frame in
      self.isHorizontal ? (start: frame.minX, end: frame.maxX) : (start: frame.minY, end: frame.maxY)
    }
    return spans.sorted { $0.start < $1.start }
  }
}
"""###),
    ("Border+SwiftUI", ###"""
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension Border {
    /// The line as a shape strokes it: `shape.stroke(border.color, style: border.strokeStyle)`.
    nonisolated package var strokeStyle: SwiftUI.StrokeStyle {
      self.style.strokeStyle(lineWidth: self.width)
    }
  }
#endif
"""###),
    ("Border", ###"""
import Foundation

/// The line around something.
package struct Border: Swift.Sendable, Swift.Hashable {
  package var color: ColorValue
  /// Points.
  package var width: Foundation.CGFloat
  package var style: StrokeStyle

  nonisolated package init(color: ColorValue, width: Foundation.CGFloat, style: StrokeStyle) {
    self.color = color
    self.width = width
    self.style = style
  }
}
"""###),
    ("ColorValue+AppKit", ###"""
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation

  extension ColorValue.Components {
    /// These components as one colour that never changes.
    nonisolated package var nsColor: AppKit.NSColor {
      let red = Foundation.CGFloat(self.red)
      let green = Foundation.CGFloat(self.green)
      let blue = Foundation.CGFloat(self.blue)
      let alpha = Foundation.CGFloat(self.alpha)
      switch self.space {
      case .srgb: return AppKit.NSColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
      case .displayP3: return AppKit.NSColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      }
    }
  }

  extension ColorValue {
    /// This colour, following appearance and contrast.
    nonisolated package var nsColor: AppKit.NSColor {
      AppKit.NSColor(
        name: nil,
        dynamicProvider: { @Sendable (appearance: AppKit.NSAppearance) -> AppKit.NSColor in
          let names: [AppKit.NSAppearance.Name] = [
            .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
          ]
          switch appearance.bestMatch(from: names) ?? .aqua {
          case .accessibilityHighContrastDarkAqua: return self.darkIncreased.nsColor
          case .darkAqua: return self.dark.nsColor
          case .accessibilityHighContrastAqua: return self.increased.nsColor
          default: return self.light.nsColor
          }
        })
    }
  }
#endif
"""###),
    ("ColorValue+SwiftUI", ###"""
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
"""###),
    ("ColorValue+UIKit", ###"""
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
"""###),
    ("ColorValue", ###"""
import Foundation

/// A colour with its values for dark appearance and increased contrast.
package struct ColorValue: Swift.Sendable, Swift.Hashable {
  /// The space that components are numbers in.
  package enum Space: Swift.Sendable, Swift.Hashable {
    case srgb
    case displayP3
  }

  /// Red, green, blue and alpha, each from 0 to 1.
  package struct Components: Swift.Sendable, Swift.Hashable {
    package var space: Space
    package var red: Swift.Double
    package var green: Swift.Double
    package var blue: Swift.Double
    package var alpha: Swift.Double

    nonisolated package init(
      _ space: Space, red: Swift.Double, green: Swift.Double, blue: Swift.Double, alpha: Swift.Double = 1
    ) {
      self.space = space
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// An sRGB colour by its digits, `0xRRGGBB`.
    nonisolated package init(hex: Swift.UInt32, alpha: Swift.Double = 1) {
      self.space = .srgb
      self.red = Swift.Double((hex >> 16) & 0xFF) / 255
      self.green = Swift.Double((hex >> 8) & 0xFF) / 255
      self.blue = Swift.Double(hex & 0xFF) / 255
      self.alpha = alpha
    }
  }

  /// The components in light appearance with standard contrast.
  package var light: Components
  /// The components in dark appearance with standard contrast.
  package var dark: Components
  /// The components in light appearance with increased contrast.
  package var increased: Components
  /// The components in dark appearance with increased contrast.
  package var darkIncreased: Components

  /// What is not given is as it is without increased contrast, or else as in light appearance.
  nonisolated package init(
    light: Components, dark: Components? = nil, increased: Components? = nil,
    darkIncreased: Components? = nil
  ) {
    self.light = light
    self.dark = dark ?? light
    self.increased = increased ?? light
    self.darkIncreased = darkIncreased ?? dark ?? light
  }
}
"""###),
    ("CornerRadius", ###"""
import Foundation

/// The radius of a corner, with what it was made from: the corner around it, or the side it is a share of.
package struct CornerRadius: Swift.Sendable, Swift.Hashable {
  /// Points.
  package var radius: Foundation.CGFloat
  /// The radius of the corner around, in points, that this one runs parallel to.
  package var concentric: Foundation.CGFloat?
  /// Points between the two corners.
  package var inset: Foundation.CGFloat?
  /// The radius as a share of a side.
  package var ratio: Swift.Double?
  /// The side that it is a share of, in points.
  package var of: Foundation.CGFloat?

  nonisolated package init(
    radius: Foundation.CGFloat, concentric: Foundation.CGFloat? = nil, inset: Foundation.CGFloat? = nil,
    ratio: Swift.Double? = nil, of: Foundation.CGFloat? = nil
  ) {
    self.radius = radius
    self.concentric = concentric
    self.inset = inset
    self.ratio = ratio
    self.of = of
  }

  /// The radius for content that lies inside this corner, so that both curves run parallel; never below 0.
  nonisolated package func inset(by distance: Foundation.CGFloat) -> CornerRadius {
    let inner = Swift.max(0, self.radius - distance)
    return CornerRadius(radius: inner, concentric: self.radius, inset: distance)
  }

  /// The radius for another side: the same share of it. A radius that is no share of a side stays as it is.
  nonisolated package func forSide(_ side: Foundation.CGFloat) -> CornerRadius {
    guard let ratio = self.ratio else { return self }
    return CornerRadius(radius: Foundation.CGFloat(ratio) * side, ratio: ratio, of: side)
  }

  /// The radius, in points, of a clip that is applied before its view is scaled, as while an app zooms out
  /// of its icon: the scale makes this radius of it. A view that is scaled to nothing shows no corner.
  nonisolated package func beforeScaling(by scale: Foundation.CGFloat) -> Foundation.CGFloat {
    scale > 0 ? self.radius / scale : self.radius
  }
}
"""###),
    ("CubicBezier+SwiftUI", ###"""
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension CubicBezier {
    /// An animation along this curve that takes so many seconds.
    nonisolated package func animation(duration: Foundation.TimeInterval) -> SwiftUI.Animation {
      SwiftUI.Animation.timingCurve(self.x1, self.y1, self.x2, self.y2, duration: duration)
    }
  }
#endif
"""###),
    ("CubicBezier+UIKit", ###"""
#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  extension CubicBezier {
    /// This curve for a property animator.
    @Swift.MainActor package var timingParameters: UIKit.UICubicTimingParameters {
      UIKit.UICubicTimingParameters(
        controlPoint1: Foundation.CGPoint(x: self.x1, y: self.y1),
        controlPoint2: Foundation.CGPoint(x: self.x2, y: self.y2))
    }
  }
#endif
"""###),
    ("CubicBezier", ###"""
import Foundation

/// How an animation gains and loses speed: a curve from (0, 0) to (1, 1) by its two control points. Across
/// runs time, up what is done.
package struct CubicBezier: Swift.Sendable, Swift.Hashable {
  /// From 0 to 1.
  package var x1: Swift.Double
  package var y1: Swift.Double
  /// From 0 to 1.
  package var x2: Swift.Double
  package var y2: Swift.Double

  nonisolated package init(x1: Swift.Double, y1: Swift.Double, x2: Swift.Double, y2: Swift.Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// How much is done at a fraction of the time, which is kept from 0 to 1. It may be below 0 or above 1
  /// where the curve swings back or overshoots.
  nonisolated package func value(at fraction: Swift.Double) -> Swift.Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    // Time never runs backwards along the curve, so the place of a fraction is found by halving.
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.coordinate(at: middle, self.x1, self.x2) < fraction { low = middle } else { high = middle }
    }
    return Self.coordinate(at: (low + high) / 2, self.y1, self.y2)
  }

  /// One coordinate of the curve at a place along it, from those of the control points.
  nonisolated private static func coordinate(
    at place: Swift.Double, _ first: Swift.Double, _ second: Swift.Double
  ) -> Swift.Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
  }
}
"""###),
    ("Edge", ###"""
import Foundation

/// An edge or corner of a surface. Leading is the left: hardware does not mirror.
package enum Edge: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
  case top
  case bottom
  case leading
  case trailing
  case topLeading
  case topTrailing
  case bottomLeading
  case bottomTrailing
}
"""###),
    ("FontWeight+AppKit", ###"""
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation

  extension FontWeight {
    /// The named weight that is nearest.
    nonisolated package var nsWeight: AppKit.NSFont.Weight {
      switch self.nearest {
      case .ultraLight: return .ultraLight
      case .thin: return .thin
      case .light: return .light
      case .regular: return .regular
      case .medium: return .medium
      case .semibold: return .semibold
      case .bold: return .bold
      case .heavy: return .heavy
      case .black: return .black
      }
    }
  }
#endif
"""###),
    ("FontWeight+SwiftUI", ###"""
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension FontWeight {
    /// The named weight that is nearest.
    nonisolated package var weight: SwiftUI.Font.Weight {
      switch self.nearest {
      case .ultraLight: return .ultraLight
      case .thin: return .thin
      case .light: return .light
      case .regular: return .regular
      case .medium: return .medium
      case .semibold: return .semibold
      case .bold: return .bold
      case .heavy: return .heavy
      case .black: return .black
      }
    }
  }
#endif
"""###),
    ("FontWeight+UIKit", ###"""
#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  extension FontWeight {
    /// The named weight that is nearest.
    nonisolated package var uiWeight: UIKit.UIFont.Weight {
      switch self.nearest {
      case .ultraLight: return .ultraLight
      case .thin: return .thin
      case .light: return .light
      case .regular: return .regular
      case .medium: return .medium
      case .semibold: return .semibold
      case .bold: return .bold
      case .heavy: return .heavy
      case .black: return .black
      }
    }
  }
#endif
"""###),
    ("FontWeight", ###"""
import Foundation

/// How heavy a font is.
package struct FontWeight: Swift.Sendable, Swift.Hashable {
  /// The weights that Apple's frameworks have names for: 100, 200 to 900, the lightest first. Other names
  /// for the same numbers are about: DTCG calls 100 thin.
  package enum Named: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// From 1, the lightest, to 1000; 400 is regular.
  package var value: Swift.Double

  nonisolated package init(value: Swift.Double) {
    self.value = value
  }

  /// The named weight that is nearest; between two the heavier.
  nonisolated package var nearest: Named {
    switch self.value {
    case ..<150: return .ultraLight
    case ..<250: return .thin
    case ..<350: return .light
    case ..<450: return .regular
    case ..<550: return .medium
    case ..<650: return .semibold
    case ..<750: return .bold
    case ..<850: return .heavy
    default: return .black
    }
  }

  /// Whether it is a named weight, so that it looks the same on Apple's platforms and elsewhere.
  nonisolated package var isNamed: Swift.Bool {
    self.value >= 100 && self.value <= 900
      && self.value.truncatingRemainder(dividingBy: 100) == 0
  }
}
"""###),
    ("Gradient+SwiftUI", ###"""
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  extension Gradient {
    /// This gradient, whose colours follow appearance and contrast. A stop that lies before the one above it
    /// is moved to it, as in CSS, because SwiftUI needs them in order.
    nonisolated package var gradient: SwiftUI.Gradient {
      var stops: [SwiftUI.Gradient.Stop] = []
      for stop in self.stops {
        let location = Foundation.CGFloat(stop.position)
        let previous = stops.last?.location ?? location
        stops.append(
          SwiftUI.Gradient.Stop(color: stop.color.color, location: Swift.max(previous, location)))
      }
      return SwiftUI.Gradient(stops: stops)
    }
  }
#endif
"""###),
    ("Gradient", ###"""
import Foundation

/// Colours that run into each other along an axis.
package struct Gradient: Swift.Sendable, Swift.Hashable {
  /// A colour at a place on the axis.
  package struct Stop: Swift.Sendable, Swift.Hashable {
    package var color: ColorValue
    /// From 0, the start of the axis, to 1, its end.
    package var position: Swift.Double

    nonisolated package init(color: ColorValue, position: Swift.Double) {
      self.color = color
      self.position = position
    }
  }

  /// In the order in which they are written.
  package var stops: [Stop]

  nonisolated package init(stops: [Stop]) {
    self.stops = stops
  }
}
"""###),
    ("Insets+AppKit", ###"""
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation

  @available(macOS 10.15, *)
  extension Insets {
    /// These insets as compositional layouts take them.
    nonisolated package var directionalEdgeInsets: AppKit.NSDirectionalEdgeInsets {
      AppKit.NSDirectionalEdgeInsets(
        top: self.top, leading: self.leading, bottom: self.bottom, trailing: self.trailing)
    }
  }
#endif
"""###),
    ("Insets+SwiftUI", ###"""
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  extension Insets {
    /// These insets as SwiftUI's padding takes them.
    nonisolated package var edgeInsets: SwiftUI.EdgeInsets {
      SwiftUI.EdgeInsets(
        top: self.top, leading: self.leading, bottom: self.bottom, trailing: self.trailing)
    }
  }
#endif
"""###),
    ("Insets+UIKit", ###"""
#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  extension Insets {
    /// These insets as layout margins and compositional layouts take them.
    nonisolated package var directionalEdgeInsets: UIKit.NSDirectionalEdgeInsets {
      UIKit.NSDirectionalEdgeInsets(
        top: self.top, leading: self.leading, bottom: self.bottom, trailing: self.trailing)
    }
  }
#endif
"""###),
    ("Insets", ###"""
import Foundation

/// The distances from the four edges of something to what lies in it; a negative one reaches out of it.
/// Leading and trailing follow the direction that the language is written in.
package struct Insets: Swift.Sendable, Swift.Hashable {
  /// Points.
  package var top: Foundation.CGFloat
  /// Points.
  package var leading: Foundation.CGFloat
  /// Points.
  package var bottom: Foundation.CGFloat
  /// Points.
  package var trailing: Foundation.CGFloat

  nonisolated package init(
    top: Foundation.CGFloat, leading: Foundation.CGFloat, bottom: Foundation.CGFloat,
    trailing: Foundation.CGFloat
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// What both sides take of a width, in points.
  nonisolated package var horizontal: Foundation.CGFloat { self.leading + self.trailing }

  /// What top and bottom take of a height, in points.
  nonisolated package var vertical: Foundation.CGFloat { self.top + self.bottom }
}
"""###),
    ("ReservedRegion", ###"""
import Foundation

/// A part of a surface that content keeps clear of.
package struct ReservedRegion: Swift.Sendable, Swift.Hashable {
  /// Why the region is reserved.
  package enum Kind: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    /// Something covers it, such as a camera.
    case occlusion
    /// It parts the surface, such as a fold.
    case division
  }

  /// Points.
  package var width: Foundation.CGFloat
  /// Points.
  package var height: Foundation.CGFloat
  /// Where on the surface it lies: in the middle of an edge, or in a corner.
  package var edge: Edge
  package var kind: Kind
  package var surface: Surface
  /// Points between the region and its edge; in a corner, between the region and each of the two edges.
  package var inset: Foundation.CGFloat?
  /// A struct cannot hold itself, so the one region around is kept in a list.
  private var outer: [ReservedRegion]

  /// The region that this one lies in.
  nonisolated package var within: ReservedRegion? {
    get { self.outer.first }
    set { self.outer = newValue.map { [$0] } ?? [] }
  }

  nonisolated package init(
    width: Foundation.CGFloat, height: Foundation.CGFloat, edge: Edge, kind: Kind, surface: Surface,
    inset: Foundation.CGFloat? = nil, within: ReservedRegion? = nil
  ) {
    self.width = width
    self.height = height
    self.edge = edge
    self.kind = kind
    self.surface = surface
    self.inset = inset
    self.outer = within.map { [$0] } ?? []
  }

  /// Where it lies on its surface.
  nonisolated package var frame: Foundation.CGRect { self.frame(in: self.surface) }

  /// Where it lies on a surface: in the middle of its edge, or in its corner, moved away from the edge by
  /// the inset.
  nonisolated package func frame(in surface: Surface) -> Foundation.CGRect {
    let inset = self.inset ?? 0
    let x: Foundation.CGFloat
    switch self.edge {
    case .top, .bottom: x = (surface.width - self.width) / 2
    case .leading, .topLeading, .bottomLeading: x = inset
    case .trailing, .topTrailing, .bottomTrailing: x = surface.width - self.width - inset
    }
    let y: Foundation.CGFloat
    switch self.edge {
    case .leading, .trailing: y = (surface.height - self.height) / 2
    case .top, .topLeading, .topTrailing: y = inset
    case .bottom, .bottomLeading, .bottomTrailing: y = surface.height - self.height - inset
    }
    return Foundation.CGRect(x: x, y: y, width: self.width, height: self.height)
  }
}
"""###),
    ("Shadow+SwiftUI", ###"""
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  extension SwiftUI.View {
    /// Draws a shadow below the view. SwiftUI's own have neither spread nor inset, so these two are not seen:
    /// a shadow that should fall into the view falls below it.
    package func shadow(_ shadow: TokenRuntime.Shadow) -> some SwiftUI.View {
      self.shadow(
        color: shadow.color.color, radius: shadow.radius, x: shadow.offsetX, y: shadow.offsetY)
    }

    /// Draws several shadows below the view, the first on top. SwiftUI draws each from the view with those
    /// before, so together they reach a little further than apart.
    package func shadow(_ shadows: [TokenRuntime.Shadow]) -> some SwiftUI.View {
      shadows.reduce(SwiftUI.AnyView(self)) { view, shadow in SwiftUI.AnyView(view.shadow(shadow)) }
    }
  }
#endif
"""###),
    ("Shadow", ###"""
import Foundation

/// A shadow of something, or with `inset` in it.
package struct Shadow: Swift.Sendable, Swift.Hashable {
  package var color: ColorValue
  /// Points to the right.
  package var offsetX: Foundation.CGFloat
  /// Points down.
  package var offsetY: Foundation.CGFloat
  /// The blur radius, in points, as in CSS: the edge fades over about twice as much.
  package var blur: Foundation.CGFloat
  /// Points by which it is larger, on each side, than what casts it.
  package var spread: Foundation.CGFloat
  /// Whether it falls into what casts it, as into a hole.
  package var inset: Swift.Bool

  nonisolated package init(
    color: ColorValue, offsetX: Foundation.CGFloat, offsetY: Foundation.CGFloat,
    blur: Foundation.CGFloat, spread: Foundation.CGFloat, inset: Swift.Bool = false
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.inset = inset
  }

  /// The radius that Apple's frameworks take for the blur, in points: half of it. DTCG's blur is that of
  /// CSS, twice the standard deviation of the Gaussian (CSS Backgrounds and Borders 3, "Blurring Shadow
  /// Edges"). Apple does not say what its radius is; drawn side by side it is that deviation (Bjango,
  /// "Matching drop shadows").
  nonisolated package var radius: Foundation.CGFloat { self.blur / 2 }
}
"""###),
    ("SheetFrame", ###"""
import Foundation

/// The size of a sheet and where it stands on its surface.
package struct SheetFrame: Swift.Sendable, Swift.Hashable {
  /// Where a sheet stands. Leading is the left: hardware does not mirror.
  package enum Placement: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    /// In the middle of the surface.
    case center
    /// In the middle of the height, to the left of a vertical crease and flush with it; without one at the
    /// left edge.
    case leading
    /// In the middle of the height, to the right of a vertical crease and flush with it; without one at the
    /// right edge.
    case trailing
    /// In the middle of the lower edge.
    case bottom
    /// All of the surface.
    case full
  }

  /// Points.
  package var width: Foundation.CGFloat
  /// Points.
  package var height: Foundation.CGFloat
  package var placement: Placement
  package var surface: Surface

  nonisolated package init(
    width: Foundation.CGFloat, height: Foundation.CGFloat, placement: Placement, surface: Surface
  ) {
    self.width = width
    self.height = height
    self.placement = placement
    self.surface = surface
  }

  nonisolated package var size: Foundation.CGSize {
    Foundation.CGSize(width: self.width, height: self.height)
  }

  /// Where it stands on its surface.
  nonisolated package var frame: Foundation.CGRect { self.frame(in: self.surface) }

  /// Where it stands on a surface.
  nonisolated package func frame(in surface: Surface) -> Foundation.CGRect {
    let middle = (surface.height - self.height) / 2
    let origin: Foundation.CGPoint
    switch self.placement {
    case .center: origin = Foundation.CGPoint(x: (surface.width - self.width) / 2, y: middle)
    case .leading: origin = Foundation.CGPoint(x: self.leadingStart(in: surface), y: middle)
    case .trailing: origin = Foundation.CGPoint(x: self.trailingStart(in: surface), y: middle)
    case .bottom:
      origin = Foundation.CGPoint(x: (surface.width - self.width) / 2, y: surface.height - self.height)
    case .full: return surface.bounds
    }
    return Foundation.CGRect(origin: origin, size: self.size)
  }

  /// Whether the whole sheet lies on its surface.
  nonisolated package var fitsSurface: Swift.Bool {
    let frame = self.frame
    return self.width <= self.surface.width && self.height <= self.surface.height
      && frame.minX >= 0 && frame.maxX <= self.surface.width
  }

  nonisolated private func leadingStart(in surface: Surface) -> Foundation.CGFloat {
    guard let crease = surface.crease, case .vertical = crease.axis else { return 0 }
    return crease.at - self.width
  }

  nonisolated private func trailingStart(in surface: Surface) -> Foundation.CGFloat {
    guard let crease = surface.crease, case .vertical = crease.axis else {
      return surface.width - self.width
    }
    return crease.at
  }
}
"""###),
    ("Size", ###"""
import Foundation

/// A width and a height.
package struct Size: Swift.Sendable, Swift.Hashable {
  /// Points.
  package var width: Foundation.CGFloat
  /// Points.
  package var height: Foundation.CGFloat

  nonisolated package init(width: Foundation.CGFloat, height: Foundation.CGFloat) {
    self.width = width
    self.height = height
  }

  /// This size as frames and drawing take it.
  nonisolated package var cgSize: Foundation.CGSize {
    Foundation.CGSize(width: self.width, height: self.height)
  }
}
"""###),
    ("Spring+SwiftUI", ###"""
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  extension Spring {
    /// This spring as an animation.
    nonisolated package var animation: SwiftUI.Animation {
      SwiftUI.Animation.spring(response: self.response, dampingFraction: self.damping, blendDuration: 0)
    }
  }
#endif
"""###),
    ("Spring", ###"""
import Foundation

/// A spring by the time it takes to respond and by its damping.
package struct Spring: Swift.Sendable, Swift.Hashable {
  /// Seconds.
  package var response: Foundation.TimeInterval
  /// The fraction of critical damping.
  package var damping: Swift.Double

  nonisolated package init(response: Foundation.TimeInterval, damping: Swift.Double) {
    self.response = response
    self.damping = damping
  }

  /// The stiffness of this spring with a mass of 1.
  nonisolated package var stiffness: Swift.Double {
    let frequency = 2 * Swift.Double.pi / self.response
    return frequency * frequency
  }

  /// The damping coefficient of this spring with a mass of 1, as `CASpringAnimation` takes it.
  nonisolated package var dampingCoefficient: Swift.Double {
    4 * Swift.Double.pi * self.damping / self.response
  }

  /// How much it swings past its end, from 0 for not at all to 1 for ever; negative for one that is slower
  /// than it need be. With the response as the duration, it is what SwiftUI and UIKit call bounce.
  nonisolated package var bounce: Swift.Double {
    self.damping <= 1 ? 1 - self.damping : 1 / self.damping - 1
  }
}
"""###),
    ("StrokeStyle+SwiftUI", ###"""
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension StrokeStyle {
    /// This style for a line of a width in points. SwiftUI has no double, grooved or raised lines: `double`,
    /// `groove`, `ridge`, `outset` and `inset` are solid, which is nearest (DTCG Format, section 9.3.3).
    nonisolated package func strokeStyle(lineWidth: Foundation.CGFloat) -> SwiftUI.StrokeStyle {
      let dash = self.dashes(lineWidth: lineWidth)
      switch self.cap {
      case .round: return SwiftUI.StrokeStyle(lineWidth: lineWidth, lineCap: .round, dash: dash)
      case .butt: return SwiftUI.StrokeStyle(lineWidth: lineWidth, lineCap: .butt, dash: dash)
      case .square: return SwiftUI.StrokeStyle(lineWidth: lineWidth, lineCap: .square, dash: dash)
      }
    }
  }
#endif
"""###),
    ("StrokeStyle", ###"""
import Foundation

/// How a line is drawn: by a name, or by the lengths of its dashes and gaps.
package struct StrokeStyle: Swift.Sendable, Swift.Hashable {
  /// The styles that have a name, which are those of CSS.
  package enum Style: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    case solid
    case dashed
    case dotted
    case double
    case groove
    case ridge
    case outset
    case inset
  }

  /// What the end of a dash looks like.
  package enum LineCap: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    case round
    case butt
    case square
  }

  /// Nil where the dashes are given instead.
  package var style: Style?
  /// The lengths of dashes and gaps in turn, in points.
  package var dashArray: [Foundation.CGFloat]
  /// How the dashes that are given end.
  package var lineCap: LineCap

  nonisolated package init(
    style: Style? = nil, dashArray: [Foundation.CGFloat] = [], lineCap: LineCap = .butt
  ) {
    self.style = style
    self.dashArray = dashArray
    self.lineCap = lineCap
  }

  /// Dashes and gaps in turn, in points, for a line of a width; empty for a line without gaps. Dashes that
  /// are given count twice where their number is odd. By name, `dashed` has dashes and gaps of twice the
  /// width, `dotted` round dots as far apart as they are wide, and all others none: a double, grooved or
  /// raised line is drawn solid.
  nonisolated package func dashes(lineWidth: Foundation.CGFloat) -> [Foundation.CGFloat] {
    switch self.style {
    case .dashed: return lineWidth > 0 ? [2 * lineWidth, 2 * lineWidth] : []
    case .dotted: return lineWidth > 0 ? [0, 2 * lineWidth] : []
    case .solid, .double, .groove, .ridge, .outset, .inset: return []
    case nil:
      // Without any length there is nothing that could be drawn or left out.
      guard self.dashArray.contains(where: { $0 > 0 }) else { return [] }
      return self.dashArray.count % 2 == 0 ? self.dashArray : self.dashArray + self.dashArray
    }
  }

  /// How each dash ends.
  nonisolated package var cap: LineCap {
    switch self.style {
    case .dotted: return .round
    case nil: return self.lineCap
    default: return .butt
    }
  }
}
"""###),
    ("Surface", ###"""
import Foundation

/// An area that an app may fill: a display, or a part of one.
package struct Surface: Swift.Sendable, Swift.Hashable {
  /// How much room there is in one direction.
  package enum SizeClass: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    case compact
    case regular
  }

  /// The number of pixels that are rendered.
  package struct Pixels: Swift.Sendable, Swift.Hashable {
    package var width: Swift.Double
    package var height: Swift.Double

    nonisolated package init(width: Swift.Double, height: Swift.Double) {
      self.width = width
      self.height = height
    }
  }

  /// The line along which the surface folds.
  package struct Crease: Swift.Sendable, Swift.Hashable {
    /// The direction the crease runs in.
    package enum Axis: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
      case vertical
      case horizontal
    }

    package var axis: Axis
    /// Points from the leading edge of a vertical crease, from the top edge of a horizontal one.
    package var at: Foundation.CGFloat
    /// The breadth around the crease that content should keep clear of, in points.
    package var band: Foundation.CGFloat?

    nonisolated package init(axis: Axis, at: Foundation.CGFloat, band: Foundation.CGFloat? = nil) {
      self.axis = axis
      self.at = at
      self.band = band
    }

    /// Where the band around it begins, in points; where the crease is without one.
    nonisolated package var start: Foundation.CGFloat { self.at - (self.band ?? 0) / 2 }

    /// Where the band around it ends, in points; where the crease is without one.
    nonisolated package var end: Foundation.CGFloat { self.at + (self.band ?? 0) / 2 }
  }

  /// Points.
  package var width: Foundation.CGFloat
  /// Points.
  package var height: Foundation.CGFloat
  /// Pixels to a point.
  package var scale: Swift.Double?
  package var pixels: Pixels?
  package var crease: Crease?
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?

  nonisolated package init(
    width: Foundation.CGFloat, height: Foundation.CGFloat, scale: Swift.Double? = nil,
    pixels: Pixels? = nil, crease: Crease? = nil, widthClass: SizeClass? = nil,
    heightClass: SizeClass? = nil
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
    self.crease = crease
    self.widthClass = widthClass
    self.heightClass = heightClass
  }

  nonisolated package var size: Foundation.CGSize {
    Foundation.CGSize(width: self.width, height: self.height)
  }

  /// The whole surface.
  nonisolated package var bounds: Foundation.CGRect {
    Foundation.CGRect(x: 0, y: 0, width: self.width, height: self.height)
  }
}
"""###),
    ("SurfaceFit", ###"""
import Foundation

/// How one surface is shown on another: scaled by one factor, so that its aspect is kept, and centred.
package struct SurfaceFit: Swift.Sendable, Swift.Hashable {
  /// What decides the factor.
  package enum Rule: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    /// The widths become equal; the height may be larger than the host's.
    case width
    /// The heights become equal; the width may be larger than the host's.
    case height
    /// The content becomes as large as it can be without being larger than the host.
    case contain
  }

  /// What is scaled.
  package var content: Surface
  /// What it is shown on.
  package var host: Surface
  package var by: Rule

  nonisolated package init(content: Surface, host: Surface, by: Rule) {
    self.content = content
    self.host = host
    self.by = by
  }

  /// Points of the host to one point of the content; 0 where the content has no size.
  nonisolated package var scale: Foundation.CGFloat {
    guard self.content.width > 0, self.content.height > 0 else { return 0 }
    let byWidth = self.host.width / self.content.width
    let byHeight = self.host.height / self.content.height
    switch self.by {
    case .width: return byWidth
    case .height: return byHeight
    case .contain: return Swift.min(byWidth, byHeight)
    }
  }

  /// The size of the scaled content, in points of the host.
  nonisolated package var size: Foundation.CGSize {
    let scale = self.scale
    return Foundation.CGSize(width: self.content.width * scale, height: self.content.height * scale)
  }

  /// Where the scaled content begins, in points of the host. What is left over is the same on both sides;
  /// negative, it is what is cut off.
  nonisolated package var offset: Foundation.CGPoint {
    let size = self.size
    return Foundation.CGPoint(
      x: (self.host.width - size.width) / 2, y: (self.host.height - size.height) / 2)
  }

  /// The scaled content on the host, in points of the host.
  nonisolated package var frame: Foundation.CGRect {
    Foundation.CGRect(origin: self.offset, size: self.size)
  }
}
"""###),
    ("TextSize+SwiftUI", ###"""
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
"""###),
    ("TextSize+UIKit", ###"""
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
"""###),
    ("TextSize", ###"""
import Foundation

/// A size that type may have, in points. A function that takes one accepts no other number.
package enum TextSize: Foundation.CGFloat, Swift.CaseIterable, Swift.Sendable {
  case pt11 = 11
  case pt12 = 12
  case pt13 = 13
  case pt15 = 15
  case pt16 = 16
  case pt17 = 17
  case pt20 = 20
  case pt22 = 22
  case pt28 = 28
  case pt34 = 34

  /// 11 pt.
  nonisolated package static var caption2: TextSize { .pt11 }

  /// 12 pt.
  nonisolated package static var caption1: TextSize { .pt12 }

  /// 13 pt.
  nonisolated package static var footnote: TextSize { .pt13 }

  /// 15 pt.
  nonisolated package static var subheadline: TextSize { .pt15 }

  /// 16 pt.
  nonisolated package static var callout: TextSize { .pt16 }

  /// 17 pt.
  nonisolated package static var body: TextSize { .pt17 }

  /// 20 pt.
  nonisolated package static var title3: TextSize { .pt20 }

  /// 22 pt.
  nonisolated package static var title2: TextSize { .pt22 }

  /// 28 pt.
  nonisolated package static var title1: TextSize { .pt28 }

  /// 34 pt.
  nonisolated package static var largeTitle: TextSize { .pt34 }

  /// Whether it is one of the standard sizes, rather than one that only a token uses.
  nonisolated package var isStandard: Swift.Bool {
    true
  }
}
"""###),
    ("Transition+SwiftUI", ###"""
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension Transition {
    /// This transition as an animation. A delay below 0 counts as none: SwiftUI cannot begin part of the way
    /// in.
    nonisolated package var animation: SwiftUI.Animation {
      self.timingFunction.animation(duration: self.duration).delay(Swift.max(0, self.delay))
    }
  }
#endif
"""###),
    ("Transition", ###"""
import Foundation

/// How a change is animated.
package struct Transition: Swift.Sendable, Swift.Hashable {
  /// Seconds.
  package var duration: Foundation.TimeInterval
  /// Seconds before it begins.
  package var delay: Foundation.TimeInterval
  package var timingFunction: CubicBezier

  nonisolated package init(
    duration: Foundation.TimeInterval, delay: Foundation.TimeInterval, timingFunction: CubicBezier
  ) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}
"""###),
    ("Typography+AppKit", ###"""
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation

  extension Typography {
    /// The first family in the size and weight. Names such as `system-ui` or `SF Pro` are the system font,
    /// see `systemDesign`; a family that the app does not have is too.
    nonisolated package var nsFont: AppKit.NSFont {
      let size = self.fontSize.rawValue
      let weight = self.fontWeight.nsWeight
      let system = AppKit.NSFont.systemFont(ofSize: size, weight: weight)
      let designed: AppKit.NSFontDescriptor?
      switch self.systemDesign {
      case .standard: return system
      case .serif: designed = system.fontDescriptor.withDesign(.serif)
      case .rounded: designed = system.fontDescriptor.withDesign(.rounded)
      case .monospaced: designed = system.fontDescriptor.withDesign(.monospaced)
      case nil:
        let traits: [AppKit.NSFontDescriptor.TraitKey: AppKit.NSFont.Weight] = [.weight: weight]
        designed = AppKit.NSFontDescriptor(fontAttributes: [
          .family: self.fontFamily.first ?? "", .traits: traits,
        ])
      }
      return designed.flatMap { AppKit.NSFont(descriptor: $0, size: size) } ?? system
    }
  }
#endif
"""###),
    ("Typography+SwiftUI", ###"""
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
"""###),
    ("Typography+UIKit", ###"""
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
"""###),
    ("Typography", ###"""
import Foundation

/// How text is set.
package struct Typography: Swift.Sendable, Swift.Hashable {
  /// The faces that the system has of its own font.
  package enum SystemDesign: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    case standard
    case serif
    case rounded
    case monospaced
  }

  /// The families by name, the one to prefer first.
  package var fontFamily: [Swift.String]
  package var fontSize: TextSize
  package var fontWeight: FontWeight
  /// Points between two letters beside those the font has; nil where the font decides.
  package var letterSpacing: Foundation.CGFloat?
  /// The height of a line as a multiple of the size; nil where the font decides.
  package var lineHeight: Swift.Double?

  nonisolated package init(
    fontFamily: [Swift.String], fontSize: TextSize, fontWeight: FontWeight,
    letterSpacing: Foundation.CGFloat? = nil, lineHeight: Swift.Double? = nil
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }

  /// The height of a line at the size that text has by default, in points; nil where the font decides.
  nonisolated package var lineHeightInPoints: Foundation.CGFloat? {
    self.lineHeight.map { multiple in
      // Without the noise of binary fractions: 17 x 1.4 is 23.8.
      (self.fontSize.rawValue * Foundation.CGFloat(multiple) * 1_000_000).rounded() / 1_000_000
    }
  }

  /// The system font that the first family stands for, be it by a generic name of CSS (Fonts 4, "Generic
  /// font families") or by Apple's own name; nil for a family of its own.
  nonisolated package var systemDesign: SystemDesign? {
    switch self.fontFamily.first?.lowercased() {
    case "system-ui", "ui-sans-serif", "sans-serif", "-apple-system", "blinkmacsystemfont", "sf pro",
      "sf pro text", "sf pro display":
      return .standard
    case "ui-serif", "serif", "new york": return .serif
    case "ui-rounded", "sf pro rounded": return .rounded
    case "ui-monospace", "monospace", "sf mono": return .monospaced
    default: return nil
    }
  }
}
"""###),
  ]
}
