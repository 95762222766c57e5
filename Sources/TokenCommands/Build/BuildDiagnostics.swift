import TokenDiagnostics
import TokenEmit
import TokenModel

extension DiagnosticID {
  package static let unreadableFile = DiagnosticID("unreadable-file")
  package static let unusableFileName = DiagnosticID("unusable-file-name")
  package static let noTokenFiles = DiagnosticID("no-token-files")
  package static let findingsLeftOut = DiagnosticID("findings-left-out")
  package static let tooManyWarnings = DiagnosticID("too-many-warnings")
  package static let unwritableProfile = DiagnosticID("unwritable-profile")
}

extension Diagnostic {
  static func unreadableFile(_ file: SourceFile, reason: String, namedAt range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, "the token file '\(file.path)' cannot be read: \(reason)",
      at: range ?? SourceRange(startOf: file))
  }

  static func unreadableFolder(_ what: String, _ path: String) -> Diagnostic {
    Diagnostic(.unreadableFile, .error, "the \(what) '\(path)' cannot be read", at: nil)
  }

  static func folderTwice(_ what: String, _ path: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, "the \(what) '\(path)' is a link to a folder that is read already", at: nil)
  }

  static func noTokenFiles(in paths: [String], at range: SourceRange?) -> Diagnostic {
    let names = paths.map { "'\($0)'" }.joined(separator: ", ")
    let suffixes = TokenFile.shownSuffixes.joined(separator: ", ")
    return Diagnostic(
      .noTokenFiles, .error,
      "there is no token file (\(suffixes)) in \(names); '\(Project.configName)' says where they are",
      at: range)
  }

  /// None in the folder that is read when no config names one. Without a config nobody knows where that is.
  static func noTokenFiles(inDefaultFolderOf root: String, config: String?) -> Diagnostic {
    let folder = Config.defaultTokenFolder
    let shown = config == nil ? AbsolutePath.join(root, folder) : folder
    let suffixes = TokenFile.shownSuffixes.joined(separator: ", ")
    let advice =
      "write \(folder)/NAME.yaml, or say with 'tokens' in '\(config ?? Project.configName)' where they are"
    return Diagnostic(
      .noTokenFiles, .error, "there is no token file (\(suffixes)) in '\(shown)'; \(advice)", at: nil)
  }

  static func controlCharacterInName(_ file: SourceFile, namedAt range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .unusableFileName, .error,
      "the name of a token file has no line breaks or other control characters; rename '\(file.path)'",
      at: range ?? SourceRange(startOf: file))
  }

  static func endingOfNoTokenFile(_ file: SourceFile, namedAt range: SourceRange?) -> Diagnostic {
    let suffixes = TokenFile.shownSuffixes.joined(separator: ", ")
    return Diagnostic(
      .unusableFileName, .error,
      "the name of a token file ends in one of \(suffixes); '\(file.path)' does not",
      at: range ?? SourceRange(startOf: file))
  }

  static func resolverNotSupported(_ file: SourceFile) -> Diagnostic {
    .notSupportedYet("a resolver document (.resolver.json)", at: SourceRange(startOf: file))
  }

  package static func tooManyWarnings(_ count: Int, limit: Int) -> Diagnostic {
    let subject = count == 1 ? "there is 1 warning" : "there are \(count) warnings"
    return Diagnostic(
      .tooManyWarnings, .error, "\(subject), and '--max-warnings' allows \(limit)", at: nil)
  }

  static func unwritableProfile(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .unwritableProfile, .error, "the profile '\(path)' cannot be written: \(reason)", at: nil)
  }

  static func findingsLeftOut(_ count: Int) -> Diagnostic {
    let subject = count == 1 ? "1 finding is" : "\(count) findings are"
    return Diagnostic(
      .findingsLeftOut, .note, "\(subject) left out until all text can be read", at: nil)
  }
}
