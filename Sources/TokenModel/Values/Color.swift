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
    guard text.first == "#" else { return nil }
    let digits: [UInt8?] = text.utf8.dropFirst().map { UInt8(hexDigit: $0) }
    let values: [UInt8] = digits.compactMap { $0 }
    guard values.count == digits.count, [3, 4, 6, 8].contains(values.count) else { return nil }
    let isShort = values.count <= 4
    let pairs: [UInt8] = isShort ? values.flatMap { [$0, $0] } : values
    let bytes: [UInt8] = stride(from: 0, to: pairs.count, by: 2).map { pairs[$0] * 16 + pairs[$0 + 1] }
    let numbers = bytes.map { Number(roundedToColorPrecision: Double($0) / 255) }
    self.init(
      space: .srgb, components: Array(numbers[..<3]), alpha: numbers.count > 3 ? numbers[3] : Number(1))
  }

  /// `#RRGGBB`, whatever the alpha; nil if a component lies between two bytes.
  package var opaqueHex: String? { Color(space: space, components: components, alpha: Number(1)).hex }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque; nil if a component lies between two bytes.
  package var hex: String? {
    let numbers = alpha.value == 1 ? components : components + [alpha]
    let bytes = numbers.map { ($0.value * 255).rounded() }
    let isExact = zip(numbers, bytes).allSatisfy { number, byte in abs(number.value - byte / 255) < 1e-6 }
    guard space == .srgb, isExact else { return nil }
    return "#"
      + bytes.map { byte in
        let text = String(Int(byte), radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }.joined()
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
