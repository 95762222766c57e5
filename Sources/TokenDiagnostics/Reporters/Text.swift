extension Reporter {
  /// For people at a terminal: the place, the message, the source line with the range marked, notes and fixes.
  package static let text = Reporter(name: "text") { diagnostics, context in
    diagnostics.map { TextReport(palette: Palette(context)).describe($0) }.joined()
  }
}

private struct TextReport {
  let palette: Palette

  func describe(_ diagnostic: Diagnostic) -> String {
    let severity = palette.painted(diagnostic.severity.rawValue + ":", diagnostic.severity)
    var text = place(of: diagnostic.range) + severity + " " + diagnostic.message.printable
    text += " [\(diagnostic.id)]\n" + excerpt(of: diagnostic.range)
    for note in diagnostic.notes { text += describe(note) }
    for fixIt in diagnostic.fixIts { text += describe(fixIt) }
    return text
  }

  private func describe(_ note: Diagnostic.Note) -> String {
    let severity = palette.painted("note:", .note)
    return place(of: note.range) + severity + " " + note.message.printable + "\n" + excerpt(of: note.range)
  }

  private func describe(_ fixIt: Diagnostic.FixIt) -> String {
    let isOnOneLine = !fixIt.edits.contains { $0.isOfManyLines }
    let changes = isOnOneLine ? fixIt.edits.map(describe).joined(separator: ", ") : ""
    let title = palette.painted("help:", .note) + " " + fixIt.title.printable
    return changes.isEmpty ? title + "\n" : title + ": " + changes + "\n"
  }

  private func describe(_ edit: Diagnostic.Edit) -> String {
    if edit.range.isEmpty { return "insert " + quoted(edit.text) }
    if edit.text.isEmpty { return "remove " + quoted(edit.range.text) }
    return quoted(edit.range.text) + " -> " + quoted(edit.text)
  }

  private func quoted(_ text: String) -> String {
    let shown = text.prefix(Self.longestQuote)
    return "'" + shown.printable + (shown.endIndex < text.endIndex ? "…" : "") + "'"
  }

  private func place(of range: SourceRange?) -> String {
    (range?.startText(in: .utf8).printable ?? "tokenc") + ": "
  }

  private func excerpt(of range: SourceRange?) -> String {
    guard let range else { return "" }
    let excerpt = SourceExcerpt(of: range, maximumWidth: Self.longestLine)
    let number = String(excerpt.lineNumber)
    let gutter = String(repeating: " ", count: max(0, Self.gutterWidth - number.utf8.count)) + number
    let blank = String(repeating: " ", count: gutter.utf8.count)
    let mark = "^" + String(repeating: "~", count: excerpt.markWidth - 1)
    let line = excerpt.line.isEmpty ? "" : " " + excerpt.line
    return gutter + " |" + line + "\n" + blank + " | "
      + String(repeating: " ", count: excerpt.indentation) + palette.painted(mark, nil) + "\n"
  }

  private static let gutterWidth = 5
  private static let longestLine = 150
  private static let longestQuote = 60
}

extension Diagnostic.Edit {
  /// Whether it removes or writes a line break, so that a line cannot show it.
  fileprivate var isOfManyLines: Bool {
    text.utf8.contains(where: \.isLineBreak) || range.text.utf8.contains(where: \.isLineBreak)
  }
}

/// Escape sequences for a terminal that shows colours, nothing for one that does not.
private struct Palette {
  private let isEmpty: Bool

  init(_ context: Reporter.Context) { isEmpty = !context.usesColor }

  /// The text in the colour of a severity, or in that of a mark.
  func painted(_ text: String, _ severity: Diagnostic.Severity?) -> String {
    let code =
      switch severity {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      case nil: "1;32"
      }
    return isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
