import TokenDiagnostics
import TokenModel
import TokenSyntax

/// The settings of the linter, which no other command follows. They are checked wherever they stand, so that a mistake
/// is told by the first command that reads it.
extension ConfigReader {
  enum Kind {
    case texts(of: String)
    case mapping(of: MappedKind)
    case text(String)
    case flag
    case words([String])
  }

  enum MappedKind {
    case text(String)
    /// A text, or a mapping of texts.
    case texts(String)
    case anything
  }

  static let lintKinds: [(key: String, kind: Kind)] = [
    ("include", .texts(of: "a pattern of paths such as \"Sources/**\"")),
    ("exclude", .texts(of: "a pattern of paths such as \"Sources/**\"")),
    ("select", .texts(of: "a rule or a family of rules")),
    ("severity", .mapping(of: .texts("a severity"))),
    ("options", .mapping(of: .anything)),
    ("places", .mapping(of: .text("what the place is for, such as spacing"))),
    ("deviceSymbols", .texts(of: "a name such as Device.isPad")),
    ("module", .text("the name of a Swift module")),
    ("addImports", .flag),
    ("baseline", .text("a file")),
    ("failOn", .words(["error", "warning"])),
  ]

  mutating func lint(_ node: Node) -> LintSettings {
    let kinds = Self.lintKinds
    var settings = LintSettings()
    for entry in entries(of: node, "'lint'", keys: kinds.map(\.key)) where !entry.value.isNull {
      guard let kind = kinds.first(where: { $0.key == entry.key.text })?.kind else { continue }
      check(entry.value, "'\(entry.key.text)'", kind)
      refuseWhatComesLater(entry)
      settings.take(entry)
    }
    return settings
  }

  /// The usual values may be written, so that a whole config can be copied from the documentation.
  private mutating func refuseWhatComesLater(_ entry: Node.Entry) {
    let isUsual: Bool
    switch (entry.key.text, entry.value.content) {
    case ("options", .mapping(let entries)), ("places", .mapping(let entries)): isUsual = entries.isEmpty
    case ("module", .scalar): isUsual = false
    case ("addImports", .scalar(let scalar)): isUsual = scalar.meaning != .boolean(true)
    default: return
    }
    if !isUsual {
      bag.add(.notSupportedYet("'\(entry.key.text)' of the linter", at: entry.value.smallestRange))
    }
  }

  private mutating func check(_ node: Node, _ key: String, _ kind: Kind) {
    switch kind {
    case .texts(let what): for item in items(of: node, key) { _ = text(item, what) }
    case .mapping(let kind): for entry in mappingEntries(of: node, key) { check(entry, kind) }
    case .text(let what): _ = text(node, what)
    case .flag:
      guard case .scalar(let scalar) = node.content, case .boolean = scalar.meaning else {
        return bag.add(.configValue("\(key) is true or false", node.smallestRange))
      }
    case .words(let words):
      if let text = text(node, "a word for \(key)"), !words.contains(text) {
        bag.add(.configChoice(text, node, values: words))
      }
    }
  }

  private mutating func check(_ entry: Node.Entry, _ kind: MappedKind) {
    switch kind {
    case .text(let what): _ = text(entry.value, what)
    case .texts(let what):
      guard case .mapping(let entries) = entry.value.content else {
        _ = text(entry.value, what)
        return
      }
      for entry in entries { _ = text(entry.value, what) }
    case .anything: _ = mappingEntries(of: entry.value, "'\(entry.key.text)'")
    }
  }
}

extension LintSettings {
  /// Takes in what a key says; what is wrong with it was reported.
  fileprivate mutating func take(_ entry: Node.Entry) {
    switch entry.key.text {
    case "include": include = entry.value.locatedTexts
    case "exclude": exclude = entry.value.locatedTexts
    case "select": select = entry.value.locatedTexts
    case "deviceSymbols": deviceSymbols = entry.value.locatedTexts
    case "baseline": baseline = entry.value.locatedText
    case "failOn": failOn = entry.value.locatedText
    case "severity": severities = entry.value.entries.flatMap(Self.severities)
    default: break
    }
  }

  private static func severities(_ entry: Node.Entry) -> [Severity] {
    let rule = Located(entry.key.text, at: entry.key.range)
    if let level = entry.value.locatedText { return [Severity(rule: rule, pattern: nil, level: level)] }
    return entry.value.entries.compactMap { inner in
      inner.value.locatedText.map {
        Severity(rule: rule, pattern: Located(inner.key.text, at: inner.key.range), level: $0)
      }
    }
  }
}

extension Node {
  fileprivate var locatedText: Located<String>? {
    if case .scalar(let scalar) = content { Located(scalar.text, at: range) } else { nil }
  }

  fileprivate var locatedTexts: [Located<String>] {
    if case .list(let items) = content { items.compactMap(\.locatedText) } else { [] }
  }

  fileprivate var entries: [Entry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }
}
