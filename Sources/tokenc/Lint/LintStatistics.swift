import TokenDiagnostics

/// How many findings each rule has, the most first.
struct LintStatistics {
  private let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  var text: String {
    let counts = Dictionary(grouping: diagnostics, by: \.id.name).mapValues(\.count)
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let width = rows.map { String($0.value).count }.max() ?? 0
    return rows.map { row in
      let number = String(row.value)
      return String(repeating: " ", count: width - number.count) + number + "  " + row.key + "\n"
    }.joined()
  }
}
