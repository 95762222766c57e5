/// What tells diagnostics of two runs to be the same one, though the lines above it have changed.
///
/// It is made of the id, the path, the message, the marked text and, among those that are equal in all of them, the
/// number of this one. So no two of one report are the same.
package struct Fingerprints {
  private var counts: [String: Int] = [:]

  package init() {}

  /// The fingerprint of the next diagnostic of a report: 64 hexadecimal digits.
  package mutating func next(_ diagnostic: Diagnostic) -> String {
    let path = diagnostic.range?.file.path ?? ""
    let marked = diagnostic.range.map { $0.file.text($0.start..<min($0.end, $0.start + Self.longestMark)) }
    let parts = [diagnostic.id.name, path, diagnostic.message, marked ?? ""]
    let key = parts.joined(separator: "\0")
    counts[key, default: 0] += 1
    return SHA256.hexDigest(of: Array("\(key)\0\(counts[key, default: 0])".utf8))
  }

  private static let longestMark = 1000
}
