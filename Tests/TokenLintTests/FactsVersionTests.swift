import Foundation
import TestSupport
import Testing
import TokenDiagnostics

@testable import TokenLint

/// Facts that were kept must not outlive a change of the rules.
struct FactsVersionTests {
  @Test func versionIsThatOfTheRules() throws {
    let swift = SwiftReading(rules: LintRule.all)
    let objectiveC = ObjectiveCReading(rules: LintRule.all)
    var writer = BinaryWriter()
    for text in LintRule.all.flatMap({ $0.examples.found + $0.examples.silent }) {
      swift.read(MarkedText(text).bytes).write(to: &writer)
    }
    for text in ObjectiveCSearch.all.flatMap({ $0.examples.found + $0.examples.silent }) {
      objectiveC.read(MarkedText(text).bytes).write(to: &writer)
    }
    let hash = SHA256.hexDigest(of: writer.bytes).prefix(16)
    let file = Fixtures.checkout.appending(path: "Sources/TokenLint/Cache/FactsVersion.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let expected = source.replacing(/current = ".*"/, with: "current = \"\(hash)\"")
    expectGolden(expected, file)
  }
}
