/// What was begun and waits for its end tag.
struct OpenElement {
  enum Kind {
    /// The template itself.
    case template
    case section(TemplateNode.Name, TemplateNode.Section.Condition)
    /// With the blanks before its tag if nothing else stands before it on its line.
    case parent(TemplateNode.Reference, blanksBefore: Range<Int>?)
    /// A block that may be replaced.
    case parameter(String, indentation: [UInt8], BlockOpening)
    /// A block that replaces one of the parent around it.
    case argument(String, BlockOpening)
    /// Something without a usable name: it is read for the mistakes in it.
    case unusable
  }

  /// Whether the text of a block begins on the line of its tag or on the next one.
  enum BlockOpening {
    case onSameLine
    case onNextLine
  }

  let kind: Kind
  /// The text by which its end tag is matched.
  let key: String
  /// Where its opening tag stands.
  let range: Range<Int>
  /// What its opening tag is written with.
  let delimiters: Delimiters
  private(set) var nodes: [TemplateNode] = []
  /// The blocks of a parent.
  private(set) var arguments: [TemplateNode.Block] = []
  private var pending = PendingText()

  /// The template itself, before anything of it is read.
  static let template = OpenElement(.template, key: "", range: 0..<0, delimiters: .standard)

  init(_ kind: Kind, key: String, range: Range<Int>, delimiters: Delimiters) {
    self.kind = kind
    self.key = key
    self.range = range
    self.delimiters = delimiters
  }

  var isParent: Bool {
    if case .parent = kind { true } else { false }
  }

  mutating func append(_ node: TemplateNode) {
    endText()
    nodes.append(node)
  }

  mutating func append(text bytes: ArraySlice<UInt8>, startsLine: Bool) {
    pending.append(bytes, startsLine: startsLine)
  }

  mutating func append(argument: TemplateNode.Block) { arguments.append(argument) }

  /// Makes the text so far a node.
  mutating func endText() {
    if let text = pending.take() { nodes.append(.text(text)) }
  }
}

/// A text that is put together line by line.
private struct PendingText {
  private var bytes: [UInt8] = []
  private var lineStarts: [Int] = []
  private var range: Range<Int>?

  mutating func append(_ more: ArraySlice<UInt8>, startsLine: Bool) {
    if startsLine, more.first?.isLineEnd != true { lineStarts.append(bytes.count) }
    bytes += more
    range = (range?.lowerBound ?? more.startIndex)..<more.endIndex
  }

  mutating func take() -> TemplateNode.Text? {
    guard let range, !bytes.isEmpty || !lineStarts.isEmpty else { return nil }
    defer { self = PendingText() }
    return TemplateNode.Text(bytes: bytes, lineStarts: lineStarts, range: range)
  }
}
