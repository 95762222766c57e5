import TokenDiagnostics

/// The options that mean the same in every command that has them.
extension Option {
  package static let check = Option("check", .flag, "write nothing; fail if an output is not current")
  package static let out = Option("out", .text("DIR"), "write into DIR instead of the configured folders")
  package static let jobs = Option("jobs", .count("N"), "do N things at a time (default: one per core)")
  package static let config = Option(
    "config", .text("FILE"), "use this config instead of the nearest .tokenc.yml")
  package static let templates = Option(
    "templates", .text("DIR"), "take the project's own templates from DIR")
  package static let format = Option("format", .choice(Reporter.all.map(\.name)), "how diagnostics are shown")
  package static let color = Option(
    "color", .choice(ColorChoice.allCases.map(\.rawValue)), "when diagnostics have colors")
  package static let root = Option(
    "root", .text("DIR"), "paths are shown relative to DIR (default: the config's)")
  package static let strict = Option("strict", .flag, "warnings make the run fail, as errors do")
  package static let maxWarnings = Option(
    "max-warnings", .limit("N"), "more than N warnings make the run fail")
  package static let verbose = Option(
    "verbose", letter: "v", .flag, "say what is done and how long it took")
  package static let profile = Option(
    "profile", .text("FILE"), "write a trace of the run, for chrome://tracing or Perfetto")
  package static let help = Option("help", letter: "h", .flag, "show this help")
  package static let version = Option("version", .flag, "show the version")

  /// Which outputs to write, by the names of their formats.
  package static func only(_ formats: [String]) -> Option {
    Option("only", .choices(formats), "write these outputs only")
  }

  /// The options of every command that works on a project.
  package static let ofProject = [
    config, root, templates, jobs, format, color, strict, maxWarnings, verbose, profile,
  ]

  /// The options that `help options` explains, so that the help of a command fits a screen.
  static let common = ofProject + ofEveryCommand

  /// The options that every command has, at the end of its help.
  static let ofEveryCommand = [help, version]
}
