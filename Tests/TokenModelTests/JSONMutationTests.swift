import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

/// JSON token files with random changes: whatever comes, it is compiled to an end, and every mistake has a place.
@Suite struct JSONMutationTests {
  @Test func mutatedFilesAreCompiled() throws {
    let inputs = try Fixtures.files(in: ModelFixture.folder, withExtension: "json").map {
      Array(try Data(contentsOf: $0))
    }
    let pieces = [
      "\"$value\": ", "\"$type\": \"color\", ", "\"$extensions\": {\"dev.tokenc\": {}}, ", "{", "}", "[", "]",
      ",",
      "\"", "null", "1e999", "\"{a.b}\"", "\"value\": 1, ", "\"$when\": {\"appearance=dark\": 1}, ",
      "\"16px\"",
      "\"x\": {\"$type\": \"thing\", \"$value\": [\"{x}\"]}, ", "// x\n", "\\", "é",
    ].map { Array($0.utf8) }
    var generator = Generator(state: 20_260_101)
    for round in 0..<400 {
      var bytes = inputs[round % inputs.count]
      for _ in 0...generator.next(below: 3) {
        let place = generator.next(below: bytes.count + 1)
        let end = min(bytes.count, place + generator.next(below: 12))
        bytes.replaceSubrange(
          place..<(generator.next(below: 2) == 0 ? place : end),
          with: pieces[generator.next(below: pieces.count)])
      }
      let found = compile([SourceFile(path: "tokens.json", bytes: bytes)]).bag.diagnostics
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(found.allSatisfy { $0.range != nil }, "\(text)")
      #expect(!found.contains { $0.id.name.hasPrefix("quote-") }, "\(text)")
    }
  }
}

/// A small generator of one sequence, so that a failure can be repeated.
private struct Generator {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound == 0 ? 0 : Int((state >> 33) % UInt64(bound))
  }
}
