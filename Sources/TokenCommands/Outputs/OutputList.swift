import TokenDiagnostics
import TokenEmit

/// The file in an output folder that tells which files there were written by a build, and with what bytes.
///
///     ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  Color.tokens.swift
struct OutputList {
  struct Entry: Hashable {
    let hash: String
    let path: String
  }

  static let fileName = ".tokenc-outputs"

  let entries: [Entry]
  /// A warning for every line that is not an entry. The file is merged by hand and by git, so it may be damaged.
  let diagnostics: [Diagnostic]

  init(reading file: SourceFile) {
    var entries: [Entry] = []
    var diagnostics: [Diagnostic] = []
    var paths: Set<String> = []
    for number in 1...file.location(of: file.bytes.count).line {
      let line = file.line(number)
      if line.isEmpty { continue }
      if let entry = Entry(line), paths.insert(entry.path).inserted {
        entries.append(entry)
      } else {
        let range = SourceRange(file: file, start: line.startIndex, end: line.endIndex)
        diagnostics.append(.damagedOutputList(at: range))
      }
    }
    self.entries = entries
    self.diagnostics = diagnostics
  }

  /// The text of the list for the files of a build, sorted by the bytes of their paths.
  static func text(for files: [OutputFile]) -> [UInt8] {
    files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      .flatMap { Array("\(SHA256.hexDigest(of: $0.bytes))  \($0.path)\n".utf8) }
  }
}

extension OutputList.Entry {
  fileprivate init?(_ line: ArraySlice<UInt8>) {
    let hashLength = 64
    let hash = line.prefix(hashLength)
    let separator = line.dropFirst(hashLength).prefix(2)
    let path = line.dropFirst(hashLength + 2)
    let isHash = hash.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
    let text = String(decoding: path, as: UTF8.self)
    guard hash.count == hashLength, isHash, separator.elementsEqual("  ".utf8) else { return nil }
    guard path.elementsEqual(text.utf8), OutputFile.isPathInside(text) else { return nil }
    self.init(hash: String(decoding: hash, as: UTF8.self), path: text)
  }
}
