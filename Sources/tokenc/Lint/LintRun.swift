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
  let output: Output
  let progress: RunningProgress?
  /// Nil where nobody asks for them: to ask the clock costs time itself.
  let timings: RuleTimings?
  /// What is to be said beside the findings.
  var bag = DiagnosticBag()

  init(_ arguments: Arguments, _ output: Output) throws(CommandError) {
    self.arguments = arguments
    self.output = output
    let time = RunningTime.sinceNow()
    log = StageLog(time)
    timings = arguments.contains(.timings) ? RuleTimings(now: time.now) : nil
    progress = RunningProgress(of: log, time, output)
    workingDirectory = try WorkingDirectory.path()
    project = try Project(
      configPath: arguments.text(.config), root: arguments.text(.root), workingDirectory: workingDirectory)
    bag.add(contentsOf: project.bag)
  }

  /// The findings of the named files and folders, or of the project if none are named; nil if the config cannot be used.
  mutating func findings() throws(CommandError) -> [Finding]? {
    try refuseWhatGoesNotTogether()
    guard !project.bag.hasErrors else { return nil }
    let sources = try sources()
    var selection = LintSelection(rules: LintRule.all)
    selection.take(project.config.lint, for: ".")
    var scope = LintScope()
    scope.take(project.config.lint, for: ".")
    for nested in sources.configs.all {
      selection.take(nested.settings, for: nested.folder)
      scope.take(nested.settings, for: nested.folder)
    }
    try selection.take(select: arguments.text(.select), ignore: arguments.text(.ignore))
    bag.add(contentsOf: sources.configs.bag)
    bag.add(contentsOf: selection.bag)
    guard !sources.configs.bag.hasErrors, !selection.bag.hasErrors else { return nil }
    let files = try read(sources.files.filter { scope.includes($0.path) }, from: sources)
    let rules = RuleSelection(selection.settings)
    let judge = Judge(
      rules: LintRule.all, selection: rules, today: Self.today(), knowsWholeProject: isWholeProject,
      deviceSymbols: deviceSymbols)
    var findings = log.measure(.check) { judge.findings(in: files) }
    // Of a part of the project nobody knows what a pattern fits in the rest.
    if isWholeProject {
      findings += rules.findings(scope.withoutEffect(among: sources.files.map(\.path)))
    }
    let told = try withoutKnown(findings, in: files, rules)
    return arguments.contains(.suppressAll) ? try suppressed(told, in: files) : told
  }

  /// By the clock and the time zone of the machine: a suppression may end with a day.
  private static func today() -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    let numbers = [parts.year, parts.month, parts.day].map { String($0 ?? 0) }
    return numbers.map { $0.count < 2 ? "0" + $0 : $0 }.joined(separator: "-")
  }

  private func refuseWhatGoesNotTogether() throws(CommandError) {
    let readsStandardInput = arguments.operands.contains("-")
    if readsStandardInput, arguments.operands.count > 1 {
      throw CommandError(.wrongUse, "'-' stands alone: what an editor has not saved is looked at by itself")
    }
    let isPart = !isWholeProject || arguments.contains(.staged) || arguments.text(.since) != nil
    let isPartOfRules = arguments.text(.select) != nil || arguments.text(.ignore) != nil
    if arguments.text(.stdinFilename) != nil, !readsStandardInput {
      throw CommandError(.wrongUse, "'--stdin-filename' names what '-' reads; write '-' as well")
    }
    if arguments.contains(.staged), arguments.text(.since) != nil {
      throw CommandError(.wrongUse, "'--staged' and '--since' do not go together; choose one")
    }
    if arguments.contains(.writeBaseline), isPart || isPartOfRules {
      throw CommandError(
        .wrongUse, "'--write-baseline' lists the whole project; leave out paths, lines and rules")
    }
    if arguments.contains(.pruneBaseline), arguments.contains(.writeBaseline) {
      throw CommandError(
        .wrongUse, "'--prune-baseline' and '--write-baseline' do not go together; choose one")
    }
    if arguments.contains(.pruneBaseline), !isWholeProject {
      throw CommandError(.wrongUse, "'--prune-baseline' looks at the whole project; leave out paths")
    }
    if arguments.contains(.suppressAll), readsStandardInput || arguments.contains(.staged) {
      throw CommandError(.wrongUse, "'--suppress-all' writes into files; '-' and '--staged' read others")
    }
    if arguments.contains(.suppressAll), arguments.contains(.writeBaseline) {
      throw CommandError(.wrongUse, "'--suppress-all' and '--write-baseline' do not go together; choose one")
    }
    guard arguments.contains(.suppressAll) == (arguments.text(.reason) != nil) else {
      throw CommandError(.wrongUse, "'--suppress-all' and '--reason TEXT' go together: who reads it asks why")
    }
  }
}
