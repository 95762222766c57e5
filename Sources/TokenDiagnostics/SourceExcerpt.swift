/// The line of a source file on which a range begins, cut to a width, and where below it the marker stands.
struct SourceExcerpt {
  let lineNumber: Int
  let line: String
  /// The columns before the marker.
  let indentation: Int
  /// The columns of the marked text, at least 1; a range of several lines is marked to the end of the first.
  let markWidth: Int

  init(of range: SourceRange, maximumWidth: Int) {
    lineNumber = range.startLocation.line
    let parts = Parts(of: range, on: range.file.line(lineNumber), maximumWidth: maximumWidth)
    if let plain = parts.plainLine(within: maximumWidth) {
      line = plain
      indentation = parts.before.utf8.count
      markWidth = max(1, parts.marked.utf8.count)
      return
    }
    var text = PrintableText()
    text.append(parts.before)
    let start = text.width
    text.append(parts.marked)
    let end = text.width
    text.append(parts.after)
    let window = Window(
      around: start..<max(end, start + 1), of: text.width, maximumWidth: maximumWidth,
      isCutBefore: parts.isCutBefore, isCutAfter: parts.isCutAfter)
    line = window.cut(text)
    indentation = start - window.columns.lowerBound + (window.isCutBefore ? 1 : 0)
    markWidth = max(1, min(end, window.columns.upperBound) - start)
  }
}

/// The text before, in and after a range on its line. Of a very long line only what can be shown is read.
private struct Parts {
  let before: String
  let marked: String
  let after: String
  let isCutBefore: Bool
  let isCutAfter: Bool
  private let isPlain: Bool

  init(of range: SourceRange, on line: ArraySlice<UInt8>, maximumWidth: Int) {
    let start = min(max(range.start, line.startIndex), line.endIndex)
    let end = min(max(range.end, start), line.endIndex)
    isPlain = Self.isPlain(line, around: start..<end, maximumWidth)
    // A column seldom needs more than a letter and an accent; hostile text of many accents is cut sooner.
    let longest = isPlain ? maximumWidth : maximumWidth * 8
    let visibleBefore = Self.skippingContinuation(line[..<start].suffix(longest), of: line)
    let visibleMark = line[start..<end].prefix(longest)
    let visibleAfter = end - start > longest ? [] : line[end...].prefix(longest)
    before = String(decoding: visibleBefore, as: UTF8.self)
    marked = String(decoding: visibleMark, as: UTF8.self)
    after = String(decoding: visibleAfter, as: UTF8.self)
    isCutBefore = visibleBefore.startIndex > line.startIndex
    isCutAfter = end - start > longest || visibleAfter.endIndex < line.endIndex
  }

  /// The whole line, if each of its bytes takes one column, as in nearly all, and if there is room for it.
  func plainLine(within maximumWidth: Int) -> String? {
    guard isPlain, !isCutBefore, !isCutAfter else { return nil }
    let line = before + marked + after
    return line.utf8.count <= maximumWidth ? line : nil
  }

  /// Whether each byte that may be shown takes a column. A line may have thousands of ranges, each with its excerpt.
  private static func isPlain(
    _ line: ArraySlice<UInt8>, around range: Range<Int>, _ maximumWidth: Int
  ) -> Bool {
    [
      line[..<range.lowerBound].suffix(maximumWidth), line[range].prefix(maximumWidth),
      line[range.upperBound...].prefix(maximumWidth),
    ]
    .allSatisfy { $0.allSatisfy { 0x20...0x7E ~= $0 } }
  }

  /// The bytes without the rest of a character that was cut in two at their beginning.
  private static func skippingContinuation(
    _ bytes: ArraySlice<UInt8>, of line: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    guard bytes.startIndex > line.startIndex else { return bytes }
    return bytes.drop { $0 & 0xC0 == 0x80 }
  }
}

/// The columns of a line that are shown, with `…` where something was cut.
private struct Window {
  let columns: Range<Int>
  let isCutBefore: Bool
  let isCutAfter: Bool

  init(around mark: Range<Int>, of width: Int, maximumWidth: Int, isCutBefore: Bool, isCutAfter: Bool) {
    let isWhole = width <= maximumWidth && !isCutBefore && !isCutAfter
    let shown = isWhole ? width : maximumWidth - 2
    // A short mark stands in the middle, a long one begins a quarter into the window.
    let lead = max(shown / 4, (shown - mark.count) / 2)
    let first = isWhole ? 0 : max(0, min(mark.lowerBound - lead, width - shown))
    columns = first..<min(width, first + shown)
    self.isCutBefore = isCutBefore || first > 0
    self.isCutAfter = isCutAfter || columns.upperBound < width
  }

  func cut(_ text: PrintableText) -> String {
    var result = isCutBefore ? "…" : ""
    var column = 0
    for cell in text.cells {
      defer { column += cell.width }
      if column + cell.width > columns.upperBound { break }
      if column >= columns.lowerBound {
        result += cell.text
      } else if column + cell.width > columns.lowerBound {
        // A wide character, cut by the edge, leaves its second column empty.
        result += String(repeating: " ", count: column + cell.width - columns.lowerBound)
      }
    }
    return isCutAfter ? result + "…" : result
  }
}
