import Foundation
import TestSupport
import Testing

/// Every reserved key stands in a fixture without mistakes, and in one where what is told of shows it.
@Suite struct KeyRegistryTests {
  private static let keys = [
    "$value", "$type", "$description", "$source", "$deprecated", "$extensions", "$extends", "$ref", "$root",
    "$when", "$checks", "$use",
  ]
  /// Keys that a later version reads.
  private static let later = ["$extends", "$ref", "$root"]

  @Test func everyKeyIsAccepted() throws {
    let inputs = try ModelFixture.all().filter { fixture in
      try !String(contentsOf: fixture.expected, encoding: .utf8).contains("error: ")
    }.flatMap { try $0.texts() }
    let unused = Self.keys.filter { key in !inputs.contains { $0.contains("\(key):") } }
    #expect(unused.sorted() == Self.later)
  }

  @Test func everyKeyIsRefused() throws {
    let lines = try ModelFixture.all().flatMap { fixture in
      try String(contentsOf: fixture.expected, encoding: .utf8).split(separator: "\n")
    }
    let errors = zip(lines, lines.dropFirst()).filter { $0.0.contains(": error: ") }.map(\.1)
    let unshown = Self.keys.filter { key in !errors.contains { $0.contains("\(key):") } }
    #expect(unshown == [])
  }
}
