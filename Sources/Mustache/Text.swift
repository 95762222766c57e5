extension TemplateNode {
  /// Text that is written as it is.
  package final class Text: Sendable {
    package let bytes: [UInt8]
    /// The offsets in `bytes` at which a line of the template begins that is not empty: where indentation is put.
    let lineStarts: [Int]
    package let range: Range<Int>

    init(bytes: [UInt8], lineStarts: [Int], range: Range<Int>) {
      self.bytes = bytes
      self.lineStarts = lineStarts
      self.range = range
    }
  }
}

extension TemplateNode.Text {
  /// The blanks at the beginning of each line that has something else.
  var indentations: [ArraySlice<UInt8>] {
    lineStarts.compactMap { start in
      let indentation = bytes[start...].prefix(while: \.isBlank)
      let isBlankLine = indentation.endIndex < bytes.count && bytes[indentation.endIndex].isLineEnd
      return isBlankLine ? nil : indentation
    }
  }

  /// The text without the first blanks of each line.
  func unindented(by count: Int) -> TemplateNode.Text {
    var shorter: [UInt8] = []
    var starts: [Int] = []
    var copied = 0
    for start in lineStarts {
      shorter += bytes[copied..<start]
      starts.append(shorter.count)
      copied = start + bytes[start...].prefix(count).prefix(while: \.isBlank).count
    }
    return TemplateNode.Text(bytes: shorter + bytes[copied...], lineStarts: starts, range: range)
  }
}

extension UInt8 {
  /// Whether the byte is a blank or a tabulator.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// Whether the byte is `\n` or `\r`.
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  var isWhitespace: Bool { isBlank || isLineEnd }
}
