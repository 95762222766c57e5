import TokenDiagnostics

extension LintRule {
  /// What reports say of the rule.
  package var description: Reporter.RuleDescription {
    let help = [documentation.reason, documentation.instead].joined(separator: "\n\n")
    return Reporter.RuleDescription(
      id: id, summary: documentation.summary, help: help, severity: severity.diagnosticSeverity)
  }
}

extension LintRule.Severity {
  fileprivate var diagnosticSeverity: Diagnostic.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info, .off: .note
    }
  }
}
