import TokenDiagnostics
import TokenEmit

extension Command {
  /// Shows which templates there are, or copies built-in ones into the project.
  package static let templates = Command(
    "templates", "Lists the templates, or copies built-in ones into the project.",
    operand: .action(["list", "eject", "embed"], then: "NAME"), options: Option.ofProject,
    example: "templates eject Swift/Token"
  ) { arguments, output in
    let names = Array(arguments.operands.dropFirst())
    switch arguments.operands.first {
    case "eject":
      let run = try ProjectRun(arguments, output)
      if !run.project.bag.hasErrors { try run.ejectTemplates(names, output) }
      return run.finish()
    case "embed":
      try refuse(names, after: "embed")
      try EmbeddedTemplateFile(checkout: WorkingDirectory.path()).write(output)
      return .success
    default:
      try refuse(names, after: "list")
      var run = try ProjectRun(arguments, output)
      run.listTemplates(output)
      return run.finish()
    }
  }

  private static func refuse(_ operands: [String], after word: String) throws(CommandError) {
    guard let first = operands.first else { return }
    throw CommandError(.wrongUse, "nothing can stand after 'templates \(word)', but '\(first)' does")
  }
}

extension ProjectRun {
  /// Writes the name of each template, and whose it is.
  fileprivate mutating func listTemplates(_ output: Output) {
    guard !project.bag.hasErrors else { return }
    let reading = TemplateReading(templateFolder, outputs: project.config.outputs)
    add(reading.bag.diagnostics + reading.library.bag.diagnostics)
    let rows = reading.library.names.map { [$0, reading.library.origin(of: $0).words] }
    for line in rows.aligned() { output.result(line + "\n") }
  }

  /// Copies the built-in templates of some names and folders to where the project has its own.
  fileprivate func ejectTemplates(_ words: [String], _ output: Output) throws(CommandError) {
    let names = try BuiltInTemplates.named(words)
    let files = names.compactMap { name in
      TemplateLibrary.builtIn.text(of: name).map {
        OutputFile(path: name + TemplateLibrary.suffix, bytes: $0)
      }
    }
    let folder = OutputFolder(absolutePath: templateFolder.absolutePath, displayPath: templateFolder.path)
    try folder.create(files)
    output.result("\(templateFolder.path): \(files.count) written\n")
  }
}

extension TemplateLibrary.Origin {
  fileprivate var words: String {
    switch self {
    case .builtIn: "built-in"
    case .replacement: "own, in place of the built-in one"
    case .own: "own"
    }
  }
}
