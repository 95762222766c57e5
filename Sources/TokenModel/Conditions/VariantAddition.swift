import TokenDiagnostics
import TokenSyntax

extension Diagnostic.FixIt {
  /// Adds a line to `$when`; which value it should have only a person knows, so it is offered to be edited. Nil where the
  /// text is not written plainly enough to be added to: through an alias, a merge, a tag.
  static func addingVariant(_ condition: String, valueOf node: Node, to when: Node) -> Self? {
    guard case .mapping(let entries) = when.content, let first = entries.first, let last = entries.last,
      when.range.contains(last.value.range), last.value.range.start > last.key.range.end,
      when.range.contains(node.range), !node.holdsReported, node.range.followsColon,
      !node.range.text.contains(where: \.isNewline),
      when.isFlow || first.key.range.beginsItsLine
    else { return nil }
    let end = last.value.range.end
    let indentation = String(repeating: " ", count: first.key.range.startLocation.column - 1)
    let lineBreak = when.range.file.bytes[when.range.start..<end].contains(0x0D) ? "\r\n" : "\n"
    let separator = when.isFlow ? ", " : lineBreak + indentation
    let place = SourceRange(file: when.range.file, start: end, end: end)
    let key = when.range.file.language == .json ? "\"\(condition)\"" : condition
    return Self(
      "add '\(condition)'", .unsafe,
      edits: [Diagnostic.Edit(replacing: place, with: "\(separator)\(key): \(node.range.text)")])
  }
}

extension Node {
  /// Whether it, or something in it, lacks quotes: copied, that would be one more mistake.
  fileprivate var holdsReported: Bool {
    switch content {
    case .scalar: isReported
    case .list(let items): isReported || items.contains(where: \.holdsReported)
    case .mapping(let entries): isReported || entries.contains { $0.value.holdsReported }
    }
  }
}
