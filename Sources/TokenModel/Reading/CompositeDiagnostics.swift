import TokenDiagnostics
import TokenSyntax

extension DiagnosticID {
  package static let clampedPosition = DiagnosticID("clamped-position")
  package static let incompleteTypography = DiagnosticID("incomplete-typography")
  package static let referenceToList = DiagnosticID("reference-to-list")
}

extension Diagnostic {
  /// DTCG Format, section 9: lists are not joined.
  static func referenceToList(_ token: TokenPath, holding count: Int, _ part: String, _ node: Node)
    -> Diagnostic
  {
    Diagnostic(
      .referenceToList, .error,
      "a reference in a list stands for one \(part), but '\(token)' holds \(count); lists are not joined",
      at: node.range)
  }

  static func wrongNumberCount(_ count: Int, of what: String, needed: Int, _ node: Node) -> Diagnostic {
    Diagnostic(.wrongValue, .error, "\(what) has \(needed) numbers, not \(count)", at: node.smallestRange)
  }

  /// The known name is the one whose words are the same, if there is one; a fix writes it.
  static func unknownWeight(_ text: String, _ node: Node, same: String?, known: [String]) -> Diagnostic {
    let hint = same.map(NearMiss.hint) ?? NearMiss.hint(for: text, among: known)
    let rule = hint.isEmpty ? "; it is a number from 1 to 1000, or a name such as 'regular'" : hint
    let fix = same.flatMap { name -> FixIt? in
      guard let place = node.range.part(text[...], of: text), !node.range.followsTag else { return nil }
      return FixIt("write '\(name)'", .safe, edits: [Edit(replacing: place, with: name)])
    }
    return Diagnostic(
      .unknownChoice, .error, "'\(text)' is not a font weight\(rule)", at: node.range,
      fixIts: fix.map { [$0] } ?? [])
  }

  /// The token is the one that is referred to for the position.
  static func clampedPosition(_ position: Number, to clamped: Number, _ node: Node, from token: Token?)
    -> Diagnostic
  {
    let fix = FixIt("write \(clamped.text)", .safe, edits: [Edit(replacing: node.range, with: clamped.text)])
    return Diagnostic(
      .clampedPosition, .warning,
      "a position in a gradient lies between 0 and 1; using \(clamped.text) for \(position.text)",
      at: node.range, notes: Note.declarations(of: token), fixIts: token == nil ? [fix] : [])
  }

  static func incompleteTypography(_ missing: [String], _ node: Node) -> Diagnostic {
    let names = missing.map { "'\($0)'" }.joined(separator: " and ")
    return Diagnostic(
      .incompleteTypography, .warning,
      "typography should also say \(names); the font decides what is left out",
      at: node.smallestRange)
  }
}

extension Diagnostic.Note {
  /// Where the token is declared that a reference leads to.
  static func declarations(of token: Token?) -> [Self] {
    token.map { [Self("'\($0.path)' is declared here", at: $0.range)] } ?? []
  }
}
