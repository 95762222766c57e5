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
  ]
}
