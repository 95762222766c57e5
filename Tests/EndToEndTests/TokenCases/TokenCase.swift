import Foundation
import TestSupport
import Testing

/// A small input made after a bug that was reported against some tool, with the right result.
struct TokenCase: CustomTestStringConvertible, Sendable {
  /// The number it has in `cases/token-cases.md`.
  let number: Int
  let name: String
  /// Expects the result of the case from a project with its files.
  let expect: @Sendable (ProjectFolder) throws -> Void

  init(_ number: Int, _ name: String, expect: @escaping @Sendable (ProjectFolder) throws -> Void) {
    self.number = number
    self.name = name
    self.expect = expect
  }

  var testDescription: String { "\(number) \(name)" }

  /// The cases that need nothing of a later version: no resolver document, no `$extends`, no CSS colour text.
  static let all = (values + expressions + colors + names + files).sorted { $0.number < $1.number }

  static let later = [
    29: "$extends", 43: "CSS colour text", 45: "a resolver document",
  ]
}

extension ProjectFolder {
  /// Checks, and expects an error at each of the places, in that order, and no other.
  @discardableResult
  func expectErrors(_ places: [String]) throws -> Run {
    let run = try run("check")
    #expect(run.errors.map(\.place) == places.map { "Tokens/" + $0 }, "\(run.errors.map(\.message))")
    #expect(!run.errors.contains { $0.id == "not-supported-yet" })
    #expect(run.status == (places.isEmpty ? 0 : 1))
    return run
  }

  /// Builds, and expects no error; what was told.
  @discardableResult
  func expectBuild() throws -> [Told] {
    let run = try run("build")
    #expect(run.status == 0, "\(run.errors)")
    return run.told
  }

  /// Builds, and expects the numbers of some tokens, whatever their unit.
  func expectNumbers(_ expected: [String: Double]) throws {
    try expectBuild()
    let tokens = try tokens()
    for (path, number) in expected {
      #expect(Self.number(tokens[path]?["value"]) == number, "\(path): \(tokens[path] ?? [:])")
    }
  }

  /// The value of a token that was built, a record or a list as Foundation reads it.
  func value(_ path: String) throws -> Any {
    try #require(try tokens()[path]?["value"], "there is no token '\(path)'")
  }

  func fields(_ path: String) throws -> [String: Any] {
    try #require(try value(path) as? [String: Any])
  }

  func swiftPath(_ path: String) throws -> String? { try tokens()[path]?["swift"] as? String }

  /// The number of `4`, or of `{ "value": 4, "unit": "pt" }`.
  static func number(_ value: Any?) -> Double? {
    if let fields = value as? [String: Any] { return number(fields["value"]) }
    return (value as? NSNumber)?.doubleValue
  }
}
