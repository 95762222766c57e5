import TokenDiagnostics

/// Builds the tree from events with a stack of its own, so that deep text cannot exhaust the program's.
struct TreeBuilder {
  let text: MendedText
  var silentLoss: SilentLoss
  var root: Node?
  var stack: [OpenContainer] = []
  var anchors = AnchorTable()
  private var hasDocument = false
  private var hasSyntaxError = false
  private(set) var isReading = true
  private(set) var diagnostics = DiagnosticBag()
  /// The places that lack quotes and were not mended before.
  private(set) var mends: [Mend] = []

  init(_ text: MendedText) {
    self.text = text
    silentLoss = SilentLoss(text.file)
  }

  /// What was read; everything that is still open ends with its last child. What was not mended is only told.
  mutating func finish() -> SyntaxTree {
    var mended = text
    mended.add(mends)
    for mend in mended.mends { diagnostics.add(mend.diagnostic(in: file)) }
    while let end = stack.last?.end { close(stack.removeLast(), end: end, isComplete: false) }
    let isLossy = hasSyntaxError || !mends.isEmpty
    return SyntaxTree(
      root: root, hasSyntaxError: isLossy, hasUnreadNames: isLossy && (!mends.isEmpty || hasUnreadNames))
  }

  /// Whether a colon stands in the text that is not in the tree, other than that of the last key.
  private var hasUnreadNames: Bool {
    let start = root?.range.end ?? file.byteOrderMarkLength
    let unread = file.bytes[start..<max(start, file.endOfContent)]
    return unread.drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }.contains(UInt8(ascii: ":"))
  }

  mutating func take(_ event: YAMLEvent) {
    switch event.kind {
    case .documentStart: startDocument(event)
    case .documentEnd: break
    case .streamEnd: isReading = false
    case .alias: takeAlias(event.text, at: range(event.start, event.end))
    case .scalar(let style): takeScalar(event.text, style, event)
    case .containerStart(let kind): open(kind, event)
    case .containerEnd: endContainer(event)
    case .failure(let problem): fail(problem)
    }
  }
}

extension TreeBuilder {
  var file: SourceFile { text.file }

  private mutating func fail(_ problem: SyntaxProblem) {
    if let mend = MissingQuotes.find(problem, in: text) {
      note(mend)
    } else {
      report(ProblemWording(file: file, problem: problem, root: root, open: stack).diagnostic())
    }
    stop()
  }

  /// Takes in that quotes are missing: the file will be read again with them, unless that was done too often.
  mutating func note(_ mend: Mend) {
    guard isReading, !text.isMended(mend.offsets) else { return }
    mends.append(mend)
    if mends.count == ReadingLimits.mostErrors { stop() }
  }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(file: file, start: start, end: end)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.add(diagnostic)
    guard diagnostics.diagnostics.count == ReadingLimits.mostErrors else { return }
    diagnostics.add(.tooManyErrors(limit: ReadingLimits.mostErrors, at: diagnostic.range))
    stop()
  }

  private mutating func stop() {
    isReading = false
    hasSyntaxError = true
  }

  private mutating func startDocument(_ event: YAMLEvent) {
    if hasDocument {
      report(.multipleDocuments(at: range(event.start, file.lineContent(around: event.start).upperBound)))
      stop()
    }
    hasDocument = true
  }
}

extension TreeBuilder {
  private mutating func takeAlias(_ name: String, at place: SourceRange) {
    switch anchors.target(of: name) {
    case nil:
      report(.unknownAnchor(name, suggestion: anchors.suggestion(for: name), at: place))
      deliver(Arrival(node: nil, place: place, size: 1))
    case .open(let opening):
      report(.recursiveAlias(name, anchor: opening.range, at: place))
      deliver(Arrival(node: nil, place: place, size: 1))
    case .node(let node, let size):
      if anchors.expand(size: size) {
        deliver(Arrival(node: node, place: place, size: size))
      } else {
        report(.tooManyAliases(limit: AnchorTable.mostExpandedNodes, at: place))
        stop()
      }
    }
  }

  private mutating func open(_ kind: YAMLEvent.Container, _ event: YAMLEvent) {
    let start = contentStart(event, limit: file.bytes.count)
    guard stack.count < ReadingLimits.deepest else {
      let character = file.character(at: start)
      report(
        .nestingTooDeep(limit: ReadingLimits.deepest, at: range(character.lowerBound, character.upperBound)))
      return stop()
    }
    if let tag = knownTag(of: event, before: start), !tag.fits(kind) {
      report(.wrongTag(tag, at: range(event.start, file.trimmedEnd(of: event.start..<start))))
    }
    let end = event.isFlow && event.end > start ? event.end : start
    var anchor: AnchorTable.Opening?
    if let name = event.anchor {
      let opening = AnchorTable.Opening(
        name: name, range: range(event.start, file.endOfWord(at: event.start + 1)))
      anchors.open(opening)
      anchor = opening
    }
    stack.append(OpenContainer(kind: kind, isFlow: event.isFlow, start: start, anchor: anchor, end: end))
  }

  /// libyaml ends what has no closing bracket at the next token, behind blank lines and comments.
  private mutating func endContainer(_ event: YAMLEvent) {
    guard !stack.isEmpty else { return }
    let container = stack.removeLast()
    let hasBracket = container.isFlow && event.end > event.start
    if hasBracket, noteSilentLoss(of: container, end: event.end) {
      return deliverReported(range(container.start, event.end), size: container.size)
    }
    let end = hasBracket ? event.end : container.end
    close(container, end: end, isComplete: true)
  }

  /// Whether something in a container was read as something else.
  private mutating func noteSilentLoss(of container: OpenContainer, end: Int) -> Bool {
    if isKeyNext || container.anchor != nil { return false }
    let known = mends.count
    if container.kind == .mapping,
      let mend = silentLoss.reference(container.start..<end, container.entries.read)
    {
      note(mend)
    }
    for mend in silentLoss.textsCutAtCommas(in: container, end: end) { note(mend) }
    return mends.count > known
  }

  /// Puts text in the place of what was misread, so that nothing more is said of it.
  private mutating func deliverReported(_ place: SourceRange, size: Int) {
    let node = Node(
      content: .scalar(Scalar(text: place.text, style: .quoted)), range: place, isReported: true)
    deliver(Arrival(node: node, place: place, size: size))
  }

  /// Whether what is delivered next is the key of a mapping.
  var isKeyNext: Bool {
    guard let top = stack.indices.last else { return false }
    return stack[top].kind == .mapping && stack[top].entries.pending == nil
  }

  private mutating func close(_ container: consuming OpenContainer, end: Int, isComplete: Bool) {
    let (anchor, size) = (container.anchor, container.size)
    let node = container.finished(in: file, end: end, isComplete: isComplete)
    if let anchor { anchors.close(anchor, as: node, size: size) }
    deliver(Arrival(node: node, place: node.range, size: size))
  }
}
