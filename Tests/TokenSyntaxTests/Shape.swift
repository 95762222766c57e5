import TokenSyntax

/// A tree without places: what the events of the test suite and our nodes have in common.
indirect enum Shape: Equatable {
  case plain(String)
  case quoted(String)
  case list([Shape])
  case mapping([Entry])

  struct Entry: Equatable {
    let key: String
    let value: Shape
  }

  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar): self = scalar.style == .plain ? .plain(scalar.text) : .quoted(scalar.text)
    case .list(let items): self = .list(items.map { Shape($0) })
    case .mapping(let entries):
      self = .mapping(entries.map { Entry(key: $0.key.text, value: Shape($0.value)) })
    }
  }

  fileprivate var text: String? {
    switch self {
    case .plain(let text), .quoted(let text): text
    case .list, .mapping: nil
    }
  }
}

/// The shape of the first document that the events of the test suite tell of, by the rules of token files:
/// keys are text and stand once, and a file of nothing has no root.
struct EventReader {
  private var events: ArraySlice<Substring>
  private var anchors: [Substring: Shape] = [:]

  static func shape(of events: [Substring]) -> Shape? {
    guard let start = events.firstIndex(where: { $0.hasPrefix("+DOC") }) else { return nil }
    var reader = EventReader(events: events[(start + 1)...])
    let root = reader.node()
    return root == .plain("") && events[start + 1] == "=VAL :" ? nil : root
  }

  private init(events: ArraySlice<Substring>) { self.events = events }

  private mutating func node() -> Shape? {
    guard let event = events.popFirst() else { return nil }
    if event.hasPrefix("=ALI *") { return anchors[event.dropFirst("=ALI *".count)] }
    var words = event.split(separator: " ", omittingEmptySubsequences: false)[1...]
    while words.first == "[]" || words.first == "{}" { words.removeFirst() }
    let anchor = words.first?.hasPrefix("&") == true ? words.removeFirst().dropFirst() : nil
    let tag = words.first?.hasPrefix("<") == true ? words.removeFirst() : nil
    let shape: Shape =
      switch event.prefix(4) {
      case "+SEQ": list()
      case "+MAP": mapping()
      default: scalar(words.joined(separator: " "), tag)
      }
    if let anchor { anchors[anchor] = shape }
    return shape
  }

  private mutating func list() -> Shape {
    var items: [Shape] = []
    while let next = events.first, !next.hasPrefix("-SEQ") {
      if let item = node() { items.append(item) }
    }
    events.removeFirst()
    return .list(items)
  }

  private mutating func mapping() -> Shape {
    var entries: [Shape.Entry] = []
    while let next = events.first, !next.hasPrefix("-MAP") {
      let key = node()?.text
      let value = node()
      guard let key, let value, !entries.contains(where: { $0.key == key }) else { continue }
      entries.append(Shape.Entry(key: key, value: value))
    }
    events.removeFirst()
    return .mapping(entries)
  }

  private func scalar(_ word: String, _ tag: Substring?) -> Shape {
    let text = unescaped(word.dropFirst())
    let isText = tag == "<!>" || tag == "<tag:yaml.org,2002:str>"
    return word.hasPrefix(":") && !isText ? .plain(text) : .quoted(text)
  }

  private func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let letter = rest.popFirst() else {
        result.append(character)
        continue
      }
      let meanings: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r", "b": "\u{8}"]
      result.append(meanings[letter] ?? letter)
    }
    return result
  }
}
