import TokenCommands
import TokenDiagnostics
import TokenLint

extension DiagnosticID {
  static let skippedFile = DiagnosticID("skipped-file")
  static let noCommonCommit = DiagnosticID("no-common-commit")
  static let unknownRule = DiagnosticID("unknown-rule")
}

extension Diagnostic {
  static func notLinted(_ path: String) -> Diagnostic {
    Diagnostic(
      .skippedFile, .warning, "'\(path)' is no file that the linter reads, such as Swift or a property list",
      at: nil)
  }

  static func unreadable(_ what: String, _ path: String, reason: String) -> Diagnostic {
    // Of a path that is too long for the system, the reason says more than the middle.
    let name = path.utf8.count <= 1000 ? path : "\(path.prefix(100))…\(path.suffix(100))"
    return Diagnostic(
      .skippedFile, .warning, "the \(what) '\(name)' cannot be read and is left out: \(reason)", at: nil)
  }

  static func leftOut(_ part: ProjectFiles.LeftOut) -> Diagnostic {
    Diagnostic(.skippedFile, .note, "'\(part.path)' is not read whole: \(part.reason)", at: nil)
  }

  static func unseen(_ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .skippedFile, .note,
      "the rest of the file is not looked at: it asks about the device more often than so much code ever does",
      at: place)
  }

  static func otherRepository(_ path: String) -> Diagnostic {
    Diagnostic(
      .skippedFile, .note,
      "'\(path)' is a repository of its own, of whose lines git tells nothing here; run the linter there",
      at: nil)
  }

  static func baselineMissing(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      DiagnosticID(LintRule.configNoEffect.id), .warning,
      "the baseline '\(path)' is not there; '--write-baseline' writes it", at: range)
  }

  static func skippedFile(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(.skippedFile, .note, "'\(path)' is not looked at: \(reason)", at: nil)
  }

  static func noCommonCommit(_ commit: String) -> Diagnostic {
    Diagnostic(
      .noCommonCommit, .note,
      "git knows no commit that '\(commit)' and this branch have in common, as in a shallow clone; "
        + "what others changed since counts as well", at: nil)
  }

  static func unknownRule(_ name: String, among names: [String], at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .unknownRule, .error,
      "'\(name)' is not a rule or a family of rules\(NearMiss.hint(for: name, among: names))", at: range)
  }

  static func unknownLevel(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .configValue, .error,
      "'\(word)' says not how much a finding weighs; expected error, warning, info or off",
      at: range)
  }

  static func patternWithoutFile(_ pattern: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      DiagnosticID(LintRule.configNoEffect.id), .warning,
      "the pattern '\(pattern)' fits no file that the linter reads; patterns count from the folder of the config",
      at: range)
  }
}
