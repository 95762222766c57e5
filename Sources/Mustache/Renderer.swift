/// Writes one template. What lies in one another is kept in `frames`, so that depth costs no stack.
struct Renderer {
  private let partials: (String) -> Template?
  private let escaping: Escaping
  private let limits: RenderingLimits
  private(set) var output: [UInt8]
  private let outputStart: Int
  private var context: ContextStack
  private var frames: [Frame] = []
  /// What a partial led to that is likely to be next too, in a section that is repeated.
  private var lastPartial: EnteredPartial?
  private var steps = 0
  private var failure: TemplateError?

  init(
    _ value: TemplateValue, partials: @escaping (String) -> Template?, escaping: Escaping,
    limits: RenderingLimits, output: [UInt8]
  ) {
    self.partials = partials
    self.escaping = escaping
    self.limits = limits
    self.output = output
    outputStart = output.count
    context = ContextStack(value)
  }

  /// Writes a template; the result is the mistake that ended it early.
  mutating func render(_ template: Template) -> TemplateError? {
    let surroundings = Surroundings(template: template.name, indentation: [], arguments: nil)
    frames = [Frame(template.nodes, in: surroundings, contextCount: context.count)]
    while !frames.isEmpty {
      let last = frames.count - 1
      if let node = frames[last].nextNode() {
        write(node)
      } else if let item = frames[last].nextItem() {
        context.replaceTop(by: item)
      } else {
        leaveLast()
      }
    }
    return failure
  }

  private mutating func write(_ node: TemplateNode) {
    steps += 1
    if steps > limits.steps || output.count - outputStart > limits.bytes {
      return failTooLarge(at: node.range)
    }
    switch node {
    case .text(let text): write(text)
    case .variable(let variable): write(variable)
    case .section(let section): enter(section)
    case .partial(let partial): enter(partial)
    case .parent(let parent): enter(parent)
    case .block(let block): enter(block)
    }
  }
}

extension Renderer {
  private mutating func write(_ text: TemplateNode.Text) {
    if text.lineStarts.isEmpty { return write(text.bytes) }
    let indentation = surroundings.indentation
    if indentation.isEmpty { return write(text.bytes) }
    text.bytes.withUnsafeBufferPointer { bytes in
      var written = 0
      for start in text.lineStarts {
        // Often there is only the beginning of a line, with a tag behind it.
        if start > written { output += UnsafeBufferPointer(rebasing: bytes[written..<start]) }
        written = start
        if isAtLineStart { output += indentation }
      }
      if bytes.count > written { output += UnsafeBufferPointer(rebasing: bytes[written...]) }
    }
  }

  private mutating func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { output.append(contentsOf: $0) }
  }

  private var surroundings: Surroundings { frames[frames.count - 1].surroundings }

  /// Whether nothing stands on the line yet; what begins a line may already have been moved with the tag around it.
  private var isAtLineStart: Bool { output.count == outputStart || output.last == UInt8(ascii: "\n") }

  private mutating func write(_ variable: TemplateNode.Variable) {
    let value = context.value(of: variable.name)
    switch (value, variable.style) {
    case (.text(let text), .escaped): escaping.text(text, &output)
    case (.code(let code), .escaped): escaping.code(code, &output)
    case (.text(let text), .verbatim), (.code(let text), .verbatim):
      Escaping.writeVerbatim(text, into: &output)
    case (.boolean(let boolean), .escaped): escaping.code(boolean ? "true" : "false", &output)
    case (.boolean(let boolean), .verbatim): output += (boolean ? "true" : "false").utf8
    case (.null, _), (.list, _), (.object, _): break
    }
  }
}

extension Renderer {
  private mutating func enter(_ section: TemplateNode.Section) {
    let value = context.value(of: section.name)
    guard value.isTrue == (section.condition == .present), mayGoDeeper(at: section.range) else { return }
    let contextCount = context.count
    var items: [TemplateValue] = []
    if section.condition == .present {
      if case .list(let list) = value {
        items = list
        context.push(list[0])
      } else {
        context.push(value)
      }
    }
    if section.isFlat {
      writeFlat(section.nodes, repeatedFor: items)
      context.removeLast(downTo: contextCount)
    } else {
      frames.append(
        Frame(section.nodes, repeatedFor: items, in: surroundings, contextCount: contextCount))
    }
  }

