import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenSyntax

/// Valid files with random changes: whatever comes, there is an answer, and every place lies in the file.
@Suite struct MutationTests {
  @Test(arguments: ["yaml", "json"])
  func mutatedFixtures(language: String) throws {
    var generator = RepeatableGenerator(state: 20_250_101)
    let inputs = try Fixtures.files(in: "Syntax", withExtension: language).map {
      Array(try Data(contentsOf: $0))
    }
    for round in 0..<roundCount {
      var bytes = inputs[round % inputs.count]
      for _ in 0...generator.next(below: 4) { mutate(&bytes, with: &generator, from: inputs) }
      check(bytes, path: "tokens.\(language)")
    }
  }

  private var roundCount: Int {
    ProcessInfo.processInfo.environment["TOKENC_MUTATIONS"].flatMap(Int.init) ?? 3000
  }

  private func check(_ bytes: [UInt8], path: String) {
    let file = SourceFile(path: path, bytes: bytes)
    var bag = DiagnosticBag()
    let tree = readTokenFile(file, reportingTo: &bag)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!tree.hasSyntaxError || bag.hasErrors, "\(text)")
    for diagnostic in bag.diagnostics {
      for range in [diagnostic.range] + diagnostic.notes.map(\.range) { checkRange(range, file, text) }
      #expect(diagnostic.message.utf8.count < 400, "\(text)")
    }
    if let root = tree.root { checkRanges(of: root, file, text) }
  }

  private func checkRanges(of node: Node, _ file: SourceFile, _ text: String) {
    checkRange(node.range, file, text)
    switch node.content {
    case .scalar: break
    case .list(let items): for item in items { checkRanges(of: item, file, text) }
    case .mapping(let entries):
      #expect(Set(entries.map(\.key.text)).count == entries.count, "\(text)")
      for entry in entries {
        checkRange(entry.key.range, file, text)
        checkRanges(of: entry.value, file, text)
      }
    }
  }

  private func checkRange(_ range: SourceRange?, _ file: SourceFile, _ text: String) {
    guard let range else { return #expect(Bool(false), "a place is missing: \(text)") }
    let isInside = range.start >= file.byteOrderMarkLength && range.end <= max(file.bytes.count, range.start)
    #expect(isInside && range.start <= file.bytes.count, "\(range.start)..<\(range.end): \(text)")
    for offset in [range.start, range.end] where offset < file.bytes.count {
      let isInsideCharacter =
        file.bytes[offset] & 0xC0 == 0x80 && String(validating: file.bytes, as: UTF8.self) != nil
      #expect(!isInsideCharacter, "\(offset): \(text)")
    }
  }

  private func mutate(
    _ bytes: inout [UInt8], with generator: inout RepeatableGenerator, from inputs: [[UInt8]]
  ) {
    let place = generator.next(below: bytes.count + 1)
    switch generator.next(below: 6) {
    case 0: if place < bytes.count { bytes.remove(at: place) }
    case 1: bytes.insert(UInt8(generator.next(below: 256)), at: place)
    case 2:
      let pieces = [
        "\n", "\t", "  ", ": ", "- ", "? ", "[", "]", "{", "}", ",", "\"", "'", "&a ", "*a", "<<: *a",
        "!!str ", "|\n", ">-\n", "#", "---\n", "...\n", "%", "\r", "ü🙂", "\u{FEFF}", "\u{2028}", "\u{85}",
        "@", "\\", "//", "/* */", "\"a\": 1", "null", "-1.5e3", "\\u00e9", "\\ud83d\\ude42", "\u{A0}",
        "{a.b}", "{a.b} * 2", "#fff", "f(1, 2)", "(", " #4", "!x ",
      ]
      bytes.insert(contentsOf: Array(pieces[generator.next(below: pieces.count)].utf8), at: place)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + generator.next(below: 20)))
    case 4: bytes = Array(bytes[..<place])
    default:
      let other = inputs[generator.next(below: inputs.count)]
      let start = generator.next(below: other.count + 1)
      bytes.insert(contentsOf: other[start..<min(other.count, start + generator.next(below: 30))], at: place)
    }
  }
}
