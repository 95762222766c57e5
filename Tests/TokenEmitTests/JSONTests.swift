import Foundation
import TestSupport
import Testing
import TokenEmit

@Suite struct JSONTests {
  @Test func numbersKeepTheirText() throws {
    let project = EmittedProject(
      "n:\n  $type: number\n  a: 0.10\n  b: 1e3\n  c: -0.5\n  d: 1.0\n  e: 1E+2\n  f: .5\n  g: +5\n  h: 0x1F\n"
    )
    for text in ["0.10", "1e3", "-0.5", "1.0", "1E+2"] {
      #expect(project.json.contains("\"value\": \(text),"), "\(text)")
    }
    let values = try project.tokens().mapValues { ($0["value"] as? NSNumber)?.doubleValue }
    let expected = [
      "n.a": 0.1, "n.b": 1000, "n.c": -0.5, "n.d": 1, "n.e": 100, "n.f": 0.5, "n.g": 5, "n.h": 31,
    ]
    #expect(values == expected)
  }

  @Test func keysStandInSourceOrder() throws {
    let keys = ["10", "2", "1", "010", "b", "a"]
    let members = keys.map { "  \(quoted($0)): 1\n" }.joined()
    let project = EmittedProject("z:\n  $type: number\n\(members)y: { $type: number, $value: 2 }\n")
    let lines = project.json.split(separator: "\n").filter { $0.hasPrefix("    \"") && $0.hasSuffix("{") }
    #expect(lines.map(String.init) == (keys.map { "z.\($0)" } + ["y"]).map { "    \"\($0)\": {" })
    #expect(try project.tokens().count == 7)
  }

  @Test func kitParses() throws {
    let kit = try EmittedProject.kit()
    let tokens = try kit.tokens()
    #expect(tokens.count > 100)
    #expect(tokens.values.allSatisfy { $0["type"] is String && $0["value"] != nil && $0["swift"] is String })
    let compose = try #require(tokens["sheet.compose"])
    #expect(compose["swift"] as? String == "DS.Sheet.compose(in:)")
    let variants = try #require(compose["when"] as? [[String: Any]])
    #expect(variants.map { $0["if"] as? [String: String] } == [["posture": "half-open"]])
  }

  @Test func placesAreThoseOfTheNames() throws {
    let tokens = try EmittedProject([("x.yaml", "# a\n\ng:\n  t: { $type: number, $value: 1 }\n")]).tokens()
    #expect(tokens["g.t"]?["line"] as? Int == 4)
    #expect(tokens["g.t"]?["file"] as? String == "Tokens/x.yaml")
  }
}
