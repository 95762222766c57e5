extension Reporter {
  /// For machines that read line by line: the objects of `json`, one on a line.
  package static let jsonl = Reporter(name: "jsonl") { diagnostics, _ in
    diagnostics.map { $0.json.renderedOnOneLine() + "\n" }.joined()
  }
}
