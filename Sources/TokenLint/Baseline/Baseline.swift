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
    /// The line of the baseline, from 1; 0 if it was not read from one.
    var place = 0
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

  /// Reads a baseline; nil, and the number of the first line that is none of one, if it is something else. The lines may
  /// be in any order, and empty ones between them, as after a merge by hand.
  package static func read(_ file: SourceFile) -> (baseline: Baseline?, wrongLine: Int) {
    var entries: [Entry] = []
    for number in 1...file.lineCount {
      let line = file.line(number)
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      guard var entry = Entry(line: line) else { return (nil, number) }
      entry.place = number
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

  init?(line text: ArraySlice<UInt8>) {
    let fields = text.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { Self.unescaped($0) }
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
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let letter = escapes.first(where: { $0.scalar == scalar })?.letter {
        result.append(contentsOf: ["\\", letter])
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
      } else {
        let meant = isEscaped ? escapes.first { $0.letter == scalar }?.scalar : nil
        result.append(meant ?? scalar)
        isEscaped = false
      }
    }
    return String(result)
  }

  private static let escapes: [(scalar: Unicode.Scalar, letter: Unicode.Scalar)] = [
    ("\\", "\\"), ("\t", "t"), ("\n", "n"), ("\r", "r"),
  ]
}
