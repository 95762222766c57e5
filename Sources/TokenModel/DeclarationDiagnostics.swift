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
  package static let quoteReference = DiagnosticID("quote-reference")
  package static let bidirectionalControl = DiagnosticID("bidirectional-control")
}

extension Diagnostic {
  static func rootIsNoGroup(_ root: Node) -> Diagnostic {
    Diagnostic(
      .rootIsNoGroup, .error, "a token file is a mapping from names to tokens and groups",
      at: root.smallestRange)
  }

  static func unknownKey(_ key: Node.Key, keys: [String]) -> Diagnostic {
    Diagnostic(
      .unknownKey, .error,
      "'\(key.text)' is not a key that tokens or groups have\(didYouMean(key.text, among: keys))",
      at: key.range)
  }

  static func unknownSourceKey(_ key: Node.Key, keys: [String]) -> Diagnostic {
    let list = keys.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .unknownKey, .error,
      "'$source' has no key '\(key.text)'; it has \(list)\(didYouMean(key.text, among: keys))", at: key.range)
  }

  static func unknownType(_ name: String, _ node: Node, known: [String]) -> Diagnostic {
    let hint = didYouMean(name, among: known)
    let list = hint.isEmpty ? "; types are \(known.joined(separator: ", "))" : hint
    return Diagnostic(.unknownType, .error, "'\(name)' is not a type\(list)", at: node.range)
  }

  static func invalidName(_ key: Node.Key, character: Character) -> Diagnostic {
    Diagnostic(
      .invalidName, .error, "a name must not hold '\(character)', which references use", at: key.range)
  }

  static func emptyName(_ key: Node.Key) -> Diagnostic {
    Diagnostic(.invalidName, .error, "a name must not be empty or blank", at: key.range)
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

  static func whenOnGroup(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      .whenOnGroup, .error, "'$when' stands beside the '$value' of a token, never on a group", at: key.range)
  }

  static func recordNeedsValue(_ entry: Node.Entry, _ path: TokenPath, typeName: String) -> Diagnostic {
    Diagnostic(
      .recordNeedsValue, .error, "the fields of '\(path)', a \(typeName), must stand under '$value'",
      at: entry.key.range,
      fixIts: entry.value.isFlow ? [.wrappingInValue(entry.value)] : [.indentingUnderValue(entry.value)])
  }

  static func unquotedReference(_ node: Node) -> Diagnostic {
    Diagnostic(
      .quoteReference, .error, "a reference must be quoted, because YAML reads '{' as a mapping",
      at: node.range,
      fixIts: [
        FixIt(
          "put it in quotes", .safe,
          edits: [Edit(replacing: node.range, with: "\"\(node.range.text)\"")])
      ])
  }

  static func bidirectionalControl(_ node: Node) -> Diagnostic {
    Diagnostic(
      .bidirectionalControl, .warning,
      "the text holds a control that reorders what is shown; it is left out of comments", at: node.range)
  }
}

extension Diagnostic.FixIt {
  fileprivate static func wrappingInValue(_ node: Node) -> Self {
    let file = node.range.file
    return Self(
      "put them under '$value'", .safe,
      edits: [
        Diagnostic.Edit(
          replacing: SourceRange(file: file, start: node.range.start, end: node.range.start),
          with: "{ $value: "),
        Diagnostic.Edit(
          replacing: SourceRange(file: file, start: node.range.end, end: node.range.end), with: " }"),
      ])
  }

  /// Puts `$value:` before a block mapping and moves its lines two columns to the right.
  fileprivate static func indentingUnderValue(_ node: Node) -> Self {
    let indentation = String(repeating: " ", count: max(0, node.range.startLocation.column - 1))
    let lines = node.range.text.split(separator: "\n", omittingEmptySubsequences: false)
    let moved = lines.enumerated().map { index, line in
      index == 0 || line.allSatisfy(\.isWhitespace) ? String(line) : "  " + line
    }
    return Self(
      "put them under '$value'", .safe,
      edits: [
        Diagnostic.Edit(
          replacing: node.range,
          with: "$value:\n" + indentation + "  " + moved.joined(separator: "\n"))
      ])
  }
}
