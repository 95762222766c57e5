extension Reporter {
  /// A list for a comment on a pull request or for the summary of a job. Columns count UTF-8 bytes.
  ///
  /// Whatever comes from outside stands in code, where nothing is a link, a mention, a table or HTML.
  package static let markdown = Reporter(name: "markdown") { diagnostics, _ in
    let counts = diagnostics.countsBySeverity
    var text = "**tokenc:** \(counts.isEmpty ? "nothing to report" : counts)\n"
    if !diagnostics.isEmpty { text += "\n" }
    for (index, diagnostic) in diagnostics.enumerated() {
      let item = item(of: diagnostic)
      guard text.utf8.count + item.utf8.count <= longestComment else {
        return text + "- … and \(diagnostics.count - index) more\n"
      }
      text += item
    }
    return text
  }

  /// GitHub takes comments of 65,536 characters.
  private static let longestComment = 60_000
}

private func item(of diagnostic: Diagnostic) -> String {
  let notes = diagnostic.notes.map {
    "  - note\(place(of: $0.range)): \($0.message.printable.markdownCode)\n"
  }
  let fixes = diagnostic.fixIts.map { "  - help: \($0.title.printable.markdownCode)\n" }
  return
    "- **\(diagnostic.severity.rawValue)**\(place(of: diagnostic.range)): \(diagnostic.message.printable.markdownCode) "
    + "(\(diagnostic.id.name.markdownCode))\n" + notes.joined() + fixes.joined()
}

private func place(of range: SourceRange?) -> String {
  range.map { " " + $0.startText(in: .utf8).printable.markdownCode } ?? ""
}
