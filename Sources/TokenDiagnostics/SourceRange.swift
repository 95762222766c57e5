/// Where something stands: a half-open range of byte offsets in one file.
package struct SourceRange: Sendable {
  package let file: SourceFile
  // Every node and every value holds a range, so it is kept small; no file that is read has as many bytes.
  @usableFromInline let startOffset: Int32
  @usableFromInline let endOffset: Int32

  package init(file: SourceFile, start: Int, end: Int) {
    self.file = file
    startOffset = Int32(clamping: start)
    endOffset = Int32(clamping: max(start, end))
  }

  @inlinable package var start: Int { Int(startOffset) }
  @inlinable package var end: Int { Int(endOffset) }

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
    left.file === right.file && left.startOffset == right.startOffset && left.endOffset == right.endOffset
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(startOffset)
    hasher.combine(endOffset)
  }
}
