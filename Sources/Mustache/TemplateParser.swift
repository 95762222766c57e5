/// Puts the tags of a template together to a tree.
///
/// A tag that is no variable and has its line for itself takes the whole line. A parent does so if its first tag begins
/// a line and its last one ends a line; what stands between them, but for its blocks, is ignored.
struct TemplateParser {
  /// How deep sections, parents and blocks may lie in one another.
  static let deepest = 100

  private let bytes: [UInt8]
  private(set) var mistakes: Mistakes
  private var open = [OpenElement.template]
  /// Whether the rest of the template is not read, because it is no template.
  private var isStopped = false
  private var names: NameReader { NameReader(bytes: bytes) }

  init(_ bytes: [UInt8], mistakes: Mistakes) {
    self.bytes = bytes
    self.mistakes = mistakes
  }

  mutating func parse() -> [TemplateNode] {
    var tokenizer = Tokenizer(bytes, mistakes: mistakes)
    let lines = tokenizer.readTokens().lines(of: bytes)
    mistakes = tokenizer.mistakes
    for line in lines where !isStopped { read(line) }
    while open.count > 1 {
      if !isStopped { reportNotEnded() }
      _ = close(at: nil)
    }
    open[0].endText()
    return open[0].nodes
  }

  private mutating func read(_ line: TemplateLine) {
    if readEmptyBlock(line) { return }
    var isRestTaken = false
    for index in line.tokens.indices where !isRestTaken && !isStopped {
      switch line.tokens[index] {
      case .text(let range):
        if !line.isBlankBeforeFirstTag(at: index) {
          append(text: range, startsLine: index == line.tokens.startIndex)
        }
      case .tag(let tag): isRestTaken = read(tag, at: line.place(of: tag, at: index))
      }
    }
  }

  /// Reads a tag; the result is whether it takes the rest of its line, which is blank.
  private mutating func read(_ tag: Tag, at place: TemplateLine.Place) -> Bool {
    reportIgnored(tag)
    switch tag.kind {
    case .variable, .verbatim: return readVariable(tag, at: place)
    case .section: return readSection(tag, .present, at: place)
    case .inverted: return readSection(tag, .absent, at: place)
    case .end: return readEnd(tag, at: place)
    case .partial: return readPartial(tag, at: place)
    case .parent: return readParent(tag, at: place)
    case .block: return readBlock(tag, at: place)
    case .comment, .delimiters: return takeLine(of: place)
    }
  }
}

extension TemplateParser {
  /// Takes the line of a tag that has it for itself; else the blanks before the tag are text.
  private mutating func takeLine(of place: TemplateLine.Place) -> Bool {
    if place.blanksBeforeOnlyTag != nil { return true }
    beginLine(at: place)
    return false
  }

  private mutating func beginLine(at place: TemplateLine.Place) {
    if let blanks = place.blanksBefore { append(text: blanks, startsLine: true) }
  }

  private mutating func append(text range: Range<Int>, startsLine: Bool) {
    if !isInParent { open[open.count - 1].append(text: bytes[range], startsLine: startsLine) }
  }

  private mutating func append(_ node: TemplateNode) {
    if !isInParent { open[open.count - 1].append(node) }
  }

  private var isInParent: Bool { open[open.count - 1].isParent }

  private mutating func push(_ kind: OpenElement.Kind?, _ tag: Tag) {
    if open.count > Self.deepest {
      mistakes.nestedTooDeep(at: tag.range)
      isStopped = true
    } else {
      open.append(
        OpenElement(
          kind ?? .unusable, key: names.key(of: tag), range: tag.range, delimiters: tag.delimiters))
    }
  }

  private mutating func reportIgnored(_ tag: Tag) {
    switch tag.kind {
    case .block, .comment, .delimiters, .end: break
    case .variable, .verbatim, .section, .inverted, .partial, .parent:
      if isInParent { mistakes.ignoredInParent(names.text(tag.range), at: tag.range) }
    }
  }
}

extension TemplateParser {
  private mutating func readVariable(_ tag: Tag, at place: TemplateLine.Place) -> Bool {
    beginLine(at: place)
    if let name = names.name(of: tag, reportingTo: &mistakes) {
      let style: TemplateNode.Variable.Style = tag.kind == .verbatim ? .verbatim : .escaped
      append(.variable(TemplateNode.Variable(name: name, style: style, range: tag.range)))
    }
    return false
  }

  private mutating func readSection(
    _ tag: Tag, _ condition: TemplateNode.Section.Condition, at place: TemplateLine.Place
  ) -> Bool {
    let takesLine = takeLine(of: place)
    push(names.name(of: tag, reportingTo: &mistakes).map { .section($0, condition) }, tag)
    return takesLine
  }