  /// Writes nodes that hold no others, which need no frame. A mistake ends it, as it ends all frames.
  private mutating func writeFlat(_ nodes: [TemplateNode], repeatedFor items: [TemplateValue]) {
    for index in 0..<max(1, items.count) {
      if index > 0 { context.replaceTop(by: items[index]) }
      for node in nodes where !frames.isEmpty { write(node) }
    }
  }

  private mutating func enter(_ partial: TemplateNode.Partial) {
    if let last = lastPartial, last.partial === partial, last.outer === surroundings {
      return push(Frame(last.template.nodes, in: last.inner, contextCount: context.count), at: partial.range)
    }
    guard let template = template(partial.reference) else { return }
    let inner = Surroundings(
      of: template, at: partial.placement, with: surroundings.arguments, in: surroundings)
    if case .named = partial.reference {
      lastPartial = EnteredPartial(partial: partial, outer: surroundings, template: template, inner: inner)
    }
    push(Frame(template.nodes, in: inner, contextCount: context.count), at: partial.range)
  }

  private mutating func enter(_ parent: TemplateNode.Parent) {
    guard let template = template(parent.reference) else { return }
    let arguments = Arguments(
      parent.arguments, template: surroundings.template, outer: surroundings.arguments)
    let inner = Surroundings(of: template, at: parent.placement, with: arguments, in: surroundings)
    push(Frame(template.nodes, in: inner, contextCount: context.count), at: parent.range)
  }

  private mutating func enter(_ block: TemplateNode.Block) {
    let replacement = surroundings.arguments?.replacement(of: block.name)
    let inner = replacement.map { replacement in
      Surroundings(
        template: replacement.template, indentation: surroundings.indentation + block.indentation,
        arguments: replacement.arguments)
    }
    var frame = Frame(
      replacement?.nodes ?? block.nodes, in: inner ?? surroundings, contextCount: context.count)
    frame.lineBreak = block.lineBreak
    frame.outputStart = output.count
    push(frame, at: block.range)
  }

  private func template(_ reference: TemplateNode.Reference) -> Template? {
    switch reference {
    case .named(let name): return partials(name)
    case .dynamic(let name):
      switch context.value(of: name) {
      case .text(let text), .code(let text): return partials(text)
      case .null, .boolean, .list, .object: return nil
      }
    }
  }

  private mutating func push(_ frame: consuming Frame, at range: Range<Int>) {
    if mayGoDeeper(at: range) { frames.append(frame) }
  }

  /// Whether something may lie within what is being written; else that is the end.
  private mutating func mayGoDeeper(at range: Range<Int>) -> Bool {
    if frames.count < limits.depth { return true }
    fail("sections and templates lie more than \(limits.depth) deep in one another here", at: range)
    return false
  }

  private mutating func leaveLast() {
    let last = frames.count - 1
    context.removeLast(downTo: frames[last].contextCount)
    let lineBreak = frames[last].lineBreak
    if !lineBreak.isEmpty, output.count > frames[last].outputStart, output.last != UInt8(ascii: "\n") {
      output += lineBreak
    }
    frames.removeLast()
  }

  private mutating func failTooLarge(at range: Range<Int>) {
    fail(
      "the output ends here: a template writes at most \(limits.bytes) bytes and \(limits.steps) tags and texts",
      at: range)
  }

  /// Leaves everything, so that nothing more is written.
  private mutating func fail(_ message: String, at range: Range<Int>) {
    failure = TemplateError(template: surroundings.template, message: message, range: range)
    frames = []
  }
}

extension TemplateValue {
  /// Whether a section of it is written.
  package var isTrue: Bool {
    switch self {
    case .null: false
    case .boolean(let boolean): boolean
    case .text(let text), .code(let text): !text.isEmpty
    case .list(let items): !items.isEmpty
    case .object: true
    }
  }
}
