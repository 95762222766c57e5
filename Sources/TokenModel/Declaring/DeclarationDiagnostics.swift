import TokenDiagnostics
import TokenSyntax

extension DiagnosticID {
  package static let rootIsNoGroup = DiagnosticID("root-is-no-group")
  package static let unknownKey = DiagnosticID("unknown-key")
  package static let unknownType = DiagnosticID("unknown-type")
  package static let invalidName = DiagnosticID("invalid-name")
  package static let namesDifferInCase = DiagnosticID("names-differ-in-case")
  package static let duplicateToken = DiagnosticID("duplicate-token")
  package static let tokenAndGroup = DiagnosticID("token-and-group")
  package static let tokenWithChildren = DiagnosticID("token-with-children")
  package static let conflictingGroupProperty = DiagnosticID("conflicting-group-property")
  package static let recordNeedsValue = DiagnosticID("record-needs-value")
  package static let whenOnGroup = DiagnosticID("when-on-group")
  package static let unfinishedToken = DiagnosticID("unfinished-token")
  package static let staleExtension = DiagnosticID("stale-extension")
  package static let bidirectionalControl = DiagnosticID("bidirectional-control")
}

extension Diagnostic {
  static func rootIsNoGroup(_ root: Node) -> Diagnostic {
    Diagnostic(
      .rootIsNoGroup, .error,
      "a token file is \(root.range.file.wordForMapping) from names to tokens and groups",
      at: root.smallestRange)
  }

  static func unknownKey(_ key: Node.Key, keys: [String]) -> Diagnostic {
    Diagnostic(
      .unknownKey, .error,
      "'\(key.text)' is not a key that tokens or groups have\(NearMiss.hint(for: key.text, among: keys))",
      at: key.range)
  }

  static func unknownSourceKey(_ key: Node.Key, keys: [String]) -> Diagnostic {
    let list = keys.quotedList
    return Diagnostic(
      .unknownKey, .error,
      "'$source' has no key '\(key.text)'; it has \(list)\(NearMiss.hint(for: key.text, among: keys))",
      at: key.range)
  }

  static func sourceKinds(_ range: SourceRange, _ kinds: [String]) -> Diagnostic {
    Diagnostic(
      .wrongValue, .error,
      "'$source' holds one of \(kinds.quotedList)", at: range)
  }

