import Foundation
import TestSupport
import Testing

extension TokenCase {
  static let expressions = [
    TokenCase(19, "precedence and associativity") { project in
      try project.expectNumbers(["a": 14, "b": 20, "c": 1, "d": 2, "e": -6, "f": 14])
    },
    TokenCase(21, "division by zero and numbers that overflow") { project in
      let run = try project.expectErrors((2...5).map { "m.yaml:\($0)" })
      #expect(!run.told.contains { $0.message.contains("nan") || $0.message.contains(" inf") })
    },
    TokenCase(31, "cycles, and what is none") { project in
      let run = try project.run("check")
      #expect(run.status == 1)
      #expect(run.errors.map(\.id) == ["reference-cycle", "reference-cycle"])
      let lines = run.errors.map { [$0.line] + $0.notes.map(\.line) }
      #expect(Set(lines.first ?? []) == [2, 3, 4])
      #expect(lines.last == [5])
      try project.removeLines(2...5, of: "Tokens/r.yaml")
      try project.expectNumbers(["p.q": 4, "s.u": 4])
    },
    TokenCase(57, "references are nodes, not text to replace") { project in
      try project.expectNumbers(["one": 1, "eleven": 11, "hundred": 100, "ten": 10])
    },
  ]
}
