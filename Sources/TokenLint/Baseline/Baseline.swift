import TokenDiagnostics

/// The findings that a project had when it began to use the linter, which are not told.
///
/// An entry is known by its rule, its path, the declaration around it and the marked code, so edits around it do not
/// matter. A second copy of the same code is a second finding, and new.
package struct Baseline: Sendable {
  struct Entry: Hashable, Sendable {
    let rule: String
    let path: String
    /// Stands for the declaration and the code.
    let fingerprint: String
    /// For people: what the fingerprint stands for, and where it was.
    let declaration: String
    let line: Int
  }

  private(set) var entries: [Entry] = []

  /// One line for each entry, in the order of their bytes, so that a change of one is a change of one line.
  package var text: String {
    let lines = entries.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Self.header + "\n" + lines.map { $0 + "\n" }.joined()
  }

  private static let header =
    "# Findings that 'tokenc lint' does not tell: rule, path, fingerprint, declaration, line. Made by '--write-baseline'."

  package init(_ findings: [Finding]) {
    entries = findings.compactMap(Entry.init)
  }

  init(entries: [Entry]) { self.entries = entries }

  /// Reads a baseline; nil, and the number of the first line that is none of one, if it is something else.
  package static func read(_ text: String) -> (baseline: Baseline?, wrongLine: Int) {
    var entries: [Entry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      guard let entry = Entry(line: line.last == "\r" ? line.dropLast() : line) else {
        return (nil, index + 1)
      }
      entries.append(entry)
    }
    return (Baseline(entries: entries), 0)
  }
}

extension Baseline.Entry {
  init?(_ finding: Finding) {
    guard let range = finding.diagnostic.range else { return nil }
    rule = finding.diagnostic.id.name
    path = range.file.path
    declaration = finding.declaration
    fingerprint = Self.fingerprint(of: finding)
    line = range.startLocation.line
  }

  init?(line text: Substring) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map { Self.unescaped($0) }
    guard fields.count == 5, let line = Int(fields[4]), !fields[0].isEmpty else { return nil }
    (rule, path, fingerprint, declaration) = (fields[0], fields[1], fields[2], fields[3])
    self.line = line
  }

  var text: String {
    [rule, path, fingerprint, declaration, String(line)].map(Self.escaped).joined(separator: "\t")
  }

  static func fingerprint(of finding: Finding) -> String {
    let parts = [finding.diagnostic.id.name, finding.declaration, finding.statement]
    return String(SHA256.hexDigest(of: Array(parts.joined(separator: "\0").utf8)).prefix(20))
  }

  private static func escaped(_ text: String) -> String {
    text.contains(where: { "\\\t\n\r".contains($0) })
      ? text.map { ["\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r"][$0] ?? String($0) }.joined() : text
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(["t": "\t", "n": "\n", "r": "\r"][character] ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
