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

  /// What has been looked at: entries about anything else are left alone.
  package struct Extent {
    /// Whether a rule has looked at a file.
    let hasLooked: (_ rule: String, _ path: String) -> Bool
    /// Whether there is no such file any more.
    let isGone: (_ path: String) -> Bool

    package init(
      hasLooked: @escaping (_ rule: String, _ path: String) -> Bool,
      isGone: @escaping (_ path: String) -> Bool
    ) {
      self.hasLooked = hasLooked
      self.isGone = isGone
    }
  }

  /// Of two findings that one entry fits, the first is known.
  package init(_ findings: [Finding], _ baseline: Baseline, _ extent: Extent) {
    var left = Dictionary(grouping: baseline.entries) {
      Key(path: $0.path, rule: $0.rule, fingerprint: $0.fingerprint)
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
    let leftEntries = left.values.joined().sorted { $0.place < $1.place }
    let gone = Set(leftEntries.map(\.path)).filter(extent.isGone)
    var moved = Dictionary(grouping: leftEntries.filter { gone.contains($0.path) }) {
      Key(path: "", rule: $0.rule, fingerprint: $0.fingerprint)
    }
    for (finding, entry) in unmatched {
      if moved[Key(path: "", rule: entry.rule, fingerprint: entry.fingerprint)]?.popLast() != nil {
        take(finding, entry)
      } else {
        new.append(finding)
      }
    }
    let rest = moved.values.joined() + leftEntries.filter { !gone.contains($0.path) }
    for entry in rest.sorted(by: { $0.place < $1.place }) {
      if extent.hasLooked(entry.rule, entry.path) { fixed.append(entry) } else { kept.append(entry) }
    }
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

  /// What is said of the entries that are left over, in the order of the baseline's lines. Of very many, as of a
  /// baseline of another project, the first are told.
  package func diagnostics(in file: SourceFile) -> [Diagnostic] {
    let told = fixed.prefix(Self.mostTold).map { entry in
      Self.diagnostic(
        "'\(entry.rule)' is not found in '\(entry.path)' any more; '--prune-baseline' removes the entry",
        at: entry, in: file)
    }
    guard fixed.count > Self.mostTold else { return told }
    let others =
      "this and \(fixed.count - Self.mostTold - 1) more entries are not found any more; '--prune-baseline' removes them"
    return told + [Self.diagnostic(others, at: fixed[Self.mostTold], in: file)]
  }

  private static let mostTold = 100

  private static func diagnostic(
    _ message: String, at entry: Baseline.Entry, in file: SourceFile
  ) -> Diagnostic {
    let start = file.offset(ofLine: entry.place)
    return Diagnostic(
      DiagnosticID(LintRule.baselineEntryFixed.id), .note, message,
      at: SourceRange(file: file, start: start, end: start + file.line(entry.place).count))
  }
}
