import TokenDiagnostics
import TokenSyntax

extension Diagnostic.FixIt {
  /// Adds a line to `$when`; which value it should have only a person knows, so it is offered to be edited. Nil where the
  /// text is not written plainly enough to be added to: through an alias, a merge, a tag.
  static func addingVariant(_ condition: String, valueOf node: Node, to when: Node) -> Self? {
    guard case .mapping(let entries) = when.content, let first = entries.first, let last = entries.last,
      when.range.contains(last.value.range), last.value.range.start > last.key.range.end,
      when.range.contains(node.range), node.range.followsColon, !node.range.text.contains(where: \.isNewline),
      when.isFlow || first.key.range.beginsItsLine
    else { return nil }
    let end = last.value.range.end
    let indentation = String(repeating: " ", count: first.key.range.startLocation.column - 1)
    let lineBreak = when.range.file.bytes[..<end].contains(0x0D) ? "\r\n" : "\n"
    let separator = when.isFlow ? ", " : lineBreak + indentation
    let place = SourceRange(file: when.range.file, start: end, end: end)
    return Self(
      "add '\(condition)'", .unsafe,
      edits: [Diagnostic.Edit(replacing: place, with: "\(separator)\(condition): \(node.range.text)")])
  }
}

extension SourceRange {
  func contains(_ other: SourceRange) -> Bool {
    file === other.file && start <= other.start && other.end <= end
  }

  /// Whether only blanks stand before it on its line.
  var beginsItsLine: Bool {
    for byte in file.bytes[..<start].reversed() where byte != UInt8(ascii: " ") {
      return byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
    return true
  }

  /// Whether a tag or an anchor stands right before it.
  var followsTag: Bool {
    let before = file.bytes[..<start].reversed().drop { $0 == UInt8(ascii: " ") }
    let word = before.prefix { $0 > UInt8(ascii: " ") }
    return word.last.map { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "&") } ?? false
  }

  /// Whether it stands right after the colon of its key, without a tag or an anchor between.
  fileprivate var followsColon: Bool {
    file.bytes[..<start].last { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
  }
}
