/// A thing the tool can be told to do.
package struct Command: Sendable {
  package let name: String
  /// One sentence, which the help of the tool and of the command begin with.
  package let summary: String
  /// The words that are not options.
  package let operand: Operand
  /// Its own options; `--help` and `--version` are there without being listed.
  package let options: [Option]
  /// What may be typed after the name of the tool, to show how the command is used.
  package let example: String
  package let run: @Sendable (Arguments, Output) throws -> ExitStatus

  package init(
    _ name: String, _ summary: String, operand: Operand, options: [Option], example: String,
    run: @escaping @Sendable (Arguments, Output) throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.options = options
    self.example = example
    self.run = run
  }

  var allOptions: [Option] { options + Option.ofEveryCommand }
}
