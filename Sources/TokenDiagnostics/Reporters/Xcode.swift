extension Reporter {
  /// For Xcode's issue list: one line for each diagnostic and each note, with absolute paths.
  package static let xcode = Reporter(name: "xcode") { diagnostics, context in
    diagnostics.map { diagnostic in
      let message = "\(diagnostic.message) [\(diagnostic.id)]"
      let notes = diagnostic.notes.map { line("note", $0.message, at: $0.range, context) }
      return line(diagnostic.severity.rawValue, message, at: diagnostic.range, context) + notes.joined()
    }
    .joined()
  }
}

private func line(
  _ severity: String, _ message: String, at range: SourceRange?, _ context: Reporter.Context
) -> String {
  "\(place(of: range, context)): \(severity): \(message.printable)\n"
}

private func place(of range: SourceRange?, _ context: Reporter.Context) -> String {
  guard let range else { return "tokenc" }
  let (line, column) = range.startLocation
  let path = range.file.path.hasPrefix("/") ? range.file.path : context.projectRoot + "/" + range.file.path
  return "\(path.printable):\(line):\(column)"
}
