import Foundation
import TokenCommands
import TokenDiagnostics
import TokenLint

/// One run of the linter: finds files, reads them, judges what was found, and reports.
struct LintRun {
  let project: Project
  let arguments: Arguments
  let log: StageLog
  let workingDirectory: String
  private let output: Output
  private let progress: RunningProgress?
  /// What is to be said beside the findings.
  private var bag = DiagnosticBag()

  init(_ arguments: Arguments, _ output: Output) throws(CommandError) {
    self.arguments = arguments
    self.output = output
    let time = RunningTime.sinceNow()
    log = StageLog(time)
    progress = RunningProgress(of: log, time, output)
    workingDirectory = try WorkingDirectory.path()
    project = try Project(
      configPath: arguments.text(.config), root: arguments.text(.root), workingDirectory: workingDirectory)
    bag.add(contentsOf: project.bag)
  }

  /// The findings of the named files and folders, or of the project if none are named; nil if the config cannot be used.
  mutating func findings() throws(CommandError) -> [Finding]? {
    guard !project.bag.hasErrors else { return nil }
    let walk = try find()
    var selection = LintSelection(rules: LintRule.all)
    selection.take(project.config.lint, for: ".")
    var scope = LintScope()
    scope.take(project.config.lint, for: ".")
    for nested in walk.nested {
      selection.take(nested.settings, for: nested.folder)
      scope.take(nested.settings, for: nested.folder)
    }
    try selection.take(select: arguments.text(.select), ignore: arguments.text(.ignore))
    bag.add(contentsOf: walk.bag)
    bag.add(contentsOf: selection.bag)
    guard !selection.bag.hasErrors else { return nil }
    // Of a part of the project nobody knows what a pattern fits in the rest.
    if arguments.operands.isEmpty {
      for diagnostic in scope.withoutEffect(among: walk.files.map(\.path)) { bag.add(diagnostic) }
    }
    let files = try readFiles(walk.files.filter { scope.includes($0.path) })
    let findings = log.measure(.check) {
      Judge(rules: LintRule.all, selection: RuleSelection(selection.settings), today: Self.today())
        .findings(in: files)
    }
    return try withoutKnown(try changed(findings), in: files)
  }

  /// The findings that stand in changed lines, if only those are asked for.
  private func changed(_ findings: [Finding]) throws(CommandError) -> [Finding] {
    let range: GitChanges.Range? =
      arguments.contains(.staged) ? .staged : arguments.text(.since).map { .since($0) }
    guard let range else { return findings }
    let changes = try GitChanges(range, in: project.root)
    return findings.filter { finding in
      guard let place = finding.diagnostic.range else { return true }
      return changes.touch(place, at: AbsolutePath.join(project.root, place.file.path))
    }
  }

  /// The findings that the baseline does not have. Writes the baseline if that is asked for, and tells none then.
  private mutating func withoutKnown(
    _ findings: [Finding], in files: [LintedFile]
  ) throws(CommandError) -> [Finding] {
    let file = BaselineFile(
      named: arguments.text(.baseline), from: workingDirectory, project: project)
    let told = findings.filter { $0.suppression == nil }
    if arguments.contains(.writeBaseline) {
      guard arguments.operands.isEmpty, !arguments.contains(.staged), arguments.text(.since) == nil else {
        throw CommandError(.wrongUse, "'--write-baseline' lists the whole project; leave paths and lines out")
      }
      try file.write(Baseline(told).text)
      output.message("\(told.counted) in '\(file.shownPath)' now\n")
      return []
    }
    guard let (source, baseline) = try file.read() else { return findings }
    let match = BaselineMatch(
      told, baseline, lookedAt: Set(files.map(\.source.path)),
      isGone: { !FileManager.default.fileExists(atPath: AbsolutePath.join(project.root, $0)) })
    if arguments.contains(.pruneBaseline) {
      try file.write(match.prunedText)
      output.message("\(match.fixedCount) entries were removed from '\(file.shownPath)'\n")
    } else if !arguments.contains(.staged), arguments.text(.since) == nil {
      for diagnostic in match.diagnostics(in: source) { bag.add(diagnostic) }
    }
    return findings.filter { $0.suppression != nil } + match.findings
  }

  private mutating func readFiles(_ found: [LintFileWalk.Found]) throws(CommandError) -> [LintedFile] {
    if arguments.operands == ["-"] { return try readStandardInput() }
    return read(found)
  }

  /// What an editor has not saved yet.
  private mutating func readStandardInput() throws(CommandError) -> [LintedFile] {
    guard let name = arguments.text(.stdinFilename) else {
      throw CommandError(.wrongUse, "'-' needs '--stdin-filename FILE', because rules look at the path")
    }
    let path = AbsolutePath.relative(AbsolutePath.join(workingDirectory, name), to: project.root)
    guard let kind = LintFileKind(name: String(name.split(separator: "/").last ?? "")) else {
      throw CommandError(
        .wrongUse, "'\(path)' is no file that the linter reads, such as Swift or a property list")
    }
    switch FileContents.readStandardInput() {
    case .refused(let reason): throw CommandError(.failure, "standard input cannot be read: \(reason)")
    case .bytes(let bytes):
      switch reading(known: nil).read(bytes, path: path, kind: kind) {
      case .read(let file, _): return [file]
      case .skipped(let diagnostic):
        bag.add(diagnostic)
        return []
      }
    }
  }

