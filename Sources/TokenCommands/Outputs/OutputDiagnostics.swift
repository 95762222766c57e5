import TokenDiagnostics

extension DiagnosticID {
  package static let damagedOutputList = DiagnosticID("damaged-output-list")
  package static let editedOutput = DiagnosticID("edited-output")
  package static let staleOutput = DiagnosticID("stale-output")
}

extension Diagnostic {
  static func damagedOutputList(at range: SourceRange) -> Diagnostic {
    let message = "a line of '\(OutputList.fileName)' is a hash, two spaces and a path inside its folder"
    return Diagnostic(.damagedOutputList, .warning, message, at: range)
  }

  static func editedOutput(_ path: String, at range: SourceRange?) -> Diagnostic {
    let message = "'\(path)' is no longer written but was edited, so it stays; remove it if it is not needed"
    return Diagnostic(.editedOutput, .warning, message, at: range)
  }

  /// An output on disk that is not what a build would leave there.
  static func staleOutput(
    _ path: String, _ reason: OutputPlan.Reason, at range: SourceRange?
  ) -> Diagnostic {
    let rule =
      switch reason {
      case .missing: "is missing"
      case .differs: "is not what the tokens say"
      case .noLongerExpected: "is no longer written"
      case .listOutOfDate: "is out of date"
      }
    return Diagnostic(.staleOutput, .error, "'\(path)' \(rule); run 'tokenc build'", at: range)
  }
}
