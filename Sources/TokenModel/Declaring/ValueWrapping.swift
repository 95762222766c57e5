import TokenDiagnostics
import TokenSyntax

extension Diagnostic.FixIt {
  /// Puts the fields of a record that stand beside `$type` or `$description` under `$value`; nil where they do not
  /// stand together.
  static func wrappingFields(of node: Node) -> Self? {
    guard case .mapping(let entries) = node.content, node.isComplete else { return nil }
    let isField = entries.map { !$0.key.isProperty }
    guard let first = isField.firstIndex(of: true), let last = isField.lastIndex(of: true),
      isField[first...last].allSatisfy({ $0 })
    else { return nil }
    let range = SourceRange(
      file: node.range.file, start: entries[first].key.range.start, end: entries[last].value.range.end)
    // Fields that an alias or a merge brings stand elsewhere.
    guard node.range.contains(range), node.isFlow || range.beginsItsLine else { return nil }
    return Self("put them under '$value'", .safe, edits: node.isFlow ? inFlow(range) : [inBlock(range)])
  }

  private static func inFlow(_ range: SourceRange) -> [Diagnostic.Edit] {
    let file = range.file
    let key = file.language == .json ? "\"$value\"" : "$value"
    return [
      Diagnostic.Edit(
        replacing: SourceRange(file: file, start: range.start, end: range.start), with: "\(key): { "),
      Diagnostic.Edit(replacing: SourceRange(file: file, start: range.end, end: range.end), with: " }"),
    ]
  }

  /// Moves lines of a block two columns to the right.
  private static func inBlock(_ range: SourceRange) -> Diagnostic.Edit {
    let indentation = String(repeating: " ", count: range.startLocation.column - 1)
    let bytes = range.file.bytes[range.start..<range.end]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let lineBreak = lines[0].last == 0x0D ? "\r\n" : "\n"
    let moved = lines.enumerated().map { index, line in
      let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x0D }
      return (index == 0 || isBlank ? "" : "  ") + String(decoding: line, as: UTF8.self)
    }
    return Diagnostic.Edit(
      replacing: range, with: "$value:" + lineBreak + indentation + "  " + moved.joined(separator: "\n"))
  }
}
