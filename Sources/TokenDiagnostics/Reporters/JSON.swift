extension Reporter {
  /// For machines: one array of objects; a diagnostic without a place has no `file` and no positions.
  package static let json = Reporter(name: "json") { diagnostics, _ in
    JSONText.array(diagnostics.map(\.json)).rendered() + "\n"
  }
}
