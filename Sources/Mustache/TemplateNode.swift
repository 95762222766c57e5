/// A piece of a template. Ranges are byte offsets in the template's text; of what has an end tag, those of the
/// opening tag.
///
/// What has parts is an object, because rendering takes every node out of its list as often as it is written.
package enum TemplateNode: Sendable {
  case text(Text)
  case variable(Variable)
  case section(Section)
  case partial(Partial)
  case parent(Parent)
  case block(Block)
}

extension TemplateNode {
  /// A name in a tag, such as `color.hex`.
  package struct Name: Hashable, Sendable {
    /// One name between the dots.
    package struct Part: Hashable, Sendable {
      package let name: FieldName
      package let range: Range<Int>

      package var text: String { name.text }
    }

    /// Empty for `.`, which is the item on the top of the context stack.
    package let parts: [Part]
    package let range: Range<Int>
    /// The name of the first part, which stands alone in most.
    let first: FieldName?

    init(parts: [Part], range: Range<Int>) {
      self.parts = parts
      self.range = range
      first = parts.first?.name
    }
  }

  /// `{{name}}`, `{{{name}}}` or `{{&name}}`.
  package final class Variable: Sendable {
    package enum Style: Sendable {
      case escaped
      case verbatim
    }

    package let name: Name
    package let style: Style
    package let range: Range<Int>

    init(name: Name, style: Style, range: Range<Int>) {
      self.name = name
      self.style = style
      self.range = range
    }
  }

  /// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`.
  package final class Section: Sendable {
    package enum Condition: Sendable {
      /// For each item of a list, and once for anything else that is true.
      case present
      /// Once if the value is false, empty or missing.
      case absent
    }

    package let name: Name
    package let condition: Condition
    package let range: Range<Int>
    package let nodes: [TemplateNode]
    /// Whether only texts and variables are in it, as in most.
    let isFlat: Bool

    init(name: Name, condition: Condition, range: Range<Int>, nodes: [TemplateNode]) {
      self.name = name
      self.condition = condition
      self.range = range
      self.nodes = nodes
      isFlat = nodes.allSatisfy(\.isLeaf)
    }
  }

  /// Which template a partial or a parent takes.
  package enum Reference: Sendable {
    case named(String)
    /// `*name`: the template that the value of the name names.
    case dynamic(Name)
  }

  /// Whether a tag has its line for itself, and what is put before each line of what takes its place.
  package enum Placement: Sendable {
    case inline
    case standalone(indentation: [UInt8])
  }

  /// `{{>name}}`.
  package final class Partial: Sendable {
    package let reference: Reference
    package let placement: Placement
    package let range: Range<Int>

    init(reference: Reference, placement: Placement, range: Range<Int>) {
      self.reference = reference
      self.placement = placement
      self.range = range
    }
  }

  /// `{{<name}}…{{/name}}`: a template with blocks of its own in the place of some of its blocks.
  package final class Parent: Sendable {
    package let reference: Reference
    package let placement: Placement
    package let range: Range<Int>
    /// The blocks that replace blocks of the template, each name once.
    package let arguments: [Block]

    init(reference: Reference, placement: Placement, range: Range<Int>, arguments: [Block]) {
      self.reference = reference
      self.placement = placement
      self.range = range
      self.arguments = arguments
    }
  }

  /// `{{$name}}…{{/name}}`: text that a child template may replace, or that replaces such text.
  package final class Block: Sendable {
    package let name: String
    package let range: Range<Int>
    package let nodes: [TemplateNode]
    /// What is put before each line of the text that replaces this one.
    package let indentation: [UInt8]
    /// The line break to end with if the text that was written does not, for a block that has a line for itself.
    package let lineBreak: [UInt8]

    init(name: String, range: Range<Int>, nodes: [TemplateNode], indentation: [UInt8], lineBreak: [UInt8]) {
      self.name = name
      self.range = range
      self.nodes = nodes
      self.indentation = indentation
      self.lineBreak = lineBreak
    }
  }
}

extension TemplateNode {
  /// Whether nothing can lie in it.
  private var isLeaf: Bool {
    switch self {
    case .text, .variable: true
    case .section, .partial, .parent, .block: false
    }
  }

  package var range: Range<Int> {
    switch self {
    case .text(let text): text.range
    case .variable(let variable): variable.range
    case .section(let section): section.range
    case .partial(let partial): partial.range
    case .parent(let parent): parent.range
    case .block(let block): block.range
    }
  }
}
