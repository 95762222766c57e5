import Foundation
import TokenCommands
import TokenDiagnostics
import TokenLint

/// What a run tells of its findings: not those that the baseline has, nor those in lines that did not change.
extension LintRun {
  /// The findings in changed lines, if only those are asked for, that the baseline does not have. Writes the baseline if
  /// that is asked for, and tells none then.
  mutating func withoutKnown(
    _ findings: [Finding], in files: [LintedFile], _ rules: RuleSelection
  ) throws(CommandError) -> [Finding] {
    let file = BaselineFile(named: arguments.text(.baseline), from: workingDirectory, project: project)
    let told = findings.filter { $0.suppression == nil }
    if arguments.contains(.writeBaseline) {
      try file.write(Baseline(told).text)
      output.message("\(told.counted) in '\(file.shownPath)' now\n")
      return []
    }
    let isChanged = try changes()
    guard let (source, baseline) = try file.read() else { return findings.filter(isChanged) }
    // Of two equal findings of which one is known, the one that is not new is.
    let old = told.filter { !isChanged($0) }
    let match = BaselineMatch(old + told.filter(isChanged), baseline, extent(of: files, rules))
    if arguments.contains(.pruneBaseline) {
      try file.write(match.prunedText)
      output.message("\(match.fixedCount) entries were removed from '\(file.shownPath)'\n")
    } else if !arguments.contains(.staged), arguments.text(.since) == nil {
      for diagnostic in match.diagnostics(in: source) { bag.add(diagnostic) }
    }
    return (findings.filter { $0.suppression != nil } + match.findings).filter(isChanged)
  }

  /// Whether a finding stands in a changed line; every one does if nobody asked.
  private func changes() throws(CommandError) -> (Finding) -> Bool {
    let range: GitChanges.Range? =
      arguments.contains(.staged) ? .staged : arguments.text(.since).map { .since($0) }
    guard let range else { return { _ in true } }
    let changes = try GitChanges(range, in: Git(around: project.root))
    return { [root = project.root] finding in
      guard let place = finding.diagnostic.range else { return true }
      return changes.touch(place, at: AbsolutePath.join(root, place.file.path))
    }
  }

  private func extent(of files: [LintedFile], _ selection: RuleSelection) -> BaselineMatch.Extent {
    let paths = Set(files.map(\.source.path))
    let rules = Dictionary(uniqueKeysWithValues: LintRule.all.map { ($0.id, $0) })
    let isGone = { [root = project.root] (path: String) in
      !FileManager.default.fileExists(atPath: AbsolutePath.join(root, path))
    }
    let isWhole = arguments.operands.isEmpty
    return BaselineMatch.Extent(
      hasLooked: { rule, path in
        // A rule that is gone finds nothing any more.
        (rules[rule].map { selection.isOn($0, at: path) } ?? true)
          && (paths.contains(path) || isWhole && isGone(path))
      }, isGone: isGone)
  }
}

extension [Finding] {
  fileprivate var counted: String { count == 1 ? "1 finding is" : "\(count) findings are" }
}
