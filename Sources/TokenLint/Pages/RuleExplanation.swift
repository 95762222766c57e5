import TokenDiagnostics

extension LintRule {
  /// What `tokenc explain` prints.
  package var explanation: String {
    var text = "'\(id)' is a rule of the linter (family \(family.rawValue), \(severity.phrase))\n\n"
    text += Self.paragraphs(documentation.summary, indentation: 0)
    text += "\nwhy\n" + Self.paragraphs(documentation.reason, indentation: 2)
    text += "\nuse instead\n" + Self.paragraphs(documentation.instead, indentation: 2)
    if let fix = documentation.fix { text += "\nfix\n" + Self.paragraphs(fix, indentation: 2) }
    if let example = examples.found.first {
      text += "\nfound\n" + Self.indented(example.replacing("↓", with: ""))
    }
    if let example = examples.silent.first { text += "\nnot found\n" + Self.indented(example) }
    return text
  }

  private static func paragraphs(_ text: String, indentation: Int) -> String {
    let lines = text.split(separator: "\n").flatMap { String($0).wrapped(at: 80 - indentation) }
    return lines.map { String(repeating: " ", count: indentation) + $0 + "\n" }.joined()
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "  \($0)\n" }
      .joined()
  }
}

extension LintRule.Severity {
  /// To stand in a sentence about the rule.
  var phrase: String {
    switch self {
    case .error: "usually an error"
    case .warning: "usually a warning"
    case .info: "usually information"
    case .off: "off unless it is selected"
    }
  }
}
