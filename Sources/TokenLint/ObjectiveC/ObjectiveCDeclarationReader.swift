/// Reads what stands outside of bodies: it jumps over each body, so it takes time for what it reads alone.
struct ObjectiveCDeclarationReader {
  let text: ObjectiveCText
  private(set) var definitions: [ObjectiveCDeclaration] = []
  private(set) var deprecated: Set<String> = []
  private var index = 0
  /// The class whose interface or implementation is being read.
  private var type: String?
  /// Where the current declaration begins.
  private var start = 0

  init(text: ObjectiveCText) { self.text = text }

  mutating func read() {
    while index < text.tokens.count {
      switch text.kind(index) {
      case .word: takeWord()
      case .sign: takeSign()
      default: index += 1
      }
    }
  }

  private mutating func takeWord() {
    switch text.text(index) {
    case "@interface", "@implementation": takeType()
    case "@protocol":
      // `@protocol A, B;` declares nothing.
      if text.isWord(index + 1) { type = text.text(index + 1) }
      index += 2
      start = index
    case "@end":
      type = nil
      index += 1
      start = index
    default: index += 1
    }
  }

  /// Reads on behind the name of a class and its category.
  private mutating func takeType() {
    type = text.text(index + 1)
    index += 2
    if text.hasText(index, "(") { index = (text.partner(index) ?? index) + 1 }
    start = index
  }

  private mutating func takeSign() {
    switch text.bytes[text.tokens[index].start] {
    case UInt8(ascii: ";"):
      noteDeprecated()
      index += 1
      start = index
    case UInt8(ascii: "}"):
      index += 1
      start = index
    case UInt8(ascii: "{"): takeBrace()
    case UInt8(ascii: "("), UInt8(ascii: "["): index = (text.partner(index) ?? index) + 1
    default: index += 1
    }
  }

  private mutating func takeBrace() {
    if isNamespace {
      index += 1
      start = index
      return
    }
    let end = text.partner(index) ?? text.tokens.count - 1
    let head = ObjectiveCHead(text: text, tokens: start..<index, type: type)
    if var definition = head.method() ?? head.function() {
      definition.body = index...max(index, end)
      definition.isDeprecated = isMarkedDeprecated
      definitions.append(definition)
    }
    index = max(index, end) + 1
    start = index
  }

  /// `extern "C" {`, `namespace x {`, and the class of C++, in which functions are defined.
  private var isNamespace: Bool {
    guard start < index else { return false }
    if text.hasText(start, "extern"), text.kind(index - 1) == .text { return true }
    return text.hasText(start, in: ["namespace", "class"])
      && !(start..<index).prefix(Self.longestHead).contains { text.hasText($0, in: ["(", "="]) }
  }

  private mutating func noteDeprecated() {
    let head = ObjectiveCHead(text: text, tokens: start..<index, type: type)
    guard type != nil, isMarkedDeprecated, let method = head.method() else { return }
    deprecated.insert(method.name)
  }

  private var isMarkedDeprecated: Bool {
    (start..<index).prefix(Self.longestHead).contains { place in
      text.isWord(place) && text.text(place).lowercased().contains("deprecated")
    }
  }

  private static let longestHead = 200
}
