import TokenDiagnostics

/// Comments that take findings of a file back, and the file with them.
///
///     let width = UIScreen.main.bounds.width
///
/// becomes
///
///     // tokenc:disable:next screen-main-bounds - from before the linter
///     let width = UIScreen.main.bounds.width
package struct SuppressionComments {
  /// The bytes of the file with the comments.
  package private(set) var bytes: [UInt8]
  /// How many comments were put in.
  package private(set) var count = 0
  /// The findings that are told still, with the reason in a note where there could be no comment.
  package private(set) var left: [Finding] = []
  private let file: SourceFile

  /// The findings in the order of their places. The reason is one line; an obstacle is why nothing may be written.
  package init(_ findings: [Finding], in file: SourceFile, reason: String, obstacle: String?) {
    self.file = file
    bytes = file.bytes
    // What is said of the comments themselves, or of the file, no comment takes back.
    let suppressible = findings.filter(\.isSuppressible)
    left = findings.filter { !$0.isSuppressible }
    guard !suppressible.isEmpty else { return }
    if let obstacle {
      left += suppressible.map { $0.left(because: "no comment is written into the file: \(obstacle)") }
      return
    }
    guard let form = CommentForm(path: file.path) else {
      left += suppressible.map { $0.left(because: "a file of this kind has no comments") }
      return
    }
    guard form.endsWithLine || !reason.contains("--") else {
      left += suppressible.map { $0.left(because: "a comment in XML cannot hold '--', which the reason has") }
      return
    }
    insert(suppressible, reason, form)
  }

  private mutating func insert(_ findings: [Finding], _ reason: String, _ form: CommentForm) {
    let obstacle = Self.obstacles(in: file)
    let lines = Dictionary(grouping: findings) { $0.diagnostic.range?.startLocation.line ?? 1 }
    // From the end on, so that what is before keeps its place.
    for (line, findings) in lines.sorted(by: { $1.key < $0.key }) {
      let above = lineToStandAbove(line)
      let start = file.offset(ofLine: above)
      if let obstacle = obstacle(start) {
        left += findings.map { $0.left(because: "no comment can stand above this line: \(obstacle)") }
      } else {
        let rules = Set(findings.map(\.diagnostic.id.name)).sorted().joined(separator: ", ")
        let comment = form.comment("tokenc:disable:next \(rules) - \(reason)")
        bytes.insert(contentsOf: indentation(of: line) + comment.utf8 + lineBreak(near: line), at: start)
        count += 1
      }
    }
    left.sort { ($0.diagnostic.range?.start ?? 0) < ($1.diagnostic.range?.start ?? 0) }
  }

  /// Why no comment can stand before the line that begins at an offset; nil if one can.
  private static func obstacles(in file: SourceFile) -> (_ offset: Int) -> String? {
    switch LintFileKind(name: ProjectPath.name(of: file.path)) {
    case .swift: CommentPlace(file.bytes).obstacle(beforeLineAt:)
    case .objectiveC: ObjectiveCCommentPlace(file).obstacle(beforeLineAt:)
    case .propertyList, .interfaceFile: MarkupCommentPlace(file).obstacle(beforeLineAt:)
    default: { _ in nil }
    }
  }

  /// Comments that belong to the next line stay beside it: documentation, and what is said to other tools.
  private func lineToStandAbove(_ line: Int) -> Int {
    var line = line
    while line > 1, file.isLineComment(line - 1) {
      let text = String(decoding: file.line(line - 1), as: UTF8.self)
      guard Self.marksOfNextLine.contains(where: { text.contains($0) }) else { break }
      line -= 1
    }
    return line
  }

  private static let marksOfNextLine = ["///", "disable:next", "swift-format-ignore", "tokenc:ignore"]

  private func indentation(of line: Int) -> ArraySlice<UInt8> {
    file.line(line).prefix { $0 == 0x20 || $0 == 0x09 }
  }

  /// The one at the end of a line; for the last line, that of the line before.
  private func lineBreak(near line: Int) -> ArraySlice<UInt8> {
    for number in [line, line - 1] where number >= 1 && number < file.lineCount {
      let end = file.offset(ofLine: number) + file.line(number).count
      return file.bytes[end..<file.offset(ofLine: number + 1)]
    }
    return [0x0A]
  }
}

extension Finding {
  fileprivate var isSuppressible: Bool {
    diagnostic.range != nil
      && LintRule.all.contains { $0.id == diagnostic.id.name && $0.family != .meta }
  }

  fileprivate func left(because obstacle: String) -> Finding {
    var finding = self
    finding.diagnostic.notes.append(.init(obstacle, at: nil))
    return finding
  }
}
