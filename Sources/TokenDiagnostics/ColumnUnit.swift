/// What a column counts. Inside, a place is a byte offset; each report converts it into what its readers count.
package enum ColumnUnit: Sendable {
  case utf8
  case utf16
  /// Unicode scalars, the "characters" of those who do not say which they mean.
  case codePoints
}

extension SourceFile {
  /// The 1-based line and column of a byte offset. What is not UTF-8 counts as the U+FFFD that stand for it.
  package func location(of offset: Int, in unit: ColumnUnit) -> (line: Int, column: Int) {
    let (line, byteColumn) = location(of: offset)
    if unit == .utf8 || isASCII { return (line, byteColumn) }
    var before = text(offset - (byteColumn - 1)..<offset)
    if unit == .utf16 { return (line, 1 + before.utf16.count) }
    // Each scalar has one byte that goes on with none.
    return (line, 1 + before.withUTF8 { bytes in bytes.count { $0 & 0xC0 != 0x80 } })
  }
}

extension SourceRange {
  /// The beginning, as people and tools write it: `Tokens/app.yaml:4:3`.
  package func startText(in unit: ColumnUnit) -> String {
    let (line, column) = startLocation(in: unit)
    return "\(file.path):\(line):\(column)"
  }

  /// 1-based line and column of the beginning.
  package func startLocation(in unit: ColumnUnit) -> (line: Int, column: Int) {
    file.location(of: start, in: unit)
  }

  /// 1-based line and column of the place after the last character.
  package func endLocation(in unit: ColumnUnit) -> (line: Int, column: Int) {
    file.location(of: end, in: unit)
  }
}
