import TokenModel

/// What a format is given.
package struct EmitInput: Sendable {
  /// The tokens of all files, resolved.
  package let tokenSet: TokenSet
  /// The token files in the order of the config, those without tokens too.
  package let files: [TokenFile]
  /// The settings of Swift output; those of the first one where the format is another.
  package let swift: SwiftSettings
  /// What the tokens are called in Swift, which other formats tell too.
  package let names: SwiftNames
  /// What renders the outputs that are made by templates.
  package let templates: TemplateLibrary
  let supportTypes: [SupportType]
  // Two support types are made from these, which takes a look at every token.
  let textSizes: TextSizesObject
  let context: ContextObject

  private let tokensByFile: [ObjectIdentifier: [Token]]

  /// The types are all there are, whether a token has one or not: a group that is named like one must not become
  /// something else when the first such token comes.
  package init(
    tokenSet: TokenSet, files: [TokenFile], swift: SwiftSettings, types: [TokenType],
    templates: TemplateLibrary = .builtIn
  ) {
    self.tokenSet = tokenSet
    self.files = files
    self.swift = swift
    self.templates = templates
    textSizes = TextSizesObject(tokenSet, access: swift.access)
    context = ContextObject(tokenSet, settings: swift)
    supportTypes = SupportType.all(
      generated: [.textSize(textSizes, templates), .context(context, templates)], types: types,
      settings: swift,
      templates: templates)
    names = SwiftNames(tokenSet, settings: swift, supportTypes: supportTypes)
    tokensByFile = Dictionary(grouping: tokenSet.tokens) { ObjectIdentifier($0.range.file) }
  }

  /// The tokens that a file declares, in source order.
  func tokens(of file: TokenFile) -> [Token] { tokensByFile[ObjectIdentifier(file.source)] ?? [] }
}
