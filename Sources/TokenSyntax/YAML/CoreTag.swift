/// A tag of the core schema (YAML 1.2, section 10.3), which says what a value is.
enum CoreTag: String {
  case text = "str"
  case whole = "int"
  case number = "float"
  case boolean = "bool"
  case null
  case mapping = "map"
  case list = "seq"

  /// `!!int`, or `!`, which makes text of anything; nil for the tags of others.
  init?(_ tag: String) {
    if tag == "!" {
      self = .text
    } else {
      let prefix = "tag:yaml.org,2002:"
      guard tag.hasPrefix(prefix) else { return nil }
      self.init(rawValue: String(tag.dropFirst(prefix.count)))
    }
  }

  func fits(_ kind: YAMLEvent.Container) -> Bool {
    switch kind {
    case .mapping: self == .mapping
    case .list: self == .list
    }
  }

  /// Whether a text, in quotes or not, is the written form of a value with this tag.
  func fits(_ text: String) -> Bool {
    switch (self, Scalar(text: text, style: .plain).meaning) {
    case (.text, _), (.boolean, .boolean), (.null, .null), (.number, .number), (.number, .notFinite): true
    case (.whole, .number): !text.contains { ".eE".contains($0) } || text.hasPrefix("0x")
    default: false
    }
  }

  /// What must stand after it: "a whole number".
  var expectation: String {
    switch self {
    case .text: "text"
    case .whole: "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "nothing or null"
    case .mapping: "a mapping"
    case .list: "a list"
    }
  }
}
