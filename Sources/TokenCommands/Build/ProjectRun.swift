import Foundation
import TokenDiagnostics
import TokenEmit

/// One run of a command on a project: finds it, compiles it, and reports at the end.
struct ProjectRun {
  let project: Project
  private let arguments: Arguments
  private let output: Output
  let log: StageLog
  private let progress: RunningProgress?
  /// The folder that paths on the command line are seen from.
  let workingDirectory: String
  private var bag = DiagnosticBag()
  /// Whether the folder that the config names counts; a build plugin knows only the usual one.
  private var usesConfiguredTemplates = true

  /// The command has `Option.ofProject`.
  init(_ arguments: Arguments, _ output: Output) throws(CommandError) {
    self.arguments = arguments
    self.output = output
    if arguments.contains(.verbose), Self.reporter(arguments).name != Reporter.text.name {
      throw CommandError(.wrongUse, "'--verbose' goes with '--format text'; other formats are for machines")
    }
    let time = RunningTime.sinceNow()
    log = StageLog(time)
    progress = RunningProgress(of: log, time, output)
    workingDirectory = try WorkingDirectory.path()
    project = try Project(
      configPath: arguments.text(.config), root: arguments.text(.root), workingDirectory: workingDirectory)
    bag.add(contentsOf: project.bag)
  }

  /// The outputs of the named formats, or all if none are named.
  func outputs(only formats: [String]?) throws(CommandError) -> [Config.OutputSetting] {
    guard let formats else { return project.config.outputs }
    let outputs = project.config.outputs.filter { formats.contains($0.format.name) }
    guard !outputs.isEmpty || project.bag.hasErrors else {
      throw CommandError(.wrongUse, "the config has no output of the formats that '--only' names")
    }
    return outputs
  }

  /// What a build plugin asks for: Swift, in the form whose file names it knows beforehand.
  mutating func outputsForPlugin() throws(CommandError) -> [Config.OutputSetting] {
    guard arguments.contains(.out) else {
      throw CommandError(.wrongUse, "'--per-file' needs '--out', the folder to write into")
    }
    let configured = project.config.outputs
    var output = configured.first(where: \.isSwift) ?? .usualSwift
    let written = output.swift
    output.swift.layout = .perFile
    output.swift.colors = .code
    if let range = project.config.outputsRange, configured.count > 1 || output.swift != written {
      bag.add(.noEffectInPlugin(at: range))
    }
    if let templates = project.config.templates, templates.value != Config.defaultTemplateFolder {
      bag.add(.noTemplateFolderInPlugin(at: templates.range))
    }
    usesConfiguredTemplates = false
    return [output]
  }

  /// Where the templates of the project's own are.
  var templateFolder: TemplateFolder {
    if let path = arguments.text(.templates) {
      return TemplateFolder(AbsolutePath.join(workingDirectory, path), seenFrom: project.root)
    }
    let named = usesConfiguredTemplates ? project.config.templates : nil
    return TemplateFolder(named, root: project.root)
  }

  /// The project without errors, or nil if there are some.
  mutating func compile(outputs: [Config.OutputSetting]) -> Compilation? {
    let compilation = read(arguments.operands, outputs: outputs)
    return compilation?.bag.hasErrors == true ? nil : compilation
  }

  /// The tokens of the project that can be read, whatever is wrong with others; nil if the config cannot be used.
  mutating func readTokens() -> EmitInput? {
    let output = project.config.outputs.first(where: \.isSwift) ?? .usualSwift
    return read([], outputs: [output])?.input(for: output)
  }

  /// Of the named files, or of those of the project if none are named.
  private mutating func read(_ files: [String], outputs: [Config.OutputSetting]) -> Compilation? {
    // What a wrong config says about tokens would be a cascade.
    guard !project.bag.hasErrors else { return nil }
    let finder = log.measure(.find) { find(files) }
    log.foundFiles(finder.files.count)
    let jobs = arguments.count(.jobs) ?? ProcessInfo.processInfo.activeProcessorCount
    let folder = templateFolder
    let templates = log.measure(.read, folder.path) {
      TemplateReading(folder, outputs: project.config.outputs)
    }
    let compilation = Compilation(
      project, finding: finder, templates: templates, outputs: outputs, jobs: jobs, log: log)
    bag.add(contentsOf: compilation.bag)
    return compilation
  }

