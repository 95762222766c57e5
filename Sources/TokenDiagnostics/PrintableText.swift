/// Text as a terminal may show it: what would move the cursor, change colours or reorder the line is spelled
/// out, `\u{202E}`, and every piece knows how many columns it takes.
package struct PrintableText: Sendable {
  package struct Cell: Sendable {
    package let text: String
    package let width: Int
  }

  package private(set) var cells: [Cell] = []
  package private(set) var width = 0

  package init() {}

  package init(_ text: some StringProtocol) {
    self.init()
    append(text)
  }

  package var string: String { cells.map(\.text).joined() }

  /// Adds text; a tab becomes the spaces up to the next tab stop.
  package mutating func append(_ text: some StringProtocol) {
    for character in text {
      if character == "\t" {
        let count = Self.tabWidth - width % Self.tabWidth
        for _ in 0..<count { append(Cell(text: " ", width: 1)) }
      } else if character.unicodeScalars.contains(where: \.isUnprintable) {
        for scalar in character.unicodeScalars { append(Self.spelledOut(scalar)) }
      } else {
        append(Cell(text: String(character), width: character.displayWidth))
      }
    }
  }

  private mutating func append(_ cell: Cell) {
    cells.append(cell)
    width += cell.width
  }

  private static func spelledOut(_ scalar: Unicode.Scalar) -> Cell {
    guard scalar.isUnprintable else { return Cell(text: String(scalar), width: scalar.displayWidth) }
    return Cell(text: scalar.spelledOut, width: scalar.spelledOut.utf8.count)
  }

  private static let tabWidth = 4
}

extension StringProtocol {
  /// The text on one line, with everything spelled out that a terminal would act on instead of showing.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return String(self) }
    // A tab is spelled out here: in a message it is part of what is quoted, not layout.
    return unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isUnprintable {
        result += scalar.spelledOut
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// `\u{202E}`
  var spelledOut: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }

  /// C0, C1, delete, the line separators and the bidirectional controls that can make a line read other than
  /// it is.
  fileprivate var isUnprintable: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
