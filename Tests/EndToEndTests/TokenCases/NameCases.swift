import Foundation
import TestSupport
import Testing

extension TokenCase {
  static let names = [
    TokenCase(5, "digits in names") { project in
      try project.expectNumbers(["space.2x-small": 2, "space.h1": 28, "space.15": 60, "space.1_5": 6])
      let paths = try ["space.2x-small", "space.h1", "space.15", "space.1_5"].map {
        try project.swiftPath($0)
      }
      #expect(paths == ["DS.Space._2xSmall", "DS.Space.h1", "DS.Space._15", "DS.Space._1_5"])
      let members = project.swift.matches(of: /static var (\w+): Foundation.CGFloat/).map { String($0.1) }
      #expect(members == ["_2xSmall", "h1", "_15", "_1_5"])
    },
    TokenCase(7, "dots in names") { project in
      try project.expectErrors(["d.json:4", "d.json:6"])
    },
    TokenCase(9, "Swift words as names") { project in
      let told = try project.expectBuild()
      #expect(told.map(\.id) == ["renamed-in-swift", "renamed-in-swift"])
      let names = [
        "type.self": "DS.Type_.`self`", "type.init": "DS.Type_.`init`", "type.default": "DS.Type_.`default`",
        "type.in": "DS.Type_.`in`", "protocol.any": "DS.Protocol_.any",
        "protocol.true": "DS.Protocol_.`true`",
      ]
      for (path, name) in names { #expect(try project.swiftPath(path) == name) }
      try project.expectNumbers([
        "type.self": 1, "type.init": 2, "type.default": 3, "type.in": 4, "protocol.any": 5,
        "protocol.true": 6,
      ])
      #expect(try project.typecheck() == "")
    },
    TokenCase(11, "two spellings, one Swift name") { project in
      let run = try project.expectErrors(["c.yaml:4"])
      #expect(run.errors.map(\.id) == ["swift-name-clash"])
      #expect(run.errors.flatMap(\.notes).map(\.place) == ["Tokens/c.yaml:3"])
      try project.folder.write(
        "time: { $type: duration, delay: { 0: 0ms }, duration: { 0: 0ms } }\n", to: "Tokens/c.yaml")
      try project.expectErrors([])
    },
    TokenCase(12, "letters beyond ASCII, and names that vanish") { project in
      let run = try project.expectErrors(["u.yaml:3", "u.yaml:5"])
      #expect(run.errors.last?.notes.map(\.place) == ["Tokens/u.yaml:4"])
      try project.removeLines(3...4, of: "Tokens/u.yaml")
      try project.expectBuild()
      #expect(try project.swiftPath("größe") == "DS.größe")
      #expect(try project.swiftPath("颜色") == "DS.颜色")
    },
    TokenCase(51, "keys that YAML 1.1 would change: numbers") { project in
      try project.expectErrors(["k.yaml:7"])
      try project.removeLines(7...7, of: "Tokens/k.yaml")
      try project.expectNumbers(["k.010": 1, "k.10": 2, "k.1e3": 3, "k.0x1F": 4])
    },
    TokenCase(55, "names that are empty") { project in
      try project.expectErrors(["e.json:1", "e.json:1"])
    },
  ]
}
