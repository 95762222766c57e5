/// Where something stands: a half-open range of byte offsets in one file.
package struct SourceRange: Sendable {
  package let file: SourceFile
  package let start: Int
  package let end: Int

  package init(file: SourceFile, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = max(start, end)
  }

  /// The very beginning of a file, for what concerns the file as a whole.
  package init(startOf file: SourceFile) {
    self.init(file: file, start: file.byteOrderMarkLength, end: file.byteOrderMarkLength)
  }

  package var text: String { file.text(start..<end) }
  package var isEmpty: Bool { start == end }
  /// 1-based line and column, in UTF-8 bytes, of the first byte.
  package var startLocation: (line: Int, column: Int) { file.location(of: start) }
  /// 1-based line and column, in UTF-8 bytes, of the byte after the last.
  package var endLocation: (line: Int, column: Int) { file.location(of: end) }
}

extension SourceRange: Hashable {
  package static func == (left: SourceRange, right: SourceRange) -> Bool {
    left.file === right.file && left.start == right.start && left.end == right.end
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(start)
    hasher.combine(end)
  }
}
