import Foundation
import TokenCommands
import TokenDiagnostics
import TokenLint

/// How a run writes comments that take findings back.
extension LintRun {
  /// The findings that are told still, after comments were written above the others.
  mutating func suppressed(
    _ findings: [Finding], in files: [LintedFile]
  ) throws(CommandError) -> [Finding] {
    let reason = (arguments.text(.reason) ?? "").trimmingCharacters(in: .whitespaces)
    guard !reason.isEmpty, !reason.contains(where: \.isNewline) else {
      throw CommandError(.wrongUse, "'--reason' takes one line of text")
    }
    let told = Dictionary(grouping: findings.filter { $0.suppression == nil }) {
      $0.diagnostic.range?.file.path
    }
    var left: [Finding] = []
    var (commentCount, fileCount) = (0, 0)
    for file in files {
      guard let findings = told[file.source.path] else { continue }
      let place = WritingPlace(AbsolutePath.join(project.root, file.source.path), root: project.root)
      let comments = SuppressionComments(
        findings, in: file.source, reason: reason, obstacle: place.obstacle)
      left += comments.left
      guard comments.count > 0 else { continue }
      try replace(file.source, with: comments.bytes)
      commentCount += comments.count
      fileCount += 1
    }
    let comments = commentCount.counted("comment was", "comments were")
    output.message("\(comments) written into \(fileCount.counted("file", "files"))\n")
    return left + findings.filter { $0.suppression != nil }
  }

  private func replace(_ file: SourceFile, with bytes: [UInt8]) throws(CommandError) {
    let path = AbsolutePath.join(project.root, file.path)
    guard case .bytes(let current) = FileContents.read(path), current == file.bytes else {
      throw CommandError(.failure, "'\(file.path)' was changed by somebody else meanwhile; run this again")
    }
    try replaceFile(at: path, shownAs: file.path, with: bytes)
  }
}
