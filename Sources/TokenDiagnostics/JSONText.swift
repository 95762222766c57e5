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
      Self.renderList(members, "{", "}", self, into: &text, indentation: indentation) { member, text in
        Self.renderString(member.key, into: &text)
        text += ": ".utf8
        member.value.render(into: &text, indentation: indentation.map { $0 + 1 })
      }
    case .array(let items):
      Self.renderList(items, "[", "]", self, into: &text, indentation: indentation) { item, text in
        item.render(into: &text, indentation: indentation.map { $0 + 1 })
      }
    case .string(let string): Self.renderString(string, into: &text)
    case .number(let number): text += number.utf8
    case .boolean(let boolean): text += (boolean ? "true" : "false").utf8
    case .null: text += "null".utf8
    }
  }

  private static func renderList<Element>(
    _ elements: [Element], _ open: String, _ close: String, _ list: JSONText, into text: inout [UInt8],
    indentation: Int?, renderElement: (Element, inout [UInt8]) -> Void
  ) {
    let isShort = indentation.map { $0 > 0 && list.holdsOnlyPlainValues } ?? true
    text += open.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { text += (isShort ? ", " : ",").utf8 }
      if !isShort { beginLine(in: &text, indentation: (indentation ?? 0) + 1) }
      renderElement(element, &text)
    }
    if !isShort, !elements.isEmpty { beginLine(in: &text, indentation: indentation ?? 0) }
    text += close.utf8
  }

  static func beginLine(in text: inout [UInt8], indentation: Int) {
    text.append(UInt8(ascii: "\n"))
    for _ in 0..<indentation { text += "  ".utf8 }
  }

  private var holdsOnlyPlainValues: Bool {
    switch self {
    case .object(let members): members.count <= 4 && members.allSatisfy { $0.value.isPlain }
    case .array(let items): items.count <= 8 && items.allSatisfy { $0.isPlain }
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
    if string.isPrintableASCII, !string.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }) {
      text += string.utf8
    } else {
      renderEscaped(string, into: &text)
    }
    text.append(UInt8(ascii: "\""))
  }

  private static func renderEscaped(_ string: String, into text: inout [UInt8]) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\"".utf8
      case "\\": text += "\\\\".utf8
      case "\n": text += "\\n".utf8
      case "\r": text += "\\r".utf8
      case "\t": text += "\\t".utf8
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        text += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
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
