import TokenDiagnostics

/// One diagnostic of every kind a reporter must cope with, in the order of the golden files.
enum ReporterSamples {
  static let all: [Diagnostic] = [
    wide, tabbed, windowsLine, afterByteOrderMark, endOfFile, severalLines, longLine, combined, disguised,
    invalidText, absolute, hostile, hostile, withoutPlace,
  ]

  private static let wide = diagnostic(
    .error, "'color.brnd' is not a token; did you mean 'color.brand'?",
    at: "color.brnd", in: "Tokens/a.yaml", "size: 4\nlabel: { text: \"ü🙂\", of: \"{color.brnd}\" }\n"
  ) { range in
    let fixIt = Diagnostic.FixIt(
      "write 'color.brand'", .safe, edits: [Diagnostic.Edit(replacing: range, with: "color.brand")])
    let declared = SourceRange(file: range.file, start: 0, end: 4)
    return ([Diagnostic.Note("the nearest token is declared here", at: declared)], [fixIt])
  }

  private static let tabbed = diagnostic(
    .warning, "'b' is declared twice", at: "b: 2", in: "Tokens/tab.yaml", "\ta\t: {\tb: 2 }")

  private static let windowsLine = diagnostic(
    .error, "a size is a positive number", at: "-4", in: "Tokens/windows.yaml", "a: 1\r\nb: -4\r\nc: 2\r\n")

  private static let afterByteOrderMark = diagnostic(
    .note, "'a' takes a trailing underscore in Swift", at: "a", in: "Tokens/mark.yaml", "\u{FEFF}a: 1\n")

  private static let endOfFile = diagnostic(
    .error, "'{' is never closed", at: nil, in: "Tokens/end.yaml", "a: {\n"
  ) { range in
    let end = Diagnostic.Edit(replacing: range, with: "}\n")
    let opening = SourceRange(file: range.file, start: 3, end: 4)
    return (
      [Diagnostic.Note("opened here", at: opening)], [Diagnostic.FixIt("close it", .unsafe, edits: [end])]
    )
  }

  private static let severalLines = diagnostic(
    .warning, "a group holds at least one token", at: "{\n  $description: 空の文書,\n}",
    in: "Tokens/lines.yaml", "empty: {\n  $description: 空の文書,\n}\n"
  ) { range in
    let removal = Diagnostic.Edit(
      replacing: SourceRange(file: range.file, start: 0, end: range.end), with: "")
    return ([], [Diagnostic.FixIt("remove the group", .display, edits: [removal])])
  }

  private static let longLine = diagnostic(
    .error, "'}' is missing", at: "here", in: "Tokens/long.json",
    String(repeating: "\"漢字\": 1, ", count: 90) + "here" + String(repeating: ", \"b\": 2", count: 90))

  private static let combined = diagnostic(
    .warning, "16.5 is not a standard text size; using 17 (body)", at: "16.5", in: "Tokens/combined.yaml",
    "e\u{301}\u{200D}: { 👩‍👩‍👧: 🇩🇪, size: 16.5 }\n")

  private static let disguised = diagnostic(
    .error, "'a\u{202E}b\u{1B}[2J' is not a name\nof a token", at: "a\u{202E}b",
    in: "Tokens/bi\u{202E}di.yaml",
    "\u{1B}[31m\u{7F}\u{85} a\u{202E}b: 1 # \u{2066}x\u{2069}\n")

  private static let invalidText: Diagnostic = {
    let file = SourceFile(
      path: "Tokens/bytes.yaml", bytes: Array("a: ".utf8) + [0xFF, 0xC3] + Array(" b".utf8))
    let range = SourceRange(file: file, start: 6, end: 7)
    return Diagnostic(DiagnosticID("not-utf8"), .error, "a token file is UTF-8", at: range)
  }()

  private static let absolute = diagnostic(
    .warning, "a file outside the project is not watched", at: "", in: "/elsewhere/a.yaml", "a: 1\n")

  private static let hostile = diagnostic(
    .error,
    "a | b \\| `c` ``` ::error::x %0A ]]> <script>alert(1)</script> <!-- \u{202E}bidi\u{0} [x](https://a.b) @x &amp;\r\nd",
    at: "x|`y`", in: "Tokens/a b, 100%&ü<\"c\">: \u{7}`.yaml", "ü: \"🙂\", x|`y`: 1\n"
  ) { range in
    let edit = Diagnostic.Edit(replacing: range, with: "<]]>\u{0}|`\n")
    return (
      [Diagnostic.Note("`|` ]]> :: %", at: range)], [Diagnostic.FixIt("write `|`, %", .safe, edits: [edit])]
    )
  }

  private static let withoutPlace = Diagnostic(
    DiagnosticID("no-token-files"), .error, "'Tokens' holds no token file", at: nil,
    notes: [Diagnostic.Note("token files end in .yaml, .yml, .tokens or .json", at: nil)])

  /// A diagnostic at the first place of a text; without that text, at the end of the file.
  private static func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, at marked: String?, in path: String, _ text: String,
    with more: (SourceRange) -> ([Diagnostic.Note], [Diagnostic.FixIt]) = { _ in ([], []) }
  ) -> Diagnostic {
    let file = SourceFile(path: path, text: text)
    let start = marked.map { firstOffset(of: $0, in: text) } ?? file.bytes.count
    let range = SourceRange(file: file, start: start, end: start + (marked?.utf8.count ?? 0))
    let (notes, fixIts) = more(range)
    return Diagnostic(DiagnosticID("sample"), severity, message, at: range, notes: notes, fixIts: fixIts)
  }

  private static func firstOffset(of marked: String, in text: String) -> Int {
    let bytes = Array(text.utf8)
    let wanted = Array(marked.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
  }
}
