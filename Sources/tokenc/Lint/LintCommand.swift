import TokenCommands

extension Command {
  /// Every place that asks which device the app is on.
  static let lint = Command(
    "lint", "Finds code that depends on which device the app is on.",
    operand: .any("PATH"), options: Option.ofLint, example: "lint Sources --select device"
  ) { arguments, output in
    var run = try LintRun(arguments, output)
    let findings = try run.findings()
    return run.finish(findings)
  }
}