  private func find(_ files: [String]) -> TokenFileFinder {
    var finder = TokenFileFinder(root: project.root)
    if !files.isEmpty {
      finder.use(files, workingDirectory: workingDirectory)
    } else if let named = project.config.tokens {
      finder.find(named)
    } else {
      finder.findInDefaultFolder(config: project.configPath)
    }
    return finder
  }

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { bag.add(diagnostic) }
  }

  /// Tells a person what was written; machines that read another format are told nothing.
  func summarize(_ plans: [(folder: String, plan: OutputPlan)]) {
    guard reporter.name == Reporter.text.name else { return }
    progress?.end()
    for (folder, plan) in plans {
      let parts = [
        (plan.writes.count, "written"), (plan.removals.count, "removed"), (plan.unchanged.count, "unchanged"),
      ]
      let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      output.result("\(folder): \(counts.isEmpty ? "nothing to write" : counts)\n")
    }
  }

  /// Reports what was found, and says how the run ended.
  func finish() -> ExitStatus {
    progress?.end()
    let diagnostics = bag.diagnostics + [profileFailure(), excessOfWarnings()].compactMap { $0 }
    let status = status(after: diagnostics)
    output.message(reporter.report(diagnostics, context))
    if reporter.name == Reporter.text.name { output.message(closingLines(for: diagnostics)) }
    return status
  }

  private func status(after diagnostics: [Diagnostic]) -> ExitStatus {
    if project.bag.hasErrors { return .wrongUse }
    return diagnostics.contains { $0.severity.weighs(atLeast: failing) } ? .failure : .success
  }

  private func profileFailure() -> Diagnostic? {
    guard let path = arguments.text(.profile) else { return nil }
    let place = AbsolutePath.join(workingDirectory, path)
    // Who takes the option for a flag names a token file after it.
    if case .bytes(let bytes) = FileContents.read(place), !bytes.isEmpty, !ChromeTrace.isOne(bytes) {
      return .unwritableProfile(path, reason: "it is there already and is no profile")
    }
    let trace = ChromeTrace(toolName: "tokenc", spans: log.spans).text()
    do throws(SystemError) {
      try writeFile(trace, to: place)
      return nil
    } catch {
      return .unwritableProfile(path, reason: error.text)
    }
  }

  private func excessOfWarnings() -> Diagnostic? {
    guard let limit = arguments.count(.maxWarnings) else { return nil }
    let count = bag.diagnostics.count { $0.severity == .warning }
    return count > limit ? .tooManyWarnings(count, limit: limit) : nil
  }

  private var context: Reporter.Context {
    let color = arguments.text(.color).flatMap(ColorChoice.init) ?? .auto
    let usesColor = color.usesColor(
      at: isatty(STDERR_FILENO) == 1 ? .terminal : .elsewhere,
      environment: ProcessInfo.processInfo.environment)
    return Reporter.Context(
      projectRoot: project.root, projectFile: project.configPath ?? Project.configName,
      toolVersion: toolVersion, usesColor: usesColor, failing: failing)
  }

  private var failing: Diagnostic.Severity { arguments.contains(.strict) ? .warning : .error }

  private var reporter: Reporter { Self.reporter(arguments) }

  private static func reporter(_ arguments: Arguments) -> Reporter {
    Reporter.all.first { $0.name == arguments.text(.format) } ?? .text
  }

  /// What a person is told after the diagnostics.
  private func closingLines(for diagnostics: [Diagnostic]) -> String {
    let counts = diagnostics.countsBySeverity
    let isOnlyStrict = failing == .warning && !diagnostics.contains { $0.severity == .error }
    let ending =
      isOnlyStrict && status(after: diagnostics) == .failure ? "; '--strict' makes warnings fail" : ""
    let times = arguments.contains(.verbose) ? StageReport(spans: log.spans).text() : ""
    return (counts.isEmpty ? "" : counts + ending + "\n") + times
  }
}
