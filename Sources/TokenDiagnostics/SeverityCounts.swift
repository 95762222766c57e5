extension Sequence<Diagnostic> {
  /// "2 errors, 1 warning", or nothing.
  package var countsBySeverity: String {
    Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    .joined(separator: ", ")
  }
}
