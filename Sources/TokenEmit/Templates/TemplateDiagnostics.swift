import Mustache
import TokenDiagnostics

extension DiagnosticID {
  package static let templateSyntax = DiagnosticID("template-syntax")
  package static let unknownTemplate = DiagnosticID("unknown-template")
  package static let unknownTemplateName = DiagnosticID("unknown-template-name")
}

extension Diagnostic {
  static func templateSyntax(_ error: TemplateError, in source: SourceFile) -> Diagnostic {
    func place(_ range: Range<Int>) -> SourceRange {
      SourceRange(file: source, start: range.lowerBound, end: range.upperBound)
    }
    return Diagnostic(
      .templateSyntax, .error, error.message, at: place(error.range),
      notes: error.note.map { [Note($0.message, at: place($0.range))] } ?? [])
  }

  static func unknownTemplate(_ name: String, _ place: SourceRange?, names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownTemplate, .error,
      "'\(name)' is not a template; templates are named by their paths, such as 'Swift/Token'"
        + NearMiss.hint(for: name, among: names),
      at: place)
  }

  static func unknownTemplateName(_ unknown: UnknownName, _ place: SourceRange?) -> Diagnostic {
    let owner = unknown.owner.map { " in '\($0)'" } ?? ""
    return Diagnostic(
      .unknownTemplateName, .error,
      "'\(unknown.text)' stands for nothing\(owner) here\(NearMiss.hint(for: unknown.text, among: unknown.known))",
      at: place)
  }
}
