import TokenDiagnostics
import TokenModel

extension DiagnosticID {
  package static let swiftNameClash = DiagnosticID("swift-name-clash")
  package static let emptySwiftName = DiagnosticID("empty-swift-name")
  package static let renamedInSwift = DiagnosticID("renamed-in-swift")
  package static let outputNameClash = DiagnosticID("output-name-clash")
}

extension Diagnostic {
  static func swiftNameClash(
    _ path: TokenPath, _ range: SourceRange, other: TokenPath, otherRange: SourceRange, name: String
  ) -> Diagnostic {
    Diagnostic(
      .swiftNameClash, .error, "'\(path)' and '\(other)' have the same Swift name '\(name)'; rename one",
      at: range, notes: [Note("'\(other)' is declared here", at: otherRange)])
  }

  static func emptySwiftName(_ path: TokenPath, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptySwiftName, .error, "'\(path)' has no letter or digit that a Swift name can hold", at: range)
  }

  static func renamedInSwift(
    _ path: TokenPath, _ range: SourceRange, from name: String, to other: String
  ) -> Diagnostic {
    Diagnostic(
      .renamedInSwift, .note, "'\(path)' is '\(other)' in Swift, where '\(name)' means something else",
      at: range)
  }

  static func outputNameClash(_ file: TokenFile, other: TokenFile) -> Diagnostic {
    Diagnostic(
      .outputNameClash, .error,
      "'\(file.source.path)' and '\(other.source.path)' would both be '\(file.swiftFileName)'; rename one",
      at: SourceRange(startOf: file.source),
      notes: [Note("the other is here", at: SourceRange(startOf: other.source))])
  }

  static func outputNameClash(_ file: TokenFile, with name: String) -> Diagnostic {
    Diagnostic(
      .outputNameClash, .error,
      "'\(file.source.path)' would be '\(name)', which holds the namespaces; rename it",
      at: SourceRange(startOf: file.source))
  }
}
