import Testing
import TokenDiagnostics

@Suite struct FingerprintsTests {
  private func fingerprints(of text: String, path: String = "a.yaml") -> [String] {
    let file = SourceFile(path: path, text: text)
    var fingerprints = Fingerprints()
    return text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "b") }.map { index in
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      let range = SourceRange(file: file, start: offset, end: offset + 1)
      return fingerprints.next(Diagnostic(DiagnosticID("x"), .error, "no 'b' here", at: range))
    }
  }

  @Test func lineNumbersDoNotMatter() {
    #expect(fingerprints(of: "a: b\n") == fingerprints(of: "# new\n\n  a: b\n"))
  }

  @Test func equalDiagnosticsAreToldApart() {
    let two = fingerprints(of: "b\nb\n")
    #expect(Set(two).count == 2)
    #expect(two.first == fingerprints(of: "b\n").first)
  }

  @Test func thePathMatters() {
    #expect(fingerprints(of: "b", path: "a.yaml") != fingerprints(of: "b", path: "c.yaml"))
  }
}
