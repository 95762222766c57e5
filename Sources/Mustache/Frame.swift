/// What holds for all the nodes of a template, or of a block, while they are written. Sections within share it, because
/// they are entered too often to copy it.
final class Surroundings: Sendable {
  /// The name of the template that the nodes stand in.
  let template: String
  /// What is put before each line.
  let indentation: [UInt8]
  let arguments: Arguments?

  init(template: String, indentation: [UInt8], arguments: Arguments?) {
    self.template = template
    self.indentation = indentation
    self.arguments = arguments
  }

  /// Those in a template that takes the place of a tag.
  convenience init(
    of template: Template, at placement: TemplateNode.Placement, with arguments: Arguments?,
    in outer: Surroundings
  ) {
    let indentation: [UInt8] =
      if case .standalone(let more) = placement { outer.indentation + more } else { [] }
    self.init(template: template.name, indentation: indentation, arguments: arguments)
  }
}

/// A template that took the place of a partial, with the surroundings of both.
struct EnteredPartial {
  let partial: TemplateNode.Partial
  let outer: Surroundings
  let template: Template
  let inner: Surroundings
}

/// Some nodes that are being written, and what changes with them.
struct Frame {
  private let nodes: [TemplateNode]
  private var nextNodeIndex = 0
  /// What the nodes are repeated for.
  private let items: [TemplateValue]
  private var nextItemIndex = 1
  /// How many values the context stack had before.
  let contextCount: Int
  let surroundings: Surroundings
  /// The line break to end with if something else was written since `outputStart`.
  var lineBreak: [UInt8] = []
  var outputStart = 0

  /// Nodes that are written once, or once for each item, the first of which is on the context stack already.
  init(
    _ nodes: [TemplateNode], repeatedFor items: [TemplateValue] = [], in surroundings: Surroundings,
    contextCount: Int
  ) {
    self.nodes = nodes
    self.items = items
    self.surroundings = surroundings
    self.contextCount = contextCount
  }

  mutating func nextNode() -> TemplateNode? {
    guard nextNodeIndex < nodes.count else { return nil }
    defer { nextNodeIndex += 1 }
    return nodes[nextNodeIndex]
  }

  mutating func nextItem() -> TemplateValue? {
    guard nextItemIndex < items.count else { return nil }
    defer { nextItemIndex += 1 }
    nextNodeIndex = 0
    return items[nextItemIndex]
  }
}
