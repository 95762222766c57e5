import Foundation
import TokenCommands
import TokenDiagnostics
import TokenLint
import TokenModel

/// The baseline of a project on disk.
struct BaselineFile {
  static let usualName = ".tokenc-baseline"

  let path: String
  /// As it is shown.
  let shownPath: String
  /// Whether somebody named it, so that it has to be there.
  private let isNamed: Bool
  private let configured: Located<String>?
  private let root: String

  init(named: String?, from workingDirectory: String, project: Project) {
    configured = project.config.lint.baseline
    root = project.root
    path =
      named.map { AbsolutePath.join(workingDirectory, $0) }
      ?? AbsolutePath.join(root, configured?.value ?? Self.usualName)
    shownPath = AbsolutePath.relative(path, to: project.root)
    isNamed = named != nil
  }

  /// What is said if the config names one that is not there. The usual one may be named before there is one.
  var missing: Diagnostic? {
    guard !isNamed, let configured, configured.value != Self.usualName, !isThere else { return nil }
    return .baselineMissing(configured.value, at: configured.range)
  }

  private var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// Its bytes; nil if there is none.
  func read() throws(CommandError) -> (file: SourceFile, baseline: Baseline)? {
    guard isNamed || isThere else { return nil }
    switch FileContents.read(path) {
    case .refused(let reason):
      throw CommandError(.wrongUse, "the baseline '\(shownPath)' cannot be read: \(reason)")
    case .bytes(let bytes):
      let file = SourceFile(path: shownPath, bytes: bytes)
      let (baseline, wrongLine) = Baseline.read(file)
      guard let baseline else {
        throw CommandError(
          .wrongUse,
          "line \(wrongLine) of '\(shownPath)' is no entry of a baseline; '--write-baseline' writes one")
      }
      return (file, baseline)
    }
  }

  /// Only another baseline is replaced, and what is empty.
  func write(_ text: String) throws(CommandError) {
    if let obstacle = WritingPlace(path, root: root).obstacle {
      throw CommandError(.wrongUse, "the baseline '\(shownPath)' is not written: \(obstacle)")
    }
    if isThere {
      guard case .bytes(let bytes) = FileContents.read(path),
        bytes.isEmpty || Baseline.read(SourceFile(path: shownPath, bytes: bytes)).baseline != nil
      else {
        throw CommandError(.wrongUse, "'\(shownPath)' is there and is no baseline, so it is not overwritten")
      }
    }
    try replaceFile(at: path, shownAs: shownPath, with: Array(text.utf8))
  }
}
