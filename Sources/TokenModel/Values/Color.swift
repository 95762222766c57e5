import TokenDiagnostics
import TokenSyntax

/// A colour in the space it was written in.
package struct Color: Sendable {
  package enum Space: String, Sendable, CaseIterable {
    case srgb
    case displayP3 = "display-p3"
  }

  package let space: Space
  private let channels: Channels

  /// Red, green, blue and alpha. Most colours are written as bytes and stay that, which is small and quickly compared.
  private enum Channels: Sendable {
    case bytes(UInt32)
    case numbers([Number])
  }

  package init(space: Space, components: [Number], alpha: Number) {
    self.space = space
    channels = .numbers(components + [alpha])
  }

  /// Red, green and blue from 0 to 1.
  package var components: [Number] {
    switch channels {
    case .bytes(let rgba): [24, 16, 8].map { Self.number(inByteOf: rgba, at: $0) }
    case .numbers(let numbers): Array(numbers.dropLast())
    }
  }

  /// From 0, clear, to 1, opaque.
  package var alpha: Number {
    switch channels {
    case .bytes(let rgba): Self.number(inByteOf: rgba, at: 0)
    case .numbers(let numbers): numbers[numbers.count - 1]
    }
  }
}

extension Color: Hashable {
  package static func == (left: Color, right: Color) -> Bool {
    if case .bytes(let ours) = left.channels, case .bytes(let others) = right.channels {
      return ours == others
    }
    return left.space == right.space && left.components == right.components && left.alpha == right.alpha
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(components)
    hasher.combine(alpha)
  }
}

extension Color {
  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, alpha last (CSS Color 4, section 5.2); nil for anything else.
  package init?(hex text: String) {
    let digits = text.utf8.dropFirst()
    let isShort = digits.count == 3 || digits.count == 4
    guard text.utf8.first == UInt8(ascii: "#"), isShort || digits.count == 6 || digits.count == 8 else {
      return nil
    }
    var value: UInt32 = 0
    for digit in digits {
      guard let digit = UInt8(hexDigit: digit) else { return nil }
      value = value << (isShort ? 8 : 4) | UInt32(isShort ? digit * 17 : digit)
    }
    let hasAlpha = digits.count == 4 || digits.count == 8
    space = .srgb
    channels = .bytes(hasAlpha ? value : value << 8 | 0xFF)
  }

  private static func number(inByteOf rgba: UInt32, at shift: UInt32) -> Number {
    numberOfByte[Int(rgba >> shift & 0xFF)]
  }

  /// What each byte stands for, from 0 to 1: hexadecimal colours have no other numbers.
  private static let numberOfByte = (0...255).map { Number(roundedToColorPrecision: Double($0) / 255) }

  /// `#RRGGBB`, whatever the alpha; nil if a component lies between two bytes.
  package var opaqueHex: String? { opaqueDigits.map { "#" + $0 } }

  /// `RRGGBB`, as in `opaqueHex`.
  package var opaqueDigits: String? {
    opaqueBytes.map { rgb in
      String(unsafeUninitializedCapacity: 6) { text in
        for place in 0..<6 {
          let digit = UInt8(rgb >> (20 - 4 * place) & 0xF)
          text[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
        }
        return 6
      }
    }
  }

  /// Red, green and blue; nil if one lies between two bytes.
  private var opaqueBytes: UInt32? {
    guard space == .srgb else { return nil }
    switch channels {
    case .bytes(let rgba): return rgba >> 8
    case .numbers(let numbers):
      var rgb: UInt32 = 0
      for number in numbers.dropLast() {
        guard let byte = Self.byte(number) else { return nil }
        rgb = rgb << 8 | UInt32(byte)
      }
      return rgb
    }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque; nil if a component lies between two bytes.
  package var hex: String? {
    if alpha.value == 1 { return opaqueHex }
    guard let opaqueHex, let byte = Self.byte(alpha) else { return nil }
    return opaqueHex + byte.hexadecimal(digits: 2)
  }

  /// The byte that stands for a number; nil if it lies between two.
  private static func byte(_ number: Number) -> Int? {
    let byte = (number.value * 255).rounded()
    return abs(number.value - byte / 255) < 1e-6 ? Int(byte) : nil
  }
}

extension UInt8 {
  fileprivate init?(hexDigit byte: UInt8) {
    switch byte {
    case 0x30...0x39: self = byte - 0x30
    case 0x41...0x46: self = byte - 0x41 + 10
    case 0x61...0x66: self = byte - 0x61 + 10
    default: return nil
    }
  }
}