  private mutating func readPartial(_ tag: Tag, at place: TemplateLine.Place) -> Bool {
    let takesLine = takeLine(of: place)
    if let reference = names.reference(of: tag, reportingTo: &mistakes) {
      let placement = place.blanksBeforeOnlyTag.map {
        TemplateNode.Placement.standalone(indentation: Array(bytes[$0]))
      }
      append(
        .partial(
          TemplateNode.Partial(reference: reference, placement: placement ?? .inline, range: tag.range)))
    }
    return takesLine
  }

  private mutating func readParent(_ tag: Tag, at place: TemplateLine.Place) -> Bool {
    let reference = names.reference(of: tag, reportingTo: &mistakes)
    push(reference.map { .parent($0, blanksBefore: place.blanksBefore) }, tag)
    return false
  }

  private mutating func readBlock(_ tag: Tag, at place: TemplateLine.Place) -> Bool {
    let name = names.word(of: tag, reportingTo: &mistakes)
    if isInParent {
      push(name.map { .argument($0, place.isLast ? .onNextLine : .onSameLine) }, tag)
      return place.isLast
    }
    let takesLine = takeLine(of: place)
    let indentation = place.blanksBefore.map { Array(bytes[$0]) } ?? []
    let opening: OpenElement.BlockOpening = takesLine ? .onNextLine : .onSameLine
    push(name.map { .parameter($0, indentation: indentation, opening) }, tag)
    return takesLine
  }

  /// A block that has a line for itself together with its end: what replaces it takes the line.
  private mutating func readEmptyBlock(_ line: TemplateLine) -> Bool {
    guard !isInParent, let (tag, end, blanks) = line.emptyBlock, names.key(of: tag) == names.key(of: end),
      let name = names.word(of: tag, reportingTo: &mistakes)
    else { return false }
    append(
      .block(
        TemplateNode.Block(
          name: name, range: tag.range, nodes: [], indentation: Array(bytes[blanks]),
          lineBreak: Array(line.lineBreak))))
    return true
  }
}

extension TemplateParser {
  private mutating func readEnd(_ tag: Tag, at place: TemplateLine.Place) -> Bool {
    let key = names.key(of: tag)
    guard open.count > 1 else {
      mistakes.endWithoutBegin(names.text(tag.range), at: tag.range)
      return takeLine(of: place)
    }
    if tag.content.isEmpty {
      mistakes.emptyTag(at: tag.range)
    } else if let index = open.lastIndex(where: { $0.key == key }), index > 0 {
      while open.count > index + 1 {
        reportNotEnded()
        _ = close(at: nil)
      }
    } else {
      reportEndedByOther(tag)
    }
    return close(at: place)
  }

  private mutating func reportNotEnded() {
    let element = open[open.count - 1]
    mistakes.notEnded(names.text(element.range), by: endTag(of: element), at: element.range)
  }

  private mutating func reportEndedByOther(_ tag: Tag) {
    let element = open[open.count - 1]
    mistakes.endedByOther(
      names.text(tag.range), at: tag.range, expected: endTag(of: element), openedAt: element.range)
  }

  private func endTag(of element: OpenElement) -> String {
    let delimiters = element.delimiters
    return String(decoding: delimiters.opening, as: UTF8.self) + "/" + element.key
      + String(decoding: delimiters.closing, as: UTF8.self)
  }

  /// Ends what was begun last; the result is whether its end tag takes the rest of its line. Without a place it is
  /// ended where an end tag is missing.
  private mutating func close(at place: TemplateLine.Place?) -> Bool {
    let kind = open[open.count - 1].kind
    var takesLine = false
    switch kind {
    case .parent(_, let blanksBefore): takesLine = blanksBefore != nil && place?.isLast == true
    case .argument: break
    case .template, .section, .parameter, .unusable: takesLine = place.map { takeLine(of: $0) } ?? false
    }
    var element = open.removeLast()
    element.endText()
    attach(element, takesLine: takesLine)
    return takesLine
  }

  private mutating func attach(_ element: OpenElement, takesLine: Bool) {
    switch element.kind {
    case .argument(let name, let opening): attachArgument(element, name, opening)
    case .parent(_, let blanks?) where !takesLine: append(text: blanks, startsLine: true)
    case .template, .section, .parent, .parameter, .unusable: break
    }
    if let node = element.node(takesLine: takesLine, in: bytes) { append(node) }
  }

  private mutating func attachArgument(
    _ element: OpenElement, _ name: String, _ opening: OpenElement.BlockOpening
  ) {
    let block = TemplateNode.Block(
      name: name, range: element.range, nodes: element.argumentNodes(opening), indentation: [], lineBreak: [])
    if let first = open[open.count - 1].arguments.first(where: { $0.name == name }) {
      mistakes.blockTwice(name, at: element.range, first: first.range)
    } else {
      open[open.count - 1].append(argument: block)
    }
  }
}
