extension Reporter {
  /// For machines: one array of objects; a diagnostic without a place has no `file` and no positions.
  package static let json = Reporter(name: "json") { diagnostics, _ in
    JSONText.array(diagnostics.map(object)).rendered() + "\n"
  }
}

private func object(of diagnostic: Diagnostic) -> JSONText {
  .object(
    [
      ("id", .string(diagnostic.id.name)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)),
    ] + start(of: diagnostic.range) + end(of: diagnostic.range) + [
      ("notes", .array(diagnostic.notes.map(object))),
      ("fixes", .array(diagnostic.fixIts.map(object))),
    ])
}

private func object(of note: Diagnostic.Note) -> JSONText {
  .object([("message", .string(note.message))] + start(of: note.range))
}

private func object(of fixIt: Diagnostic.FixIt) -> JSONText {
  .object([
    ("title", .string(fixIt.title)),
    ("applicability", .string(fixIt.applicability.rawValue)),
    ("edits", .array(fixIt.edits.map(object))),
  ])
}

private func object(of edit: Diagnostic.Edit) -> JSONText {
  .object(start(of: edit.range) + end(of: edit.range) + [("text", .string(edit.text))])
}

private func start(of range: SourceRange?) -> [(key: String, value: JSONText)] {
  guard let range else { return [] }
  let (line, column) = range.startLocation
  return [("file", .string(range.file.path)), ("line", .integer(line)), ("column", .integer(column))]
}

private func end(of range: SourceRange?) -> [(key: String, value: JSONText)] {
  guard let range else { return [] }
  let (line, column) = range.endLocation
  return [("endLine", .integer(line)), ("endColumn", .integer(column))]
}
