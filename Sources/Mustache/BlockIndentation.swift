/// How lines of a block are moved: a block that replaces another loses its own indentation and takes that of the
/// block it replaces.
extension [TemplateNode] {
  /// The blanks with which every line begins that is not blank; nil if there is no such line.
  var commonIndentation: [UInt8]? {
    var common: ArraySlice<UInt8>?
    collectIndentations { indentation in
      guard let known = common else { return common = indentation }
      let length = zip(known, indentation).prefix { $0 == $1 }.count
      common = known.prefix(length)
    }
    return common.map { Array<UInt8>($0) }
  }

  private func collectIndentations(_ collect: (ArraySlice<UInt8>) -> Void) {
    for node in self {
      switch node {
      case .text(let text): text.indentations.forEach(collect)
      case .variable: break
      case .section(let section): section.nodes.collectIndentations(collect)
      case .partial(let partial): partial.placement.collectIndentation(collect)
      case .parent(let parent): parent.placement.collectIndentation(collect)
      case .block(let block):
        if !block.lineBreak.isEmpty { collect(block.indentation[...]) }
        block.nodes.collectIndentations(collect)
      }
    }
  }

  /// The nodes without the first blanks of each line.
  func unindented(by count: Int) -> [TemplateNode] {
    count == 0 ? self : map { $0.unindented(by: count) }
  }
}

extension TemplateNode.Placement {
  fileprivate func collectIndentation(_ collect: (ArraySlice<UInt8>) -> Void) {
    if case .standalone(let indentation) = self { collect(indentation[...]) }
  }

  fileprivate func unindented(by count: Int) -> TemplateNode.Placement {
    switch self {
    case .inline: self
    case .standalone(let indentation): .standalone(indentation: Array(indentation.dropFirst(count)))
    }
  }
}

extension TemplateNode {
  fileprivate func unindented(by count: Int) -> TemplateNode {
    switch self {
    case .text(let text): .text(text.unindented(by: count))
    case .variable: self
    case .section(let section):
      .section(
        TemplateNode.Section(
          name: section.name, condition: section.condition, range: section.range,
          nodes: section.nodes.unindented(by: count)))
    case .partial(let partial):
      .partial(
        TemplateNode.Partial(
          reference: partial.reference, placement: partial.placement.unindented(by: count),
          range: partial.range))
    case .parent(let parent):
      // Its blocks have lost their indentation already.
      .parent(
        TemplateNode.Parent(
          reference: parent.reference, placement: parent.placement.unindented(by: count), range: parent.range,
          arguments: parent.arguments))
    case .block(let block):
      .block(
        TemplateNode.Block(
          name: block.name, range: block.range, nodes: block.nodes.unindented(by: count),
          indentation: Array(block.indentation.dropFirst(count)), lineBreak: block.lineBreak))
    }
  }
}
