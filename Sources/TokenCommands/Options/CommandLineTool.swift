import TokenDiagnostics

/// An executable: its name and what it can be told to do.
package struct CommandLineTool: Sendable {
  private let name: String
  private let commands: [Command]
  private let output: Output

  package init(name: String, commands: [Command], output: Output = .standard) {
    self.name = name
    self.commands = commands
    self.output = output
  }

  /// Runs the command that the arguments name; the first of them is not the name of the executable.
  package func run(arguments: [String]) -> ExitStatus {
    let status = answer(arguments)
    guard let loss = output.loss() else { return status }
    let failure = fail(CommandError(.failure, loss))
    // What went wrong first tells more than that it could not be told.
    return status == .success ? failure : status
  }

  /// The help of a command of the tool, or of the tool itself.
  package func help(for command: Command? = nil) -> String {
    let text = HelpText(toolName: name)
    return command.map(text.describe) ?? text.describe(commands)
  }

  private func answer(_ arguments: [String]) -> ExitStatus {
    guard let first = arguments.first else {
      output.message(help())
      return .wrongUse
    }
    if let command = commands.first(where: { $0.name == first }) {
      return run(command, Array(arguments.dropFirst()))
    }
    switch first {
    case "help", "--help", "-h": return showHelp(about: arguments.dropFirst().first ?? "help")
    case "--version": output.result("\(name) \(toolVersion)\n")
    default: return misuse([unknown(first)], hint: "\(name) --help")
    }
    return .success
  }

  private func showHelp(about word: String) -> ExitStatus {
    if word == "options" {
      output.result(HelpText(toolName: name).describeCommonOptions())
      return .success
    }
    let command = commands.first { $0.name == word }
    guard command != nil || ["help", "--help", "-h"].contains(word) else {
      return misuse([unknown(word)], hint: "\(name) --help")
    }
    output.result(command.map(HelpText(toolName: name).describeWhole) ?? help())
    return .success
  }

  private func run(_ command: Command, _ words: [String]) -> ExitStatus {
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      output.result(help(for: command))
      return .success
    }
    switch ArgumentParser.parse(words, for: command) {
    case .failure(let mistakes): return misuse(mistakes.errors, hint: "\(name) \(command.name) --help")
    case .success(let arguments) where arguments.contains(.version):
      output.result("\(name) \(toolVersion)\n")
      return .success
    case .success(let arguments): return run(command, arguments)
    }
  }

  private func run(_ command: Command, _ arguments: Arguments) -> ExitStatus {
    do {
      return try command.run(arguments, output)
    } catch let error as CommandError {
      return fail(error)
    } catch {
      let report = "a fault of \(name) \(toolVersion) itself, please report it: \(command.name): \(error)"
      return fail(CommandError(.toolFault, report))
    }
  }

  private func unknown(_ word: String) -> CommandError {
    if ArgumentParser.looksLikeOption(word) {
      return CommandError(.wrongUse, "'\(word)' cannot stand here; options come after the command")
    }
    let near = NearMiss.hint(for: word, among: commands.map(\.name))
    return CommandError(.wrongUse, "'\(word)' is not a command\(near)")
  }

  private func misuse(_ errors: [CommandError], hint: String) -> ExitStatus {
    for error in errors { _ = fail(error) }
    output.message("'\(hint)' shows what can be written\n")
    return .wrongUse
  }

  private func fail(_ error: CommandError) -> ExitStatus {
    output.message("\(name): error: \(error.message.printable)\n")
    return error.status
  }
}
