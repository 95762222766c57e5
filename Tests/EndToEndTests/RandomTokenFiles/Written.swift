import TokenSyntax

/// A value before it is text: it can be written as YAML in block or flow style, or as JSON.
indirect enum Written: Sendable {
  /// A scalar without quotes: `16pt`, `true`.
  case plain(String)
  case text(String)
  case list([Written])
  case mapping([(key: String, value: Written)])

  /// What a fixture says, to be said elsewhere.
  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain && scalar.text.utf8.allSatisfy(Self.isPlain)
      self = isPlain ? .plain(scalar.text) : .text(scalar.text)
    case .list(let items): self = .list(items.map(Written.init))
    case .mapping(let entries): self = .mapping(entries.map { ($0.key.text, Written($0.value)) })
    }
  }

  /// Whether a reference is somewhere in it.
  var hasReference: Bool {
    switch self {
    case .plain(let text), .text(let text): text.contains("{")
    case .list(let items): items.contains(where: \.hasReference)
    case .mapping(let entries): entries.contains(where: \.value.hasReference)
    }
  }

  /// In flow style, as YAML has it.
  var flow: String { rendered(plain: { $0 }, key: Self.yamlKey) }

  /// As JSON has it, where only numbers, booleans and null stand without quotes.
  var json: String {
    rendered(
      plain: { text in
        let isLiteral = ["true", "false", "null"].contains(text) || Self.isJSONNumber(text)
        return isLiteral ? text : Self.quoted(text)
      }, key: Self.quoted)
  }

  /// In block style, from the place after a key or `-`, for lines that stand so many columns in.
  func block(indentation: Int) -> String {
    let blanks = String(repeating: " ", count: indentation)
    switch self {
    case .plain, .text: return " \(flow)\n"
    case .list(let items):
      if items.isEmpty { return " []\n" }
      return "\n" + items.map { "\(blanks)-\($0.block(indentation: indentation + 2))" }.joined()
    case .mapping(let entries):
      if entries.isEmpty { return " {}\n" }
      return "\n"
        + entries.map { entry in
          "\(blanks)\(Self.yamlKey(entry.key)):\(entry.value.block(indentation: indentation + 2))"
        }.joined()
    }
  }

  private func rendered(plain: (String) -> String, key: (String) -> String) -> String {
    switch self {
    case .plain(let text): plain(text)
    case .text(let text): Self.quoted(text)
    case .list(let items):
      "[" + items.map { $0.rendered(plain: plain, key: key) }.joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{ "
        + entries.map { key($0.key) + ": " + $0.value.rendered(plain: plain, key: key) }.joined(
          separator: ", ")
        + " }"
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || "-+.%_".utf8.contains(byte)
  }

  private static func isJSONNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil
  }

  private static func yamlKey(_ text: String) -> String {
    text.wholeMatch(of: /[$A-Za-z_][-A-Za-z0-9_]*/) != nil ? text : quoted(text)
  }

  /// In double quotes, with escapes that YAML and JSON share.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value) || scalar.value == 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