  static func urlBesideFigma(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      .wrongValue, .error, "'url' cannot stand beside 'figma', which names its file and node", at: key.range)
  }

  static func figmaKeys(_ node: Node) -> Diagnostic {
    Diagnostic(
      .wrongValue, .error, "'figma' holds the keys 'file' and 'node' and no others", at: node.smallestRange)
  }

  static func unknownType(_ name: String, _ node: Node, meant: String) -> Diagnostic {
    Diagnostic(.unknownType, .error, "'\(name)' is not a type\(NearMiss.hint(meant))", at: node.range)
  }

  static func invalidName(_ key: Node.Key, character: Character) -> Diagnostic {
    Diagnostic(
      .invalidName, .error, "a name must not hold '\(character)', which references use", at: key.range)
  }

  static func emptyName(_ key: Node.Key) -> Diagnostic {
    Diagnostic(.invalidName, .error, "a name must not be empty or blank", at: key.range)
  }

  static func pathTooLong(_ key: Node.Key, limit: Int) -> Diagnostic {
    Diagnostic(
      .invalidName, .error, "a name, with the groups around it, cannot be longer than \(limit) bytes",
      at: key.range)
  }

  static func namesDifferInCase(
    _ path: TokenPath, _ range: SourceRange, other: TokenPath, _ otherRange: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .namesDifferInCase, .warning, "'\(path)' and '\(other)' differ only in case", at: range,
      notes: [Note("the other is here", at: otherRange)])
  }

  static func duplicateToken(_ path: TokenPath, first: SourceRange, second: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateToken, .error, "'\(path)' is declared twice", at: second,
      notes: [Note("previously declared here", at: first)])
  }

  static func tokenAndGroup(_ path: TokenPath, token: SourceRange, group: SourceRange) -> Diagnostic {
    Diagnostic(
      .tokenAndGroup, .error, "'\(path)' cannot be a token and a group", at: token,
      notes: [Note("it is a group here", at: group)])
  }

  static func tokenWithChildren(_ path: TokenPath, child: Node.Key) -> Diagnostic {
    Diagnostic(
      .tokenWithChildren, .error,
      "'\(child.text)' cannot stand beside the '$value' of '\(path)': a token holds no other tokens",
      at: child.range)
  }

  static func conflictingGroupProperty(
    _ key: String, _ path: TokenPath, first: SourceRange, second: SourceRange
  ) -> Diagnostic {
    let name = path == .root ? "the top level" : "'\(path)'"
    return Diagnostic(
      .conflictingGroupProperty, .error, "the '\(key)' of \(name) is given twice with different values",
      at: second, notes: [Note("previously given here", at: first)])
  }

  /// DTCG Format, section 6.5: empty groups are allowed, but what looks like a token that lacks its value is told.
  static func unfinishedToken(_ group: GroupDeclaration) -> Diagnostic {
    Diagnostic(
      .unfinishedToken, .warning, "'\(group.path)' has a '$type' but neither a '$value' nor tokens",
      at: group.range,
      dependsOnUnreadText: true)
  }

  /// Other tools change what they understand, and leave alone what is ours.
  static func staleValue(_ node: Node, _ token: TokenDeclaration) -> Diagnostic {
    Diagnostic(
      .staleExtension, .warning,
      "this value of '\(token.path)' differs from the one under '\(OwnProperties.vendor)', which counts",
      at: node.smallestRange,
      notes: [Note("change it here too, if what other tools read is right", at: token.value.smallestRange)],
      dependsOnUnreadText: true)
  }

  static func staleOrder(_ node: Node, _ name: String) -> Diagnostic {
    Diagnostic(
      .staleExtension, .warning,
      "'\(name.shortened)' in '\(OwnProperties.order)' is not a token of this file", at: node.range,
      dependsOnUnreadText: true)
  }

  static func whenOnGroup(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      .whenOnGroup, .error, "'$when' stands beside the '$value' of a token, never on a group", at: key.range)
  }

  static func valueWithoutName(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      .rootIsNoGroup, .error, "'$value' stands under the name of a token, never at the top level",
      at: key.range)
  }

  static func recordNeedsValue(_ entry: Node.Entry, _ path: TokenPath, typeName: String) -> Diagnostic {
    Diagnostic(
      .recordNeedsValue, .error,
      "the fields of '\(path)', \(typeName.withArticle), must stand under '$value'",
      at: entry.key.range, fixIts: Diagnostic.FixIt.wrappingFields(of: entry.value).map { [$0] } ?? [])
  }

  static func bidirectionalControl(_ node: Node) -> Diagnostic {
    Diagnostic(
      .bidirectionalControl, .warning,
      "the text holds a control that reorders what is shown; it is left out of comments", at: node.range)
  }

  /// For text that is told with a `#` which YAML takes for a comment. Perhaps it is one, so nothing is changed unasked.
  static func textCutByComment(_ whole: SourceRange, after node: Node) -> Diagnostic {
    let comment = SourceRange(file: whole.file, start: node.range.end + 1, end: whole.end)
    let fixIt = whole.text.inYAMLQuotes.map {
      FixIt("put it all in quotes", .unsafe, edits: [Edit(replacing: whole, with: $0)])
    }
    return Diagnostic(
      .quoteText, .warning,
      "text with ' #' must be quoted, because YAML drops what follows as a comment; a comment has a blank after '#'",
      at: comment, fixIts: fixIt.map { [$0] } ?? [])
  }
}

extension String {
  /// "an angle", "a duration".
  fileprivate var withArticle: String { ("aeiou".contains(first ?? " ") ? "an " : "a ") + self }
}
