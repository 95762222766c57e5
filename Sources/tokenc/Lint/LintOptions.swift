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
  static let timings = Option("timings", .flag, "say how long each stage took, and how much was parsed").rare
  static let stdinFilename = Option(
    "stdin-filename", .text("FILE"), "the path of what '-' reads from standard input")
  static let since = Option("since", .text("COMMIT"), "tell only what stands in lines changed since COMMIT")
  static let staged = Option("staged", .flag, "tell only what stands in staged lines")
  static let baseline = Option("baseline", .text("FILE"), "do not tell the findings that FILE lists")
  static let writeBaseline = Option(
    "write-baseline", .flag, "list all findings in the baseline, and tell none")
  static let pruneBaseline = Option(
    "prune-baseline", .flag, "remove entries of the baseline that are not found"
  ).rare
  static let suppressAll = Option(
    "suppress-all", .flag, "write a comment above each finding that takes it back"
  ).rare
  static let reason = Option("reason", .text("TEXT"), "why, for the comments of '--suppress-all'").rare
  static let cacheDir = Option(
    "cache-dir", .text("DIR"), "keep what was read in DIR (default: .build/tokenc)"
  ).rare
  static let noCache = Option("no-cache", .flag, "neither use nor keep what earlier runs read").rare
  static let parseAll = Option("parse-all", .flag, "parse every file whole: slow, and finds the same").rare

  static let ofLint = [
    select, ignore, failOn, since, staged, baseline, writeBaseline, pruneBaseline, suppressAll, reason,
    statistics, timings,
    stdinFilename, cacheDir, noCache, parseAll, config, root, jobs, format, color,
    maxWarnings, verbose,
  ]
}
