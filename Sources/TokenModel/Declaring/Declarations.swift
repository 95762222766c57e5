import TokenDiagnostics
import TokenSyntax

/// What the token files declare: every group and token once, in source order, values still as written.
package struct Declarations: Sendable {
  package let groups: [TokenPath: GroupDeclaration]
  package let tokens: [TokenDeclaration]
  /// Where in `tokens` each stands.
  let indexes: [TokenPath: Int]
  /// The checks of all groups and tokens.
  package let checks: [Check]

  /// Nothing at all.
  package init() { self.init(groups: [:], tokens: [], indexes: [:], checks: []) }

  init(
    groups: [TokenPath: GroupDeclaration], tokens: [TokenDeclaration], indexes: [TokenPath: Int],
    checks: [Check]
  ) {
    self.groups = groups
    self.tokens = tokens
    self.indexes = indexes
    self.checks = checks
  }
}

extension Declarations {
  /// The type that the nearest group around a path gives that has one.
  func nearestType(around path: TokenPath) -> Located<TokenType?>? {
    for group in path.groups {
      if let type = groups[group]?.metadata.type { return type }
    }
    return nil
  }
}

/// A group, joined from every file that has it. It is an object so that tables of groups are small.
package final class GroupDeclaration: Sendable {
  package let path: TokenPath
  /// Its name where it stands first.
  package let range: SourceRange
  package let metadata: Metadata
  /// Whether it holds nothing but properties, in any file.
  let isEmpty: Bool
  /// Whether it stands in several places.
  let isJoined: Bool

  init(path: TokenPath, range: SourceRange, metadata: Metadata, isEmpty: Bool, isJoined: Bool) {
    self.path = path
    self.range = range
    self.metadata = metadata
    self.isEmpty = isEmpty
    self.isJoined = isJoined
  }
}

/// A token with its default value and its variants. It never changes, and every stage shares it.
package final class TokenDeclaration: Sendable {
  /// A value in terms of DTCG, beside one that is ours.
  enum Rendition: Sendable {
    case value(Node)
    /// The fields of a record as tokens, for there is no type for it.
    case fields([Node.Entry])
  }

  package struct Variant: Sendable {
    package let condition: Condition
    package let key: Node.Key
    package let node: Node
  }

  /// What is said of it beside its value.
  struct Properties: Sendable {
    var metadata = Metadata()
    /// What DTCG has of the value beside one that is ours, for tools that know no better; nil where there is one value.
    var rendition: Rendition?
    /// Whether its text sizes are snapped where the config does not say, though JSON's are not.
    var isSnapped = false
    var variants: [Variant] = []
    /// The values in `$when` whose condition could not be read. They are looked at for their own mistakes.
    var valuesWithoutCondition: [Node] = []
    /// The mapping under `$when`.
    var when: Node?
    /// Whether something about it was wrong already, so that nothing more is said of it.
    var isBroken = false
    /// False if a syntax error stands inside it, so that some of its properties may not have been read.
    var isComplete = true
  }

  package let path: TokenPath
  /// Its name.
  package let range: SourceRange
  package let value: Node
  private let properties: Properties
  /// What holds in the group around it.
  let inherited: Inheritance
  /// The references in all its values, in source order.
  let references: [Reference.Found]

  init(
    path: TokenPath, range: SourceRange, value: Node, _ properties: Properties,
    inheriting inherited: Inheritance
  ) {
    self.path = path
    self.range = range
    self.value = value
    self.properties = properties
    self.inherited = inherited
    references = Reference.all(in: value, properties)
  }
}

extension TokenDeclaration {
  package var metadata: Metadata { properties.metadata }
  var rendition: Rendition? { properties.rendition }
  var isSnapped: Bool { properties.isSnapped }
  package var variants: [Variant] { properties.variants }
  package var valuesWithoutCondition: [Node] { properties.valuesWithoutCondition }
  package var when: Node? { properties.when }
  package var isBroken: Bool { properties.isBroken }
  package var isComplete: Bool { properties.isComplete }
}
