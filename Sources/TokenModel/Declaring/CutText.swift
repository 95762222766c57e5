import TokenDiagnostics
import TokenSyntax

/// What YAML leaves of a text without quotes that holds a `#`.
extension Node {
  /// The whole of `see issue #4`, of which YAML drops `#4` as a comment; nil where the comment looks like one. A number
  /// or a colour right after one blank and the `#` does not.
  var textBeforeComment: SourceRange? {
    let bytes = range.file.bytes
    guard case .scalar(let scalar) = content, scalar.style == .plain,
      range.end + 1 < bytes.count, bytes[range.end] == UInt8(ascii: " "),
      bytes[range.end + 1] == UInt8(ascii: "#"), scalar.meaning == .text, !isReported,
      range.text == scalar.text
    else { return nil }
    let line = bytes[(range.end + 1)...].prefix { !$0.isLineBreak }
    let word = line.prefix { $0 != UInt8(ascii: " ") }
    let isColor = word.count >= 7 && Color(hex: String(decoding: word.prefix(7), as: UTF8.self)) != nil
    guard isColor || word.dropFirst().first.map({ (0x30...0x39).contains($0) }) == true else { return nil }
    let end = line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? line.startIndex
    return SourceRange(file: range.file, start: range.start, end: end + 1)
  }
}
