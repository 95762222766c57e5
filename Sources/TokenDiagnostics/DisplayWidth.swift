extension Character {
  /// The columns a terminal gives to a character as a person sees it: 0, 1 or 2.
  package var displayWidth: Int {
    let scalars = unicodeScalars
    let isPictured = scalars.contains("\u{FE0F}") && scalars.count > 1
    let isFlag = scalars.count > 1 && scalars.allSatisfy { 0x1F1E6...0x1F1FF ~= $0.value }
    if isPictured || isFlag { return 2 }
    return scalars.map(\.displayWidth).max() ?? 0
  }
}

extension Unicode.Scalar {
  /// The columns a terminal gives to a scalar: 0 for what joins the one before, 2 for East Asian wide and emoji.
  package var displayWidth: Int {
    if value < 0x300 { return value == 0 ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if 0x1160...0x11FF ~= value { return 0 }
    return properties.isEmojiPresentation || isEastAsianWide ? 2 : 1
  }

  /// The blocks of Unicode Standard Annex 11 whose characters are wide or fullwidth.
  private var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
