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

  /// A template that another one takes in by its name.
  static func unknownTemplate(_ name: String, _ place: SourceRange?, names: [String]) -> Diagnostic {
    let hint = NearMiss.hint(for: name, among: names)
    let rule = hint.isEmpty ? "; a template is named by its path, such as 'Swift/Token'" : hint
    return Diagnostic(.unknownTemplate, .error, "'\(name)' is not a template\(rule)", at: place)
  }

  /// A template that the config names, by its file.
  static func unknownTemplateFile(_ name: String, _ place: SourceRange?, names: [String]) -> Diagnostic {
    let file = name + TemplateLibrary.suffix
    let hint = NearMiss.hint(for: file, among: names.map { $0 + TemplateLibrary.suffix })
    return Diagnostic(
      .unknownTemplate, .error, "there is no template '\(file)' in the folder of templates\(hint)", at: place)
  }

  static func unknownTemplateName(_ unknown: UnknownName, _ place: SourceRange?) -> Diagnostic {
    let statement =
      unknown.owner.map { "'\($0)' has no '\(unknown.text)'" } ?? "there is no '\(unknown.text)' here"
    return Diagnostic(
      .unknownTemplateName, .error, statement + NearMiss.hint(for: unknown.text, among: unknown.known),
      at: place)
  }
}
