import Foundation
import TestSupport
import Testing

extension TokenCase {
  static let colors = [
    TokenCase(23, "two variants that both hold") { project in
      let run = try project.run("check")
      #expect(run.errors.map(\.id) == ["ambiguous-variants"])
      let places = run.errors.flatMap { [$0.place] + $0.notes.map(\.place) }
      #expect(Set(places) == ["Tokens/c.yaml:5", "Tokens/c.yaml:6"])
      let text = project.folder.text(of: "Tokens/c.yaml") ?? ""
      try project.folder.write(
        text + "    appearance=dark and contrast=increased: \"#FFFFFF\"\n", to: "Tokens/c.yaml")
      try project.expectErrors([])
    },
    TokenCase(25, "some colours have a dark value, some not") { project in
      try project.folder.write(
        "outputs: [{ format: swift, to: Out, colors: assetCatalog }]\n", to: ".tokenc.yml")
      #expect(try project.run("build").status == 0)
      let entries = try ["a", "b", "c"].map { name in
        let text = project.folder.text(of: "Out/DS.xcassets/tone/\(name).colorset/Contents.json")
        return try #require(text).matches(of: /"appearance": "luminosity", "value": "dark"/).count
      }
      #expect(entries == [0, 1, 0])
      #expect(project.folder.text(of: "Out/DS.xcassets/Contents.json") != nil)
    },
    TokenCase(35, "gradient stops") { project in
      let told = try project.expectBuild()
      #expect(told.map { "\($0.severity) \($0.place)" } == ["warning Tokens/g.yaml:8"])
      let stops = try #require(try project.value("g") as? [[String: Any]])
      #expect(stops.map { ProjectFolder.number($0["position"]) } == [0, 0.4, 1])
      let red = try #require(stops[1]["color"] as? [String: Any])
      #expect(red["components"] as? [Double] == [1, 0, 0])
    },
    TokenCase(41, "the order of alpha, short forms, 0x") { project in
      try project.expectErrors(["h.yaml:6", "h.yaml:7"])
      try project.removeLines(6...7, of: "Tokens/h.yaml")
      try project.expectBuild()
      try expect("c.a", is: [1, 34, 51], alpha: 0x44, in: project)
      try expect("c.b", is: [255, 0, 170], alpha: 136, in: project)
      try expect("c.d", is: [255, 170, 0], alpha: 255, in: project)
    },
    TokenCase(53, "an unquoted hex colour is a comment") { project in
      let run = try project.expectErrors(["h.yaml:4"])
      #expect(run.errors.map(\.id) == ["quote-color"])
    },
  ]

  /// Whether a colour of sRGB has these components and alpha, of 255.
  private static func expect(
    _ path: String, is bytes: [Double], alpha: Double, in project: ProjectFolder
  ) throws {
    let color = try project.fields(path)
    let components = try #require(color["components"] as? [Double]) + [color["alpha"] as? Double ?? 1]
    for (found, byte) in zip(components, bytes + [alpha]) {
      #expect(abs(found * 255 - byte) < 0.01, "\(path): \(components)")
    }
  }
}
