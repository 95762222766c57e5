import TokenCommands

/// A tool whose commands say what they were told.
enum FakeTool {
  static func make(_ output: Output, and others: Command...) -> CommandLineTool {
    CommandLineTool(name: "pot", commands: [brew, rest, fails, breaks] + others, output: output)
  }

  static let brew = Command(
    "brew", "Brews tea.", operand: .any("LEAF"),
    options: [.check, .out, only, .jobs, .config, .format, .color], example: "brew --only swift green"
  ) { arguments, output in
    let parts = [
      "check=\(arguments.contains(.check))", "out=\(arguments.text(.out) ?? "-")",
      "only=\(arguments.list(only)?.joined(separator: "+") ?? "-")",
      "jobs=\(arguments.count(.jobs).map(String.init) ?? "-")", "format=\(arguments.text(.format) ?? "-")",
      "operands=" + arguments.operands.joined(separator: ","),
    ]
    output.result("brew " + parts.joined(separator: " ") + "\n")
    return .success
  }

  private static let only = Option.only(["swift", "json"])

  /// It has more options than fit a screen.
  static let roast = Command(
    "roast", "Roasts beans.", operand: .any("BEAN"),
    options: [.check, .out, only] + (1...4).map { Option("heat-\($0)", .flag, "heat the pan") }
      + Option.ofProject, example: "roast --check"
  ) { _, _ in .success }

  private static let rest = Command("rest", "Waits.", operand: .any("CUP"), options: [], example: "rest") {
    _, _ in
    .success
  }

  static let pour = Command(
    "pour", "Pours tea.", operand: .one("SIZE", of: ["small", "large"]), options: [], example: "pour small"
  ) { _, _ in .success }

  static let stir = Command(
    "stir", "Stirs tea.", operand: .none, options: [], example: "stir"
  ) { _, _ in .success }

  /// Its help is not of interest.
  static let speaks = Command(
    "speaks", "Speaks.", operand: .any("CUP"), options: [], example: "speaks"
  ) { _, output in
    output.message("tea is ready\n")
    return .success
  }

  private static let fails = Command(
    "fails", "Fails.", operand: .any("CUP"), options: [], example: "fails"
  ) { _, _ in throw CommandError(.failure, "the pot is empty") }

  private static let breaks = Command(
    "breaks", "Breaks.", operand: .any("CUP"), options: [], example: "breaks"
  ) { _, _ in throw Leak() }

  private struct Leak: Error {}
}
