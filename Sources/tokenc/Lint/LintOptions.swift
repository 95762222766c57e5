import TokenCommands
import TokenDiagnostics

/// The options of `lint`.
extension Option {
  static let select = Option(
    "select", .text("RULES"), "look with these rules and families only, commas between")
  static let ignore = Option("ignore", .text("RULES"), "leave these rules and families out")
  static let failOn = Option(
    "fail-on", .choice(["error", "warning"]), "what makes the run fail (default: error)")
  static let statistics = Option(
    "statistics", .flag, "show how many findings each rule has instead of the findings")
  static let timings = Option("timings", .flag, "say how long each stage took, and how much was parsed")
  static let stdinFilename = Option(
    "stdin-filename", .text("FILE"), "the path of what '-' reads from standard input")
  static let parseAll = Option("parse-all", .flag, "parse every file whole: slow, and finds the same")

  static let ofLint = [
    select, ignore, failOn, statistics, timings, stdinFilename, parseAll, config, root, jobs, format, color,
    maxWarnings, verbose,
  ]
}
