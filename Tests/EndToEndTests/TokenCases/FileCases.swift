import Foundation
import TestSupport
import Testing

extension TokenCase {
  static let files = [
    TokenCase(27, "descriptions that try to get out of the comment") { project in
      let told = try project.expectBuild()
      #expect(told.map { "\($0.severity) \($0.place)" } == ["warning Tokens/x.yaml:5"])
      for line in project.swift.split(whereSeparator: \.isNewline)
      where ["line", "evil", "sourceLocation", "open"].contains(where: line.contains) {
        #expect(line.drop { $0 == " " }.hasPrefix("//"), "\(line)")
      }
      #expect(!project.swift.contains("\u{202E}"))
      #expect(try project.typecheck(with: "let pad: Foundation.CGFloat = DS.pad\n") == "")
      try project.expectNumbers(["pad": 4])
    },
    TokenCase(47, "BOM, CRLF, line numbers") { project in
      let run = try project.expectErrors(["b.yaml:2", "bom.json:3"])
      #expect(run.errors.map(\.column) == [4, 8])
      try project.replace("y: \"{nope}\"\r\n", in: "Tokens/b.yaml", with: "")
      try project.replace(",\r\n  \"b\": \"{nope}\"", in: "Tokens/bom.json", with: "")
      try project.expectNumbers(["a": 1, "x": 2])
    },
    TokenCase(49, "a token that is also a group") { project in
      let run = try project.run("check")
      #expect(run.status == 1)
      let places = run.errors.map { [$0.place] + $0.notes.map(\.place) }
      #expect(places.count == 2)
      #expect(Set(places.first ?? []) == ["Tokens/a.yaml:1", "Tokens/b.yaml:1"])
      #expect(places.last?.first == "Tokens/c.json:1")
      #expect(run.errors.last?.id == "token-with-children")
    },
    TokenCase(59, "two builds are one") { project in
      try project.expectBuild()
      let times = project.folder.modificationTimes
      try project.expectBuild()
      #expect(project.folder.modificationTimes == times)
      #expect(try project.run("build", "--check").status == 0)
      let other = try ProjectFolder(copying: project.folder.url.appending(path: "Tokens"), to: "Tokens")
      let built = try runProcess(
        BuiltProduct.path("tokenc"), ["build", "--jobs", "1"], in: other.folder.url,
        environment: ["TZ": "Asia/Tokyo", "LC_ALL": "tr_TR.UTF-8"])
      #expect(built.status == 0)
      #expect(project.folder.listing == other.folder.listing)
      for path in project.folder.listing where !path.hasSuffix("/") {
        #expect(project.folder.text(of: path) == other.folder.text(of: path), "\(path)")
      }
    },
    TokenCase(61, "anchors are bounded") { project in
      let run = try project.run("check")
      #expect(run.status == 1)
      #expect(run.errors.count == 1)
      #expect(run.errors.first?.line != nil)
    },
    TokenCase(63, "token files that become one Swift file") { project in
      let run = try project.run("check")
      #expect(run.errors.map(\.id) == ["output-name-clash"])
      let places = run.errors.flatMap { [$0.file] + $0.notes.map(\.file) }
      #expect(Set(places) == ["Tokens/x.yaml", "Tokens/x.json"])
      try project.folder.remove("Tokens/x.json")
      try project.expectNumbers(["a": 1, "b": 2, "d": 4, "e": 5])
    },
  ]
}
