import TokenDiagnostics

/// Every token of a project with its resolved values, in source order.
package struct TokenSet: Sendable {
  package let tokens: [Token]
  /// What the token files say, as it is written.
  package let declarations: Declarations
  package let settings: ModelSettings
  private let resolved: [Token?]

  /// The tokens are those of the declarations, nil for one that has an error.
  package init(tokens resolved: [Token?], declarations: Declarations, settings: ModelSettings) {
    self.resolved = resolved
    tokens = resolved.compactMap { $0 }
    self.declarations = declarations
    self.settings = settings
  }

  package var groups: [TokenPath: GroupDeclaration] { declarations.groups }
  /// The checks of all groups and tokens, in source order.
  package var checks: [Check] { declarations.checks }

  package subscript(path: TokenPath) -> Token? { declarations.indexes[path].flatMap { resolved[$0] } }

  /// The tokens an alias goes through, from the one it names to the one that writes the value; empty for a token
  /// that writes its own.
  package func aliasChain(of token: Token) -> [TokenPath] {
    var chain: [TokenPath] = []
    var next = token.value.reference
    while let path = next {
      chain.append(path)
      next = self[path]?.value.reference
    }
    return chain
  }
}

/// A token whose values are known in every context. It never changes, and all that refer to it share it.
package final class Token: Sendable {
  /// A value that stands in for the default one where its condition holds.
  package struct Variant: Sendable {
    package let condition: Condition
    package let value: Value

    package init(condition: Condition, value: Value) {
      self.condition = condition
      self.value = value
    }
  }

  package let path: TokenPath
  /// Its place among all declarations, those without a value too: by it tables of tokens need no hashes.
  package let index: Int
  package let type: TokenType
  /// Its name in the source.
  package let range: SourceRange
  package let value: Value
  package let variants: [Variant]
  /// The tokens that its values name, in source order.
  package let references: [TokenPath]
  /// The variants that name most axes first, else in source order: the first that holds wins.
  package let variantsByPrecedence: [Variant]
  package let description: String?
  /// Whether text that could not be read cannot change its type, or that of a token it refers to.
  package let isCertain: Bool
  /// The axes on which the value depends, in the order of the project's axes.
  package let axes: [Int]

  private let declaration: TokenDeclaration
  private let inherited: Inheritance

  init(
    _ declaration: TokenDeclaration, at index: Int, type: TokenType,
    values: (value: Value, variants: [Variant]), references: [TokenPath], isCertain: Bool
  ) {
    path = declaration.path
    self.index = index
    self.type = type
    range = declaration.range
    value = values.value
    variants = values.variants
    self.references = references
    variantsByPrecedence = Self.byPrecedence(values.variants)
    description = declaration.metadata.description?.value
    self.isCertain = isCertain
    axes = Self.axes(of: values.variants)
    self.declaration = declaration
    inherited = declaration.inherited.joined(with: declaration.metadata)
  }

  private static func axes(of variants: [Variant]) -> [Int] {
    if variants.isEmpty { return [] }
    return variants.count == 1
      ? variants[0].condition.terms.map(\.axis)
      : Set(variants.lazy.flatMap(\.condition.terms).map(\.axis)).sorted()
  }

  private static func byPrecedence(_ variants: [Variant]) -> [Variant] {
    guard variants.count > 1 else { return variants }
    return variants.enumerated().sorted { left, right in
      let counts = (left.element.condition.terms.count, right.element.condition.terms.count)
      return counts.0 == counts.1 ? left.offset < right.offset : counts.0 > counts.1
    }.map(\.element)
  }

  package var source: TokenSource? { inherited.source }
  /// Nil where it is not deprecated.
  package var deprecation: Deprecation? {
    inherited.deprecation == .notDeprecated ? nil : inherited.deprecation
  }
  package var use: TokenUse? { inherited.use }
  /// What other tools keep with the token.
  package var extensions: JSONText? { declaration.metadata.extensions?.value }

  /// The value of the variant that holds and names the most axes, else the default value.
  package func value(in context: Context) -> Value {
    variantsByPrecedence.first { $0.condition.holds(in: context) }?.value ?? value
  }
}
