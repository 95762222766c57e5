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
