extension Reporter {
  /// The XML of Checkstyle, which many CI systems read. Columns count UTF-8 bytes.
  package static let checkstyle = Reporter(name: "checkstyle") { diagnostics, context in
    var files: [(path: String, errors: [XMLElement])] = []
    var indexes: [String: Int] = [:]
    for diagnostic in diagnostics {
      let path = diagnostic.range?.file.path ?? context.projectFile
      let index = indexes[path] ?? files.count
      if index == files.count { files.append((path, [])) }
      indexes[path] = index
      files[index].errors.append(error(of: diagnostic))
    }
    let elements = files.map { XMLElement("file", [("name", $0.path)], .elements($0.errors)) }
    return XMLElement("checkstyle", [("version", formatVersion)], .elements(elements)).document()
  }

  /// The version of Checkstyle whose form of report this is.
  private static let formatVersion = "4.3"
}

private func error(of diagnostic: Diagnostic) -> XMLElement {
  let location = diagnostic.range?.startLocation
  var attributes = [(name: "line", value: "\(location?.line ?? 1)")]
  if let location { attributes.append(("column", "\(location.column)")) }
  attributes += [
    ("severity", diagnostic.severity.checkstyleName),
    ("message", diagnostic.summary(columns: .utf8)),
    ("source", "tokenc.\(diagnostic.id)"),
  ]
  return XMLElement("error", attributes)
}

extension Diagnostic.Severity {
  fileprivate var checkstyleName: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
