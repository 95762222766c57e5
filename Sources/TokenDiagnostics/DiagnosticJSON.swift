extension Diagnostic {
  /// What the JSON reports say of a diagnostic: columns count UTF-8 bytes, and without a place there is no `file` and
  /// no position.
  var json: JSONText {
    .object(
      [
        ("id", .string(id.name)),
        ("severity", .string(severity.rawValue)),
        ("message", .string(message)),
      ] + start(of: range) + end(of: range) + [
        ("notes", .array(notes.map(object))),
        ("fixes", .array(fixIts.map(object))),
      ])
  }
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
