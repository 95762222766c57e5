extension Reporter {
  /// SARIF 2.1.0, as GitHub's code scanning takes it. Columns count UTF-16 code units.
  package static let sarif = Reporter(name: "sarif") { diagnostics, context in
    let all = diagnostics + context.suppressed.map(\.diagnostic)
    let ids = Set(all.map(\.id.name)).union(context.rules.map(\.id)).sorted()
    let run: JSONText = .object([
      ("tool", .object([("driver", driver(rules: ids, context))])),
      ("columnKind", .string("utf16CodeUnits")),
      ("originalUriBaseIds", .object([(projectBase, baseDescription)])),
      ("results", .array(results(of: diagnostics, rules: ids, context))),
    ])
    return JSONText.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ])
    .rendered() + "\n"
  }
}

/// The name that GitHub knows for the folder of the sources. It has no URI of its own: that would be an absolute path.
private let projectBase = "%SRCROOT%"

private let baseDescription: JSONText = .object([
  ("description", text("The root of the project."))
])

private func driver(rules ids: [String], _ context: Reporter.Context) -> JSONText {
  .object([
    ("name", .string("tokenc")), ("version", .string(context.toolVersion)),
    ("rules", .array(ids.map { rule($0, context) })),
  ])
}

/// GitHub asks for all three texts.
private func rule(_ id: String, _ context: Reporter.Context) -> JSONText {
  if let known = context.rules.first(where: { $0.id == id }) {
    return .object([
      ("id", .string(id)), ("shortDescription", text(known.summary)),
      ("fullDescription", text(known.summary)),
      ("help", .object([("text", .string(known.help)), ("markdown", .string(known.help))])),
      ("defaultConfiguration", .object([("level", .string(known.severity.rawValue))])),
    ])
  }
  let words = text(id.prefix(1).uppercased() + id.dropFirst().replacing("-", with: " "))
  return .object([
    ("id", .string(id)), ("shortDescription", words), ("fullDescription", words),
    ("help", text("'tokenc explain \(id)' tells what it means and what to do.")),
  ])
}

private func results(
  of diagnostics: [Diagnostic], rules ids: [String], _ context: Reporter.Context
) -> [JSONText] {
  let indexes = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
  var fingerprints = Fingerprints()
  let told = diagnostics.map { result(of: $0, indexes, &fingerprints, context) }
  let suppressed = context.suppressed.map { suppressed in
    JSONText.object(
      result(of: suppressed.diagnostic, indexes, &fingerprints, context)
        + [("suppressions", .array([suppression(suppressed)]))])
  }
  return told.map { .object($0) } + suppressed
}

private func suppression(_ suppressed: Reporter.Suppressed) -> JSONText {
  .object(
    [("kind", .string(suppressed.kind.rawValue))]
      + (suppressed.reason.map { [("justification", .string($0.printable))] } ?? []))
}

private func result(
  of diagnostic: Diagnostic, _ indexes: [String: Int], _ fingerprints: inout Fingerprints,
  _ context: Reporter.Context
) -> [(String, JSONText)] {
  [
    ("ruleId", .string(diagnostic.id.name)),
    ("ruleIndex", .integer(indexes[diagnostic.id.name] ?? 0)),
    ("level", .string(diagnostic.severity.rawValue)),
    ("message", message(diagnostic.message)),
    ("locations", .array([location(of: diagnostic.range, context)])),
    ("relatedLocations", .array(diagnostic.notes.map(location))),
    ("partialFingerprints", .object([("tokenc/v1", .string(fingerprints.next(diagnostic)))])),
  ] + (diagnostic.fixIts.isEmpty ? [] : [("fixes", .array(diagnostic.fixIts.map(fix)))])
}

/// GitHub refuses a report with a result that has no file.
private func location(of range: SourceRange?, _ context: Reporter.Context) -> JSONText {
  let file: JSONText = .object([("artifactLocation", artifact(context.projectFile))])
  return .object([("physicalLocation", range.map(physicalLocation) ?? file)])
}

private func location(of note: Diagnostic.Note) -> JSONText {
  .object(
    (note.range.map { [("physicalLocation", physicalLocation(of: $0))] } ?? [])
      + [("message", message(note.message))])
}

private func physicalLocation(of range: SourceRange) -> JSONText {
  .object([("artifactLocation", artifact(range.file.path)), ("region", region(of: range))])
}

/// Only a file outside the project has an absolute path.
private func artifact(_ path: String) -> JSONText {
  if path.hasPrefix("/") { return .object([("uri", .string("file://" + uri(of: path)))]) }
  return .object([("uri", .string(uri(of: path))), ("uriBaseId", .string(projectBase))])
}

private func region(of range: SourceRange) -> JSONText {
  let start = range.startLocation(in: .utf16)
  let end = range.endLocation(in: .utf16)
  return .object([
    ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
    ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
  ])
}

private func fix(_ fixIt: Diagnostic.FixIt) -> JSONText {
  var files: [(path: String, replacements: [JSONText])] = []
  for edit in fixIt.edits {
    let path = edit.range.file.path
    let index = files.firstIndex { $0.path == path } ?? files.count
    if index == files.count { files.append((path, [])) }
    files[index].replacements.append(
      .object([("deletedRegion", region(of: edit.range)), ("insertedContent", text(edit.text))]))
  }
  let changes: [JSONText] = files.map { file in
    .object([("artifactLocation", artifact(file.path)), ("replacements", .array(file.replacements))])
  }
  return .object([
    ("description", text(fixIt.title.printable)),
    ("artifactChanges", .array(changes)),
    ("properties", .object([("applicability", .string(fixIt.applicability.rawValue))])),
  ])
}

/// In a message `[text](target)` is a link (SARIF 2.1.0, section 3.11.6); there is none in ours.
private func message(_ message: String) -> JSONText {
  let printable = message.printable
  guard printable.unicodeScalars.contains("](".unicodeScalars) else { return text(printable) }
  return text(printable.replacingScalars("[", with: "\\[").replacingScalars("]", with: "\\]"))
}

private func text(_ text: String) -> JSONText { .object([("text", .string(text))]) }

/// A path as a URI reference.
private func uri(of path: String) -> String { path.percentEncoded(keeping: "/") }
