extension Command {
  /// The script by which a shell completes what is typed after the name of a tool with the given commands and this one.
  package static func completions(of tool: String, with commands: [Command]) -> Command {
    let shells = CompletionScript.all.map(\.shell)
    return Command(
      "completions", "Writes a script by which a shell completes commands and options.",
      operand: .one("SHELL", of: shells), options: [], example: "completions zsh"
    ) { arguments, output in
      guard let script = CompletionScript.all.first(where: { $0.shell == arguments.operands[0] }) else {
        return .wrongUse
      }
      output.result(script.text(tool, commands + [completions(of: tool, with: commands)]))
      return .success
    }
  }
}
