import TokenDiagnostics

/// Where in an Objective-C file a line comment may be put without a change of what the code means.
struct ObjectiveCCommentPlace {
  private let file: SourceFile
  /// The comments between `/*` and `*/`.
  private let blockComments: [Range<Int>]

  init(_ file: SourceFile) {
    self.file = file
    let triggers = ObjectiveCTriggers([], alsoAt: [])
    blockComments = file.bytes.withUnsafeBytes { ObjectiveCLexer.lex($0, triggers) }.blockComments
  }

  /// Why no comment can stand before the line that begins at an offset; nil if one can.
  func obstacle(beforeLineAt offset: Int) -> String? {
    if blockComments.contains(where: { $0.lowerBound < offset && offset < $0.upperBound }) {
      return "the line begins in a comment"
    }
    // Macros and texts go on in the next line after a backslash, and a comment would end them.
    let line = file.location(of: offset).line
    let isContinued = line > 1 && file.line(line - 1).last == UInt8(ascii: "\\")
    return isContinued ? "the line before goes on in it" : nil
  }
}
