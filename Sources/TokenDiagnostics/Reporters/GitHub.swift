extension Reporter {
  /// Workflow commands, of which GitHub Actions makes annotations: one for each diagnostic and each note. Columns
  /// count code points.
  package static let github = Reporter(name: "github") { diagnostics, _ in
    diagnostics.map { diagnostic in
      let title = diagnostic.id.name
      let message = [diagnostic.message] + diagnostic.fixIts.map { "help: " + $0.title }
      let notes = diagnostic.notes.map { command("notice", [$0.message], title: title, at: $0.range) }
      return command(diagnostic.severity.githubCommand, message, title: title, at: diagnostic.range)
        + notes.joined()
    }
    .joined()
  }
}

extension Diagnostic.Severity {
  fileprivate var githubCommand: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

/// `::error file=a.yaml,line=1,endLine=1,col=5,endColumn=7,title=id::message`
private func command(_ name: String, _ lines: [String], title: String, at range: SourceRange?) -> String {
  let properties = (place(of: range) + [("title", title)]).map { "\($0)=\(escapedProperty($1))" }
  let message = lines.map(escaped).joined(separator: "%0A")
  return "::\(name) \(properties.joined(separator: ","))::\(message)\n"
}

private func place(of range: SourceRange?) -> [(String, String)] {
  guard let range else { return [] }
  let start = range.startLocation(in: .codePoints)
  let end = range.endLocation(in: .codePoints)
  let lines = [("file", range.file.path), ("line", "\(start.line)"), ("endLine", "\(end.line)")]
  // GitHub refuses an annotation of several lines that has columns.
  guard start.line == end.line else { return lines }
  return lines + [("col", "\(start.column)"), ("endColumn", "\(end.column)")]
}

/// On one line: the log is read line by line, and each could be a command.
private func escaped(_ text: String) -> String { text.printable.replacingScalars("%", with: "%25") }

private func escapedProperty(_ text: String) -> String {
  escaped(text).replacingScalars(":", with: "%3A").replacingScalars(",", with: "%2C")
}
