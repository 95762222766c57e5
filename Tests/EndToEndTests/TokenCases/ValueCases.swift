import Foundation
import TestSupport
import Testing

extension TokenCase {
  static let values = [
    TokenCase(1, "a zero behind an alias in a composite") { project in
      #expect(try project.expectBuild() == [])
      let lift = try project.fields("card.lift")
      let lengths = ["offsetX", "offsetY", "blur", "spread"].map { ProjectFolder.number(lift[$0]) }
      #expect(lengths == [0, 2, 3, 0])
      #expect(ProjectFolder.number((lift["color"] as? [String: Any])?["alpha"]) == 0.4)
      #expect(project.swift.contains("static var grow: Foundation.CGFloat { 0 }"))
      let use = "let lift: DS.Shadow = DS.Card.lift\nlet color: DS.ColorValue = lift.color\n"
      #expect(try project.typecheck(with: use) == "")
    },
    TokenCase(3, "an alias chain over three files, inside typography") { project in
      try project.expectBuild()
      let title = try project.fields("role.title")
      #expect(title["fontWeight"] as? String == "{weight.strong}")
      #expect(try ProjectFolder.number(project.tokens()["weight.strong"]?["value"]) == 600)
      #expect(title["fontFamily"] as? [String] == ["Inter", "Helvetica"])
      #expect(try project.tokens()["weight.strong"]?["aliasOf"] as? [String] == ["raw.w600"])
      for (old, new) in [("a", "y"), ("z", "a")] {
        try project.folder.write(
          project.folder.text(of: "Tokens/\(old).yaml") ?? "", to: "Tokens/\(new).yaml")
      }
      try project.folder.remove("Tokens/z.yaml")
      try project.expectBuild()
      #expect(try project.fields("role.title") as NSDictionary == title as NSDictionary)
    },
    TokenCase(13, "px is not rem") { project in
      let run = try project.expectErrors(["p.json:4"])
      #expect(run.told("note").map { "\($0.place) \($0.id)" } == ["Tokens/p.json:2 legacy-value"])
      try project.folder.write("units: { rem: 17 }\n", to: ".tokenc.yml")
      try project.expectNumbers(["pad": 14, "gap": 14, "big": 25.5])
    },
    TokenCase(15, "zero needs a unit in DTCG, not in YAML") { project in
      try project.expectErrors(["z.json:1"])
    },
    TokenCase(17, "negative lengths") { project in
      try project.expectErrors(["n.yaml:4"])
      try project.removeLines(4...4, of: "Tokens/n.yaml")
      try project.expectNumbers(["pull": -8, "track": -0.4, "back": 8])
    },
    TokenCase(33, "font weights by name and number") { project in
      let run = try project.expectErrors(["w.yaml:9", "w.yaml:10", "w.yaml:11", "w.yaml:12"])
      #expect(run.errors.first?.message.contains("did you mean 'semi-bold'?") == true)
      try project.removeLines(9...12, of: "Tokens/w.yaml")
      try project.expectNumbers(["w.a": 600, "w.b": 600, "w.c": 100, "w.d": 950, "w.e": 800, "w.f": 1000])
    },
    TokenCase(37, "line height is a multiplier") { project in
      try project.expectBuild()
      #expect(try project.fields("body")["lineHeight"] as? Double == 1.4)
      #expect(try project.typecheck(with: "let height: Swift.Double? = DS.body.lineHeight\n") == "")
    },
    TokenCase(39, "durations") { project in
      try project.expectErrors(["d.yaml:6", "d.yaml:7"])
      try project.removeLines(6...7, of: "Tokens/d.yaml")
      try project.expectNumbers(["t.a": 0.1, "t.b": 200, "t.c": 0, "u": 1.2])
      let units = try ["t.a", "t.b", "t.c", "u"].map { try project.fields($0)["unit"] as? String }
      #expect(units == ["s", "ms", "ms", "s"])
      #expect(project.swift.contains("static var b: Foundation.TimeInterval { 0.2 }"))
    },
    TokenCase(65, "units that DTCG does not know") { project in
      try project.expectErrors((3...7).map { "u.json:\($0)" })
      try project.removeLines(3...7, of: "Tokens/u.json")
      try project.expectNumbers(["f": 12])
    },
  ]
}
