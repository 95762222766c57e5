import TokenDiagnostics

/// A value such as `"{a.x}" + 2`, which ends for YAML with the reference that it begins with.
struct UnquotedExpression {
  let range: SourceRange

  /// Nil if the problem is another one.
  init?(_ problem: SyntaxProblem, in file: SourceFile, isInFlow: Bool) {
    let isAlias = problem.context?.text == "while scanning an alias"
    let operation = isAlias ? problem.context?.offset ?? problem.offset : problem.offset
    guard let character = file.byte(at: operation), "+-*/%".utf8.contains(character) else { return nil }
    let line = file.lineContent(around: operation)
    guard line.lowerBound < operation,
      let start = Self.startOfReference(before: operation, in: file, from: line.lowerBound)
    else { return nil }
    let end = Self.end(of: operation..<line.upperBound, in: file, isInFlow: isInFlow)
    let value = SourceRange(file: file, start: start, end: file.trimmedEnd(of: operation..<end))
    guard !value.text.contains("\\") else { return nil }
    range = value
  }

  /// Where `{a.x}`, perhaps in quotes, begins that ends before an offset.
  private static func startOfReference(before offset: Int, in file: SourceFile, from limit: Int) -> Int? {
    let end = file.trimmedEnd(of: limit..<offset)
    let quote = file.byte(at: end - 1).flatMap { "\"'".utf8.contains($0) ? $0 : nil }
    let closing = quote == nil ? end - 1 : end - 2
    guard closing > limit, file.byte(at: closing) == UInt8(ascii: "}"),
      let opening = file.bytes[limit..<closing].lastIndex(where: { "{}\"'".utf8.contains($0) }),
      file.byte(at: opening) == UInt8(ascii: "{")
    else { return nil }
    let path = file.bytes[opening + 1..<closing]
    guard !path.isEmpty, !path.contains(where: { ":, \t".utf8.contains($0) }) else { return nil }
    guard let quote else { return opening }
    return opening > limit && file.byte(at: opening - 1) == quote ? opening - 1 : nil
  }

  /// The end of the line, or of the value in a mapping or list around it, before a comment.
  private static func end(of rest: Range<Int>, in file: SourceFile, isInFlow: Bool) -> Int {
    var depth = 0
    for offset in rest {
      switch file.bytes[offset] {
      case UInt8(ascii: "#") where file.isBlankOrEnd(at: offset - 1): return offset
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}") where depth == 0 && isInFlow: return offset
      case UInt8(ascii: "]") where depth == 0 && isInFlow: return offset
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0 && isInFlow: return offset
      default: break
      }
    }
    return rest.upperBound
  }
}
