import TokenDiagnostics
import TokenSyntax

/// A colour in the space it was written in.
package struct Color: Hashable, Sendable {
  package enum Space: String, Sendable, CaseIterable {
    case srgb
    case displayP3 = "display-p3"
  }

  package let space: Space
  /// Red, green and blue from 0 to 1.
  package let components: [Number]
  /// From 0, clear, to 1, opaque.
  package let alpha: Number

  package init(space: Space, components: [Number], alpha: Number) {
    self.space = space
    self.components = components
    self.alpha = alpha
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
    self.init(rgba: hasAlpha ? value : value << 8 | 0xFF)
  }

  private init(rgba: UInt32) {
    func number(_ shift: UInt32) -> Number { Self.numberOfByte[Int(rgba >> shift & 0xFF)] }
    self.init(space: .srgb, components: [number(24), number(16), number(8)], alpha: number(0))
  }

  /// What each byte stands for, from 0 to 1: hexadecimal colours have no other numbers.
  private static let numberOfByte = (0...255).map { Number(roundedToColorPrecision: Double($0) / 255) }

  private static let digitsOfByte = (0...255).map { $0.hexadecimal(digits: 2) }

  /// `#RRGGBB`, whatever the alpha; nil if a component lies between two bytes.
  package var opaqueHex: String? { hex(components) }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque; nil if a component lies between two bytes.
  package var hex: String? { hex(alpha.value == 1 ? components : components + [alpha]) }

  private func hex(_ numbers: [Number]) -> String? {
    guard space == .srgb else { return nil }
    var text = "#"
    for number in numbers {
      let byte = (number.value * 255).rounded()
      guard abs(number.value - byte / 255) < 1e-6 else { return nil }
      text += Self.digitsOfByte[Int(byte)]
    }
    return text
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
