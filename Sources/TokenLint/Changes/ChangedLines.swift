/// The lines that a diff adds, by the paths of the files after the change.
package struct ChangedLines: Sendable {
  package private(set) var lines: [String: [ClosedRange<Int>]] = [:]

  /// Takes what `git diff --unified=0` prints, with `b/` before the paths after the change.
  package init(diff: [UInt8]) {
    var path: String?
    var left = 0
    for line in diff.split(separator: UInt8(ascii: "\n")) {
      if left > 0 {
        // What stands in a file may look like a header. Git's own remarks begin with a backslash.
        if line.first != UInt8(ascii: "\\") { left -= 1 }
      } else if line.starts(with: "+++ ".utf8) {
        path = Self.path(line.dropFirst(4))
      } else if let hunk = Hunk(line) {
        left = hunk.lineCount
        if let path, let added = hunk.added { lines[path, default: []].append(added) }
      }
    }
  }

  /// Of `b/Sources/App.swift`; nil for a file that was removed. Git writes a tab after a name with blanks, and quotes
  /// one with other characters.
  private static func path(_ written: ArraySlice<UInt8>) -> String? {
    let isQuoted = written.first == UInt8(ascii: "\"")
    let name = isQuoted ? unquoted(written.dropFirst()) : Array(written.prefix { $0 != UInt8(ascii: "\t") })
    guard name.starts(with: "b/".utf8) else { return nil }
    return String(decoding: name.dropFirst(2), as: UTF8.self)
  }

  /// The text up to the closing quote, with escapes as in C.
  private static func unquoted(_ written: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = written
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        result.append(byte)
        continue
      }
      if 0x30...0x37 ~= escaped {
        let digits = [escaped] + rest.prefix(2)
        rest = rest.dropFirst(2)
        result.append(digits.reduce(0) { $0 &* 8 &+ ($1 &- 0x30) })
      } else {
        result.append(escapes[escaped] ?? escaped)
      }
    }
    return result
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]
}

/// The first line of a changed place: `@@ -10,2 +12,3 @@`.
private struct Hunk {
  /// How many lines of the diff belong to it.
  let lineCount: Int
  /// 12…14; nil where lines were only removed.
  let added: ClosedRange<Int>?

  init?(_ line: ArraySlice<UInt8>) {
    guard line.starts(with: "@@ -".utf8) else { return nil }
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
    guard parts.count > 2, let old = Self.numbers(parts[1]), let new = Self.numbers(parts[2]) else {
      return nil
    }
    lineCount = old.count + new.count
    added = new.count > 0 ? new.first...(new.first + new.count - 1) : nil
  }

  /// Of `+12,3`: 12 and 3; of `+12`: 12 and 1.
  private static func numbers(_ text: ArraySlice<UInt8>) -> (first: Int, count: Int)? {
    let numbers = String(decoding: text.dropFirst(), as: UTF8.self).split(separator: ",").map { Int($0) }
    guard let first = numbers.first ?? nil else { return nil }
    guard numbers.count > 1 else { return (first, 1) }
    return numbers[1].map { (first, $0) }
  }
}
