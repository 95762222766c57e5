import TokenCommands
import TokenDiagnostics
import TokenLint

/// What `--timings` says: the stages, how much of the Swift was parsed, and what each rule cost.
struct LintTimings {
  let totals: RuleTimings.Totals
  let rules: [LintRule]
  let stages: String

  var text: String {
    let cut = totals.readBytes - totals.parsedBytes
    let head =
      "Swift: \(totals.files) files, \(totals.readBytes) bytes lexed in \(milliseconds(totals.lexing)), "
      + "\(cut) bytes (\(percent(cut, of: totals.readBytes))) cut away, \(totals.parsedBytes) bytes "
      + "(\(percent(totals.parsedBytes, of: totals.readBytes))) parsed in \(milliseconds(totals.parsing))\n"
    let rows = totals.rules.sorted { ($1.value.duration, $0.key) < ($0.value.duration, $1.key) }.map { row in
      [
        rules[row.key].id, milliseconds(row.value.duration), "woken in \(row.value.files) files",
        percent(row.value.files, of: totals.files),
      ]
    }
    return stages + head + rows.aligned().map { "  \($0)\n" }.joined()
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    let tenths = whole == 0 ? 0 : part * 1000 / whole
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private func milliseconds(_ duration: Duration) -> String {
    let microseconds =
      duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
    return "\(microseconds / 1000).\(microseconds / 100 % 10) ms"
  }
}
