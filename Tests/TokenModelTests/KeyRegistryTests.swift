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
    let errors = try ModelFixture.all().flatMap { try Self.errors(in: $0.expected) }
    let unshown = Self.keys.filter { key in
      !errors.contains { Self.isAbout(key, line: $0.line, marks: $0.marks) }
    }
    #expect(unshown == [])
  }

  /// The line that each error shows, with the line of marks below it.
  private static func errors(in expected: URL) throws -> [(line: Substring, marks: Substring)] {
    let lines = try String(contentsOf: expected, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.dropLast(2).filter { lines[$0].contains(": error: ") }.map { index in
      (lines[index + 1], lines[index + 2])
    }
  }

  /// Whether the marks begin at the key or at what it holds, rather than elsewhere in its line.
  private static func isAbout(_ key: String, line: Substring, marks: Substring) -> Bool {
    guard let column = marks.firstIndex(of: "^").map({ marks.distance(from: marks.startIndex, to: $0) })
    else {
      return false
    }
    return line.ranges(of: "\(key): ").contains { found in
      let start = line.distance(from: line.startIndex, to: found.lowerBound)
      return [start, start + key.count + 2].contains(column)
    }
  }
}
