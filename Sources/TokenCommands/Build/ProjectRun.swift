import Foundation
import TokenDiagnostics
import TokenEmit

/// One run of a command on a project: finds it, compiles it, and reports at the end.
struct ProjectRun {
  let project: Project
  private let arguments: Arguments
  private let output: Output
  /// The folder that paths on the command line are seen from.
  let workingDirectory: String
  private var bag = DiagnosticBag()

  init(_ arguments: Arguments, _ output: Output, rootOption: Option) throws(CommandError) {
    self.arguments = arguments
    self.output = output
    workingDirectory = try WorkingDirectory.path()
    project = try Project(
      configPath: arguments.text(.config), root: arguments.text(rootOption),
      workingDirectory: workingDirectory)
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
    if let range = project.config.outputsRange, configured.count > 1 || output.swift.layout != .perFile {
      bag.add(.noEffectInPlugin(at: range))
    }
    output.swift.layout = .perFile
    return [output]
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
    var finder = TokenFileFinder(root: project.root)
    if files.isEmpty {
      if let named = project.config.tokens {
        finder.find(named)
      } else {
        finder.findInDefaultFolder(config: project.configPath)
      }
    } else {
      finder.use(files, workingDirectory: workingDirectory)
    }
    let jobs = arguments.count(.jobs) ?? ProcessInfo.processInfo.activeProcessorCount
    let compilation = Compilation(project, finding: finder, outputs: outputs, jobs: jobs)
    bag.add(contentsOf: compilation.bag)
    return compilation
  }

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { bag.add(diagnostic) }
  }

  /// Tells a person what was written; machines that read another format are told nothing.
  func summarize(_ plans: [(folder: String, plan: OutputPlan)]) {
    guard reporter.name == Reporter.text.name else { return }
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
    let color = arguments.text(.color).flatMap(ColorChoice.init) ?? .auto
    let context = Reporter.Context(
      projectRoot: project.root,
      usesColor: color.usesColor(
        at: isatty(STDERR_FILENO) == 1 ? .terminal : .elsewhere,
        environment: ProcessInfo.processInfo.environment))
    output.message(reporter.report(bag.diagnostics, context))
    if reporter.name == Reporter.text.name { output.message(counts) }
    if project.bag.hasErrors { return .wrongUse }
    return bag.hasErrors ? .failure : .success
  }

  private var reporter: Reporter {
    Reporter.all.first { $0.name == arguments.text(.format) } ?? .text
  }

  /// "2 errors, 1 warning", or nothing.
  private var counts: String {
    let parts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = bag.diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? "" : parts.joined(separator: ", ") + "\n"
  }
}
