/// The blocks that parents were given, from the template that is rendered to the one at hand.
///
/// The outermost template has its way: a template that extends one which extends a third decides over the blocks of
/// both. A block is rendered with the blocks that were known where it is written, so that a parent within it is not
/// changed by the blocks beside it.
final class Arguments: Sendable {
  /// What is written instead of a block.
  struct Replacement {
    let nodes: [TemplateNode]
    /// The name of the template that the nodes stand in.
    let template: String
    /// The blocks known there.
    let arguments: Arguments?
  }

  private let blocks: [TemplateNode.Block]
  private let template: String
  private let outer: Arguments?

  /// The blocks given in a template that was itself given others.
  init(_ blocks: [TemplateNode.Block], template: String, outer: Arguments?) {
    self.blocks = blocks
    self.template = template
    self.outer = outer
  }

  func replacement(of name: String) -> Replacement? {
    if let found = outer?.replacement(of: name) { return found }
    return blocks.first { $0.name == name }.map {
      Replacement(nodes: $0.nodes, template: template, arguments: outer)
    }
  }
}
