/// A scalar as written, and what it means by the core schema of YAML 1.2 (section 10.3.2).
package struct Scalar: Sendable, Hashable {
  package enum Style: Sendable {
    /// Without quotes: the core schema decides what it is.
    case plain
    /// In quotes, or a block scalar (`|`, `>`), or tagged `!!str`: always text.
    case quoted
  }

  package enum Meaning: Sendable, Hashable {
    case null
    case boolean(Bool)
    case number(Number)
    /// A number that no finite `Double` holds: `1e999`, `1e-400`, `.inf`, `.nan`.
    case notFinite
    case text
  }

  package let text: String
  package let style: Style

  package init(text: String, style: Style) {
    self.text = text
    self.style = style
  }

  package var meaning: Meaning {
    guard style == .plain else { return .text }
    let length = text.utf8.count
    guard let first = text.utf8.first else { return .null }
    // Most text is told by how it begins.
    if length <= Self.longestWord, Self.mayBeginWord(first), let meaning = Self.meaning(ofWord: text) {
      return meaning
    }
    guard Self.mayBeginNumber(first) else { return .text }
    guard let parsed = Number.Parsed(coreSchema: text) else { return .text }
    return parsed.number.map(Meaning.number) ?? .notFinite
  }

  private static func mayBeginNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  private static func mayBeginWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "~"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    // null, true and false.
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"),
      UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// Whether it means nothing: less to find out than what it means.
  package var isNull: Bool { style == .plain && (text.isEmpty || Self.isNull(word: text)) }

  private static func isNull(word: String) -> Bool {
    switch word {
    case "~", "null", "Null", "NULL": true
    default: false
    }
  }

  private static let longestWord = "false".utf8.count

  private static func meaning(ofWord text: String) -> Meaning? {
    switch text {
    case _ where isNull(word: text): return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF", ".nan", ".NaN", ".NAN":
      return .notFinite
    default: return nil
    }
  }
}
