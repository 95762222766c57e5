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
      output.message("\(told.count.counted("finding is", "findings are")) in '\(file.shownPath)' now\n")
      return []
    }
    let isChanged = try changes(in: files)
    guard let (source, baseline) = try file.read() else {
      if arguments.contains(.pruneBaseline) {
        throw CommandError(.wrongUse, "'--prune-baseline': there is no baseline '\(file.shownPath)'")
      }
      return findings.filter(isChanged) + rules.findings([file.missing].compactMap { $0 })
    }
    // Of two equal findings of which one is known, the one that is not new is.
    let old = told.filter { !isChanged($0) }
    let match = BaselineMatch(old + told.filter(isChanged), baseline, extent(of: files, rules))
    if arguments.contains(.pruneBaseline) {
      try file.write(match.prunedText)
      let removed = match.fixedCount.counted("entry was", "entries were")
      output.message("\(removed) removed from '\(file.shownPath)'\n")
    }
    let ofRun = arguments.contains(.pruneBaseline) ? [] : rules.findings(match.diagnostics(in: source))
    return (findings.filter { $0.suppression != nil } + match.findings + ofRun).filter(isChanged)
  }

  /// Whether a finding stands in a changed line; every one does if nobody asked.
  private mutating func changes(in files: [LintedFile]) throws(CommandError) -> (Finding) -> Bool {
    let range: GitChanges.Range? =
      arguments.contains(.staged) ? .staged : arguments.text(.since).map { .since($0) }
    guard let range else { return { _ in true } }
    let changes = try GitChanges(range, in: Git(around: project.root))
    if case .since(let commit) = range, changes.includesOthers { bag.add(.noCommonCommit(commit)) }
    for folder in changes.otherRepositories.map({ AbsolutePath.relative($0, to: project.root) })
    where files.contains(where: { $0.source.path.hasPrefix(folder + "/") }) {
      bag.add(.otherRepository(folder))
    }
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
    let isWhole = isWholeProject
    // A baseline may have thousands of entries of one file.
    var levels: [String: RuleSelection.Levels] = [:]
    let isOn = { (rule: LintRule, path: String) in
      let known = levels[path] ?? selection.levels(at: path)
      levels[path] = known
      return known.isOn(rule)
    }
    return BaselineMatch.Extent(
      hasLooked: { rule, path in
        // A rule that is gone finds nothing any more.
        isWhole && (rules[rule].map { isOn($0, path) } ?? true)
          && (paths.contains(path) || isGone(path))
      }, isGone: isGone)
  }
}

extension Int {
  /// Itself with what is counted, in words for one or for several: `1 entry`.
  func counted(_ one: String, _ several: String) -> String { self == 1 ? "1 \(one)" : "\(self) \(several)" }
}
