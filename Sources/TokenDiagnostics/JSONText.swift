/// JSON to be written: keys stay in the given order and numbers keep their text.
package enum JSONText: Sendable {
  case object([(key: String, value: JSONText)])
  case array([JSONText])
  case string(String)
  /// A number by the text that stands for it, which must be valid JSON.
  case number(String)
  case boolean(Bool)
  case null

  package static func integer(_ value: Int) -> JSONText { .number(String(value)) }

  /// The text with two spaces of indentation a level; objects and arrays of only plain values stay on one line.
  package func rendered() -> String {
    var text: [UInt8] = []
    render(into: &text, indentation: 0)
    return String(decoding: text, as: UTF8.self)
  }

  /// The text without a line break.
  package func renderedOnOneLine() -> String {
    var text: [UInt8] = []
    render(into: &text, indentation: nil)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the text in UTF-8, as a part of what is indented so many levels; nil for one that stays on one line.
  func render(into text: inout [UInt8], indentation: Int?) {
    switch self {
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      let lines = indentationOfLines(indentation)
      for index in members.indices {
        Self.beginElement(index, in: &text, indentation: lines)
        Self.renderString(members[index].key, into: &text)
        Self.beginValue(in: &text)
        members[index].value.render(into: &text, indentation: indentation.map { $0 + 1 })
      }
      if let lines, !members.isEmpty { Self.beginLine(in: &text, indentation: lines - 1) }
      text.append(UInt8(ascii: "}"))
    case .array(let items):
      text.append(UInt8(ascii: "["))
      let lines = indentationOfLines(indentation)
      for index in items.indices {
        Self.beginElement(index, in: &text, indentation: lines)
        items[index].render(into: &text, indentation: indentation.map { $0 + 1 })
      }
      if let lines, !items.isEmpty { Self.beginLine(in: &text, indentation: lines - 1) }
      text.append(UInt8(ascii: "]"))
    case .string(let string): Self.renderString(string, into: &text)
    case .number(let number): text.append(number)
    case .boolean(let boolean): text.append(boolean ? "true" : "false")
    case .null: text.append("null")
    }
  }

  /// How many levels the lines of this object's members or array's items are indented, if they stand on lines of their
  /// own.
  private func indentationOfLines(_ indentation: Int?) -> Int? {
    guard let indentation, indentation == 0 || !holdsOnlyPlainValues else { return nil }
    return indentation + 1
  }

  /// Goes to the place of a member or item: its line or, without an indentation, behind the one before.
  private static func beginElement(_ index: Int, in text: inout [UInt8], indentation: Int?) {
    if index > 0 { text.append(UInt8(ascii: ",")) }
    if let indentation {
      beginLine(in: &text, indentation: indentation)
    } else if index > 0 {
      text.append(UInt8(ascii: " "))
    }
  }

  static func beginLine(in text: inout [UInt8], indentation: Int) {
    let length = 1 + 2 * indentation
    if length <= lineBeginning.count {
      lineBeginning.withUnsafeBufferPointer { text += UnsafeBufferPointer(rebasing: $0[..<length]) }
    } else {
      text.append(UInt8(ascii: "\n"))
      text += repeatElement(UInt8(ascii: " "), count: length - 1)
    }
  }

  /// A line break and blanks, of which most lines need a part.
  private static let lineBeginning = [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: " "), count: 16)

  static func beginValue(in text: inout [UInt8]) {
    text.append(UInt8(ascii: ":"))
    text.append(UInt8(ascii: " "))
  }

  private var holdsOnlyPlainValues: Bool {
    switch self {
    case .object(let members): members.count <= 4 && members.indices.allSatisfy { members[$0].value.isPlain }
    case .array(let items): items.count <= 8 && items.indices.allSatisfy { items[$0].isPlain }
    case .string, .number, .boolean, .null: true
    }
  }

  private var isPlain: Bool {
    switch self {
    case .object, .array: false
    case .string, .number, .boolean, .null: true
    }
  }

  /// RFC 8259, section 7; U+2028, U+2029 and the bidirectional controls are escaped too, so that no reader of
  /// the text is misled by them, and U+FEFF, which Foundation drops at the start of a string.
  static func renderString(_ string: String, into text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    if string.needsNoEscapes {
      text.append(string)
    } else {
      renderEscaped(string, into: &text)
    }
    text.append(UInt8(ascii: "\""))
  }

  private static func renderEscaped(_ string: String, into text: inout [UInt8]) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text.append("\\\"")
      case "\\": text.append("\\\\")
      case "\n": text.append("\\n")
      case "\r": text.append("\\r")
      case "\t": text.append("\\t")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        text.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }
}

/// Two texts are equal if they mean the same: the order of members does not matter, the spelling of a number does.
extension JSONText: Hashable {
  package static func == (left: JSONText, right: JSONText) -> Bool {
    switch (left, right) {
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left.sorted { $0.key < $1.key }, right.sorted { $0.key < $1.key }).allSatisfy {
          $0.key == $1.key && $0.value == $1.value
        }
    case (.array(let left), .array(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.null, .null): true
    case (.object, _), (.array, _), (.string, _), (.number, _), (.boolean, _), (.null, _): false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .object(let members): hasher.combine(members.map(\.key).sorted())
    case .array(let items): hasher.combine(items)
    case .string(let text), .number(let text): hasher.combine(text)
    case .boolean(let boolean): hasher.combine(boolean)
    case .null: break
    }
  }
}

extension [UInt8] {
  /// Appends a text in UTF-8.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
