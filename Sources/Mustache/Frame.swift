/// Some nodes that are being written, and what changes with them.
struct Frame {
  private let nodes: [TemplateNode]
  private var nextNodeIndex = 0
  /// What the nodes are repeated for.
  private var items: [TemplateValue] = []
  private var nextItemIndex = 1
  /// How many values the context stack had before.
  let contextCount: Int
  /// The name of the template that the nodes stand in.
  var template: String
  /// What is put before each line.
  var indentation: [UInt8] = []
  var arguments: Arguments?
  /// The line break to end with if something else was written since `outputStart`.
  var lineBreak: [UInt8] = []
  var outputStart = 0

  init(_ nodes: [TemplateNode], of template: String, contextCount: Int) {
    self.nodes = nodes
    self.template = template
    self.contextCount = contextCount
  }

  /// A frame for nodes within these.
  func inner(_ nodes: [TemplateNode], contextCount: Int) -> Frame {
    var frame = Frame(nodes, of: template, contextCount: contextCount)
    frame.indentation = indentation
    frame.arguments = arguments
    return frame
  }

  /// A frame for a template in the place of a tag.
  func inner(
    _ template: Template, _ placement: TemplateNode.Placement, _ arguments: Arguments?, contextCount: Int
  ) -> Frame {
    var frame = Frame(template.nodes, of: template.name, contextCount: contextCount)
    if case .standalone(let more) = placement { frame.indentation = indentation + more }
    frame.arguments = arguments
    return frame
  }

  mutating func nextNode() -> TemplateNode? {
    guard nextNodeIndex < nodes.count else { return nil }
    defer { nextNodeIndex += 1 }
    return nodes[nextNodeIndex]
  }

  /// Writes the nodes once more for each item but the first.
  mutating func repeats(for items: [TemplateValue]) { self.items = items }

  mutating func nextItem() -> TemplateValue? {
    guard nextItemIndex < items.count else { return nil }
    defer { nextItemIndex += 1 }
    nextNodeIndex = 0
    return items[nextItemIndex]
  }
}
