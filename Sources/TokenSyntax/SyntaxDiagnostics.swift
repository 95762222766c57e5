import TokenDiagnostics

extension DiagnosticID {
  package static let yamlSyntax = DiagnosticID("yaml-syntax")
  package static let invalidUTF8 = DiagnosticID("invalid-utf8")
  package static let controlCharacter = DiagnosticID("control-character")
  package static let nestingTooDeep = DiagnosticID("nesting-too-deep")
  package static let tooManyAliases = DiagnosticID("too-many-aliases")
  package static let tooManyErrors = DiagnosticID("too-many-errors")
  package static let unknownAnchor = DiagnosticID("unknown-anchor")
  package static let recursiveAlias = DiagnosticID("recursive-alias")
  package static let invalidMerge = DiagnosticID("invalid-merge")
  package static let duplicateKey = DiagnosticID("duplicate-key")
  package static let invalidKey = DiagnosticID("invalid-key")
  package static let unsupportedTag = DiagnosticID("unsupported-tag")
  package static let wrongTag = DiagnosticID("wrong-tag")
  package static let multipleDocuments = DiagnosticID("multiple-documents")
}

extension Diagnostic {
  static func yamlSyntax(_ message: String, at range: SourceRange, notes: [Note] = []) -> Diagnostic {
    Diagnostic(.yamlSyntax, .error, message, at: range, notes: notes)
  }

  static func invalidUTF8(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidUTF8, .error, "a token file must be UTF-8; this byte is \(hexadecimal(byte))", at: range)
  }

  static func controlCharacter(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .controlCharacter, .error, "control character \(scalar.codePoint) cannot stand in a token file",
      at: range)
  }

  static func nestingTooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.nestingTooDeep, .error, "mappings and lists cannot be nested deeper than \(limit)", at: range)
  }

  static func tooManyAliases(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyAliases, .error, "the aliases of a file cannot stand for more than \(limit) values", at: range)
  }

  static func tooManyErrors(limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .tooManyErrors, .error, "the file has \(limit) errors up to here; the rest is not read", at: range)
  }

  static func unknownAnchor(_ name: String, suggestion: String?, at range: SourceRange) -> Diagnostic {
    let hint = NearMiss.hint(suggestion)
    return Diagnostic(.unknownAnchor, .error, "no anchor '\(name.shortened)' stands above\(hint)", at: range)
  }

  static func recursiveAlias(_ name: String, anchor: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .recursiveAlias, .error, "'\(name.shortened)' cannot contain itself", at: range,
      notes: [Note("'\(name.shortened)' begins here", at: anchor)])
  }

  static func invalidMerge(at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidMerge, .error, "'<<' takes a mapping or a list of mappings", at: range)
  }

  static func duplicateKey(_ key: Node.Key, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateKey, .error, "'\(key.text.shortened)' is declared twice", at: key.range,
      notes: [Note("previously declared here", at: first)])
  }

  static func invalidKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidKey, .error, "a key must be text, not a mapping or a list", at: range)
  }

  static func unsupportedTag(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unsupportedTag, .error, "tags have no meaning in a token file", at: range)
  }

  static func wrongTag(_ tag: CoreTag, at range: SourceRange) -> Diagnostic {
    Diagnostic(.wrongTag, .error, "the tag '!!\(tag.rawValue)' takes \(tag.expectation)", at: range)
  }

  static func multipleDocuments(at range: SourceRange) -> Diagnostic {
    Diagnostic(.multipleDocuments, .error, "a token file holds one document; this begins a second", at: range)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
