import Foundation
import TokenDiagnostics
import TokenEmit

extension Command {
  private static let only = Option.only(OutputFormat.all.map(\.name) + [OutputFormat.templateName])
  private static let perFile = Option(
    "per-file", .flag, "write only Swift, a file for each token file, whatever the config says")
  private static let printModel = Option(
    "print-model", .flag, "write what templates see to standard output, as JSON, and nothing else")

  /// Writes the outputs, or says which are not current.
  package static let build = Command(
    "build", "Writes the outputs of the token files.", operand: .any("FILE"),
    options: [.check, only, .out, perFile, printModel] + Option.ofProject,
    example: "build --check --only swift"
  ) { arguments, output in
    var run = try ProjectRun(arguments, output)
    let outputs =
      arguments.contains(perFile)
      ? try run.outputsForPlugin() : try run.outputs(only: arguments.list(only))
    let folders = OutputFolders(
      of: outputs, in: run.project, out: arguments.text(.out), workingDirectory: run.workingDirectory)
    guard let compilation = run.compile(outputs: folders.outputs) else { return run.finish() }
    if arguments.contains(printModel) {
      output.result(outputs.first.flatMap(compilation.input).map(OutputFormat.printedModel) ?? "")
      return run.finish()
    }
    let plans = try folders.plans(for: compilation)
    for plan in plans { run.add(plan.plan.diagnostics) }
    if arguments.contains(.check) {
      for (folder, plan) in plans { run.add(folder.staleOutputs(plan)) }
    } else {
      for (folder, plan) in plans {
        try run.log.measure(.write, folder.displayPath) { () throws(CommandError) in try folder.apply(plan) }
      }
      run.summarize(plans.map { (folder: $0.folder.displayPath, plan: $0.plan) })
    }
    return run.finish()
  }

  /// Says everything there is to say, and writes nothing.
  package static let check = Command(
    "check", "Reports every mistake in the token files and writes nothing.", operand: .any("FILE"),
    options: Option.ofProject, example: "check --format json"
  ) { arguments, output in
    var run = try ProjectRun(arguments, output)
    _ = run.compile(outputs: run.project.config.outputs)
    return run.finish()
  }
}
