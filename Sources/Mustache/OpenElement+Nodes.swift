/// What becomes of what was begun when it ends.
extension OpenElement {
  /// The node; nil for a block that replaces another, which belongs to its parent, and for what is unusable.
  func node(takesLine: Bool, in bytes: [UInt8]) -> TemplateNode? {
    switch kind {
    case .template, .argument, .unusable: nil
    case .section(let name, let condition):
      .section(TemplateNode.Section(name: name, condition: condition, range: range, nodes: nodes))
    case .parent(let reference, let blanks):
      .parent(
        TemplateNode.Parent(
          reference: reference,
          placement: takesLine ? .standalone(indentation: blanks.map { Array(bytes[$0]) } ?? []) : .inline,
          range: range, arguments: arguments))
    case .parameter(let name, let indentation, let opening):
      .block(
        TemplateNode.Block(
          name: name, range: range, nodes: nodes,
          indentation: (opening == .onNextLine ? nodes.commonIndentation : nil) ?? indentation,
          lineBreak: []))
    }
  }

  /// The nodes of a block that replaces another: lines of its own lose the indentation they share, and a text on
  /// the line of the tag may come to begin a line.
  func argumentNodes(_ opening: BlockOpening) -> [TemplateNode] {
    switch opening {
    case .onNextLine: return nodes.unindented(by: nodes.commonIndentation?.count ?? 0)
    case .onSameLine:
      let start = TemplateNode.Text(bytes: [], lineStarts: [0], range: range.upperBound..<range.upperBound)
      return nodes.isEmpty ? [] : [.text(start)] + nodes
    }
  }
}
