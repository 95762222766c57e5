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
    if length <= Self.longestWord, let meaning = Self.meaning(ofWord: text) { return meaning }
    // Most text is told by how it begins.
    guard length > 0, Self.firstBytesOfNumbers.contains(text.utf8[text.startIndex]) else { return .text }
    guard let parsed = Number.Parsed(coreSchema: text) else { return .text }
    return parsed.number.map(Meaning.number) ?? .notFinite
  }

  private static let firstBytesOfNumbers = Array("+-.0123456789".utf8)
  private static let longestWord = "false".utf8.count

  private static func meaning(ofWord text: String) -> Meaning? {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF", ".nan", ".NaN", ".NAN":
      return .notFinite
    default: return nil
    }
  }
}
