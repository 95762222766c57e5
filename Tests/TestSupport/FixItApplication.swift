import TokenDiagnostics

extension Diagnostic.FixIt {
  /// The text of a file after the edits.
  package func applied(to file: SourceFile) -> String {
    var bytes = file.bytes
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
