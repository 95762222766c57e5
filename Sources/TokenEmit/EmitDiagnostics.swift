import TokenDiagnostics
import TokenModel

extension DiagnosticID {
  package static let swiftNameClash = DiagnosticID("swift-name-clash")
  package static let emptySwiftName = DiagnosticID("empty-swift-name")
  package static let unusableSwiftName = DiagnosticID("unusable-swift-name")
  package static let renamedInSwift = DiagnosticID("renamed-in-swift")
  package static let outputNameClash = DiagnosticID("output-name-clash")
}

extension Diagnostic {
  static func swiftNameClash(
    _ path: TokenPath, _ range: SourceRange, other: TokenPath, otherRange: SourceRange, name: String,
    chosen: [ChosenName]
  ) -> Diagnostic {
    let notes = chosen.map { Note("'\($0.path)' gets its Swift name here", at: $0.nameRange) }
    return Diagnostic(
      .swiftNameClash, .error,
      "'\(path)' and '\(other)' have the same Swift name '\(name)'; rename one, or \(wayToChoose(path))",
      at: range, notes: [Note("'\(other)' is declared here", at: otherRange)] + notes)
  }

  static func emptySwiftName(_ path: TokenPath, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptySwiftName, .error,
      "'\(path)' has no letter or digit that a Swift name can hold; rename it, or \(wayToChoose(path))",
      at: range)
  }

  package static func unusableSwiftName(_ chosen: ChosenName) -> Diagnostic {
    Diagnostic(
      .unusableSwiftName, .error,
      "'\(chosen.name)' means something else where '\(chosen.path)' stands; choose another Swift name, such as "
        + "'\(chosen.name)_'",
      at: chosen.nameRange)
  }

  /// How a person gives a token or group another Swift name.
  private static func wayToChoose(_ path: TokenPath) -> String {
    "choose a Swift name in .tokenc.yml: 'swift: { names: { \"\(path)\": … } }'"
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