  /// By the clock and the time zone of the machine: a suppression may end with a day.
  private static func today() -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    let numbers = [parts.year, parts.month, parts.day].map { String($0 ?? 0) }
    return numbers.map { $0.count < 2 ? "0" + $0 : $0 }.joined(separator: "-")
  }

  private mutating func find() throws(CommandError) -> LintFileWalk {
    let named = arguments.operands == ["-"] ? [] : arguments.operands
    let walk = try log.measure(.find) { () throws(CommandError) in
      var walk = LintFileWalk(root: project.root)
      for path in named.isEmpty ? [project.root] : named.map({ AbsolutePath.join(workingDirectory, $0) }) {
        try walk.take(path)
      }
      walk.finish()
      return walk
    }
    log.foundFiles(walk.files.count)
    if arguments.contains(.verbose) {
      for (path, reason) in walk.skipped { bag.add(.skippedFile(path, reason: reason)) }
    }
    return walk
  }

  private mutating func read(_ files: [LintFileWalk.Found]) -> [LintedFile] {
    let file = cacheFile
    let known = file.map { file in log.measure(.read, "cache") { file.read() } }
    var linted: [LintedFile] = []
    var facts: [FactsCache.Key: FileFacts] = [:]
    for outcome in reading(known: known).read(files) {
      switch outcome {
      case .read(let file, let key):
        linted.append(file)
        facts[key] = file.facts
      case .skipped(let diagnostic): bag.add(diagnostic)
      }
    }
    if let file, let known, !known.keys.isSuperset(of: facts.keys) {
      file.write(facts, and: arguments.operands.isEmpty ? .empty : known)
    }
    return linted
  }

  /// Nil where nothing is to be kept. What is parsed whole must not be taken from what was not.
  private var cacheFile: LintCacheFile? {
    if arguments.contains(.noCache) || arguments.contains(.parseAll) { return nil }
    return LintCacheFile(named: arguments.text(.cacheDir), from: workingDirectory, root: project.root)
  }

  private func reading(known: FactsCache?) -> LintReading {
    LintReading(
      swift: SwiftReading(rules: LintRule.all), objectiveC: ObjectiveCReading(rules: LintRule.all),
      known: known,
      method: arguments.contains(.parseAll) ? .parsingAll : .lexingFirst,
      jobs: arguments.count(.jobs) ?? ProcessInfo.processInfo.activeProcessorCount, log: log)
  }

  /// Reports what was found, and says how the run ended.
  func finish(_ findings: [Finding]?) -> ExitStatus {
    progress?.end()
    output.message(Reporter.text.report(bag.diagnostics, context(at: STDERR_FILENO)))
    guard let findings else { return .wrongUse }
    let diagnostics = findings.filter { $0.suppression == nil }.map(\.diagnostic)
    output.result(
      arguments.contains(.statistics)
        ? LintStatistics(diagnostics).text
        : reporter.report(diagnostics, context(at: STDOUT_FILENO, suppressed: suppressed(findings))))
    if reporter.name == Reporter.text.name {
      let counts = diagnostics.countsBySeverity
      output.message(counts.isEmpty ? "" : counts + "\n")
    }
    return status(after: diagnostics)
  }

  private func status(after diagnostics: [Diagnostic]) -> ExitStatus {
    if let most = arguments.count(.maxWarnings), diagnostics.count(where: { $0.severity == .warning }) > most
    {
      return .failure
    }
    return diagnostics.contains { $0.severity.weighs(atLeast: failing) } ? .failure : .success
  }

  private var failing: Diagnostic.Severity {
    let word = arguments.text(.failOn) ?? project.config.lint.failOn?.value
    return word.flatMap(Diagnostic.Severity.init) ?? .error
  }

  private func suppressed(_ findings: [Finding]) -> [Reporter.Suppressed] {
    findings.compactMap { finding in
      finding.suppression.map { .init(finding.diagnostic, $0.kind, reason: $0.reason) }
    }
  }

  private func context(at descriptor: Int32, suppressed: [Reporter.Suppressed] = []) -> Reporter.Context {
    let color = arguments.text(.color).flatMap(ColorChoice.init) ?? .auto
    let usesColor = color.usesColor(
      at: isatty(descriptor) == 1 ? .terminal : .elsewhere, environment: ProcessInfo.processInfo.environment)
    return Reporter.Context(
      projectRoot: project.root, projectFile: project.configPath ?? Project.configName,
      toolVersion: toolVersion, usesColor: usesColor, failing: failing,
      rules: LintRule.all.map(\.description), suppressed: suppressed)
  }

  private var reporter: Reporter { Reporter.all.first { $0.name == arguments.text(.format) } ?? .text }
}

extension [Finding] {
  fileprivate var counted: String { count == 1 ? "1 finding is" : "\(count) findings are" }
}
