// Written by the embedding test from Sources/TokenRuntime; run it with TOKENC_UPDATE_GOLDENS=1.
// swift-format-ignore-file

/// The text that goes into generated code.
enum Embedded {
  static let runtime: [(name: String, text: String)] = [
    ("AngleValue+SwiftUI", ###"""
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

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
    ("BarModule", ###"""
import Foundation

/// The measures of a bar of controls that stand in a row along an edge.
package struct BarModule: Swift.Sendable, Swift.Hashable {
  /// The side of one square item, in points.
  package var item: Foundation.CGFloat
  /// The breadth of the strip the bar has at its edge, in points.
  package var band: Foundation.CGFloat
  /// Points between the items and the capsule around them.
  package var inset: Foundation.CGFloat
  /// Points between two items.
  package var spacing: Foundation.CGFloat
  package var edge: Edge
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

/// The radius of a corner, and for content in the corner of something larger what it was made from.
package struct CornerRadius: Swift.Sendable, Swift.Hashable {
  /// Points.
  package var radius: Foundation.CGFloat
  /// The radius of the corner around, in points, that this one runs parallel to.
  package var concentric: Foundation.CGFloat?
  /// Points between the two corners.
  package var inset: Foundation.CGFloat?

  nonisolated package init(
    radius: Foundation.CGFloat, concentric: Foundation.CGFloat? = nil, inset: Foundation.CGFloat? = nil
  ) {
    self.radius = radius
    self.concentric = concentric
    self.inset = inset
  }

  /// The radius for content that lies inside this corner, so that both curves run parallel; never below 0.
  nonisolated package func inset(by distance: Foundation.CGFloat) -> CornerRadius {
    let inner = Swift.max(0, self.radius - distance)
    return CornerRadius(radius: inner, concentric: self.radius, inset: distance)
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
  /// Where on the surface it lies.
  package var edge: Edge
  package var kind: Kind
  package var surface: Surface
  /// Points between the region and its edge.
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
}
"""###),
    ("SheetFrame", ###"""
import Foundation

/// The size of a sheet and where it stands on its surface.
package struct SheetFrame: Swift.Sendable, Swift.Hashable {
  /// Where a sheet stands. Leading is the left: hardware does not mirror.
  package enum Placement: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    case center
    case leading
    case trailing
    case bottom
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

  /// Whether the whole sheet lies on its surface.
  nonisolated package var fitsSurface: Swift.Bool {
    self.width <= self.surface.width && self.height <= self.surface.height
  }
}
"""###),
    ("Spring+SwiftUI", ###"""
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

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
}
"""###),
  ]
}
