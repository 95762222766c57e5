import TokenDiagnostics
import TokenSyntax

/// What the token files declare: every group and token once, in source order, values still as written.
package struct Declarations: Sendable {
  package var groups: [TokenPath: GroupDeclaration] = [:]
  package var tokens: [TokenDeclaration] = []
  /// The checks of all groups and tokens.
  package var checks: [Check] = []

  /// Nothing at all.
  package init() {}

  init(groups: [TokenPath: GroupDeclaration], tokens: [TokenDeclaration], checks: [Check]) {
    self.groups = groups
    self.tokens = tokens
    self.checks = checks
  }
}

extension Declarations {
  /// The type that is written for a token or for the nearest group around it that has one (DTCG Format, section
  /// 5.2.2), and whether that is the token itself or its own group; nil if there is none.
  func type(of token: TokenDeclaration) -> (type: TokenType?, isNearest: Bool)? {
    if let own = token.metadata.type { return (own.value, true) }
    for (distance, path) in token.path.groups.enumerated() {
      if let type = groups[path]?.metadata.type { return (type.value, isNearest: distance == 0) }
    }
    return nil
  }

  /// The type that the nearest group around a path gives that has one.
  func nearestType(around path: TokenPath) -> Located<TokenType?>? {
    for group in path.groups {
      if let type = groups[group]?.metadata.type { return type }
    }
    return nil
  }
}

/// A group, joined from every file that has it.
package struct GroupDeclaration: Sendable {
  package let path: TokenPath
  /// Its name where it stands first.
  package let range: SourceRange
  package var metadata = Metadata()
  /// Whether it holds nothing but properties, in any file.
  var isEmpty = true
}

/// A token with its default value and its variants.
package struct TokenDeclaration: Sendable {
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

  package let path: TokenPath
  /// Its name.
  package let range: SourceRange
  package var metadata = Metadata()
  package let value: Node
  /// What DTCG has of the value beside one that is ours, for tools that know no better; nil where there is one value.
  var rendition: Rendition?
  /// Whether its text sizes are snapped where the config does not say, though JSON's are not.
  var isSnapped = false
  package var variants: [Variant] = []
  /// The values in `$when` whose condition could not be read. They are looked at for their own mistakes.
  package var valuesWithoutCondition: [Node] = []
  /// The mapping under `$when`.
  package var when: Node?
  /// Whether something about it was wrong already, so that nothing more is said of it.
  package var isBroken = false
  /// False if a syntax error stands inside it, so that some of its properties may not have been read.
  package var isComplete = true
}
