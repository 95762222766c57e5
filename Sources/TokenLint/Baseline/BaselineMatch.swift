import TokenDiagnostics

/// The findings of a run beside a baseline: which are new, and which entries are left over.
package struct BaselineMatch: Sendable {
  private var new: [Finding] = []
  private var known: [Finding] = []
  /// The entries of files that were looked at, whose findings are gone.
  private var fixed: [Baseline.Entry] = []
  private var kept: [Baseline.Entry] = []

  private struct Key: Hashable {
    let path: String
    let rule: String
    let fingerprint: String
  }

  /// The paths are those of the files that were looked at; entries of others are left alone unless those are gone.
  package init(
    _ findings: [Finding], _ baseline: Baseline, lookedAt paths: Set<String>, isGone: (_ path: String) -> Bool
  ) {
    var left: [Key: [Baseline.Entry]] = [:]
    for entry in baseline.entries {
      left[Key(path: entry.path, rule: entry.rule, fingerprint: entry.fingerprint), default: []].append(entry)
    }
    var unmatched: [(finding: Finding, entry: Baseline.Entry)] = []
    for finding in findings {
      guard let entry = Baseline.Entry(finding) else {
        new.append(finding)
        continue
      }
      let key = Key(path: entry.path, rule: entry.rule, fingerprint: entry.fingerprint)
      if left[key]?.popLast() != nil {
        take(finding, entry)
      } else {
        unmatched.append((finding, entry))
      }
    }
    // A file that is gone may have another name now.
    let leftEntries = left.values.joined()
    var moved = Dictionary(grouping: leftEntries.filter { isGone($0.path) }) {
      Key(path: "", rule: $0.rule, fingerprint: $0.fingerprint)
    }
    for (finding, entry) in unmatched {
      if moved[Key(path: "", rule: entry.rule, fingerprint: entry.fingerprint)]?.popLast() != nil {
        take(finding, entry)
      } else {
        new.append(finding)
      }
    }
    fixed = moved.values.joined() + leftEntries.filter { paths.contains($0.path) && !isGone($0.path) }
    kept += leftEntries.filter { !paths.contains($0.path) && !isGone($0.path) }
  }

  private mutating func take(_ finding: Finding, _ entry: Baseline.Entry) {
    known.append(finding)
    kept.append(entry)
  }

  /// The findings that the baseline does not have, then those that it has, taken back.
  package var findings: [Finding] {
    new
      + known.map { finding in
        var finding = finding
        finding.suppression = .init(kind: .external, reason: "it is in the baseline")
        return finding
      }
  }

  /// The baseline without the entries whose findings are gone.
  package var prunedText: String { Baseline(entries: kept).text }

  package var fixedCount: Int { fixed.count }

  /// What is said of the entries that are left over, in the order of the baseline's lines.
  package func diagnostics(in file: SourceFile) -> [Diagnostic] {
    var lines: [String: [Int]] = [:]
    var number = 1
    while number == 1 || !file.line(number).isEmpty {
      lines[String(decoding: file.line(number), as: UTF8.self), default: []].append(number)
      number += 1
    }
    let places = fixed.compactMap { entry in lines[entry.text]?.popLast().map { (line: $0, entry: entry) } }
    return places.sorted { $0.line < $1.line }.map { place in
      let start = file.offset(ofLine: place.line)
      return Diagnostic(
        DiagnosticID(LintRule.baselineEntryFixed.id), .note,
        "'\(place.entry.rule)' is not found in '\(place.entry.path)' any more; '--prune-baseline' removes the entry",
        at: SourceRange(file: file, start: start, end: start + file.line(place.line).count))
    }
  }
}
