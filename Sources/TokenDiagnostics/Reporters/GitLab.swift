extension Reporter {
  /// GitLab's code quality report. Columns count code points.
  package static let gitlab = Reporter(name: "gitlab") { diagnostics, context in
    var fingerprints = Fingerprints()
    let issues = diagnostics.map { issue(of: $0, fingerprint: fingerprints.next($0), context) }
    return JSONText.array(issues).rendered() + "\n"
  }
}

private func issue(of diagnostic: Diagnostic, fingerprint: String, _ context: Reporter.Context) -> JSONText {
  .object([
    ("description", .string(diagnostic.summary(columns: .codePoints))),
    ("check_name", .string(diagnostic.id.name)),
    ("fingerprint", .string(fingerprint)),
    ("severity", .string(diagnostic.severity.gitlabName)),
    ("location", location(of: diagnostic.range, context)),
  ])
}

private func location(of range: SourceRange?, _ context: Reporter.Context) -> JSONText {
  // GitLab leaves out what has no file and line.
  let start = range?.startLocation(in: .codePoints) ?? (line: 1, column: 1)
  let end = range?.endLocation(in: .codePoints) ?? start
  return .object([
    ("path", .string(range?.file.path ?? context.projectFile)),
    ("positions", .object([("begin", position(start)), ("end", position(end))])),
  ])
}

private func position(_ place: (line: Int, column: Int)) -> JSONText {
  .object([("line", .integer(place.line)), ("column", .integer(place.column))])
}

extension Diagnostic.Severity {
  fileprivate var gitlabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
