import Foundation
import TestSupport
import Testing

/// The life of a project's outputs, through the executable.
@Suite struct BuildLifeTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write("bar:\n  $type: dimension\n  item: 48\n", to: "Tokens/bar.yaml")
    try project.write("label: { $type: textSize, $value: 17 }\n", to: "Tokens/type.yaml")
    try project.write("gap: { $type: dimension, $value: 8 }\n", to: "Tokens/old.yaml")
  }

  private func tokenc(_ arguments: String..., environment: [String: String] = [:]) throws -> ProcessResult {
    try runProcess(BuiltProduct.path("tokenc"), arguments, in: project.url, environment: environment)
  }

  @Test func checkNamesEachStaleFileUntilTheNextBuild() throws {
    #expect(try tokenc("build").status == 0)
    #expect(try tokenc("build", "--check").status == 0)
    try project.write("bar:\n  $type: dimension\n  item: 50\n", to: "Tokens/bar.yaml")
    let stale = try tokenc("build", "--check")
    #expect(stale.status == 1)
    #expect(stale.errors.contains("[stale-output]"))
    for name in [
      "Swift/bar.tokens.swift", "JSON/tokens.json", "Swift/.tokenc-outputs", "JSON/.tokenc-outputs",
    ] {
      let line = "Generated/\(name):1:1: error: 'Generated/\(name)' "
      #expect(stale.errors.contains(line), "\(name) in \(stale.errors)")
    }
    #expect(!stale.errors.contains("type.tokens.swift:"))
    #expect(!stale.errors.contains("_Namespaces.tokens.swift:"))
    #expect(try tokenc("build").status == 0)
    #expect(try tokenc("build", "--check").status == 0)
  }

  @Test func secondBuildTouchesNothing() throws {
    #expect(try tokenc("build").status == 0)
    let times = project.modificationTimes
    #expect(try tokenc("build").status == 0)
    #expect(project.modificationTimes == times)
  }

  @Test func outputsOfARemovedFileGoUnlessTheyWereEdited() throws {
    #expect(try tokenc("build").status == 0)
    try project.remove("Tokens/old.yaml")
    try project.remove("Tokens/type.yaml")
    try project.write("// mine now\n", to: "Generated/Swift/type.tokens.swift")
    let result = try tokenc("build")
    #expect(result.status == 0)
    #expect(result.errors.contains("Generated/Swift/type.tokens.swift:1:1: warning:"), "\(result.errors)")
    #expect(result.errors.contains("[edited-output]"))
    #expect(project.text(of: "Generated/Swift/type.tokens.swift") == "// mine now\n")
    #expect(project.text(of: "Generated/Swift/old.tokens.swift") == nil)
    #expect(try tokenc("build", "--check").status == 0)
  }

  @Test func mistakesLeaveTheOutputsAlone() throws {
    #expect(try tokenc("build").status == 0)
    let times = project.modificationTimes.filter { $0.key.hasPrefix("Generated") }
    try project.write("bar: { $type: dimension, item: 4x }\nrest: [\n", to: "Tokens/bar.yaml")
    #expect(try tokenc("build").status == 1)
    #expect(project.modificationTimes.filter { $0.key.hasPrefix("Generated") } == times)
  }

  @Test func outputsAreTheSameWhereverAndHoweverTheyAreBuilt() throws {
    let other = try TemporaryFolder()
    for path in ["Tokens/bar.yaml", "Tokens/type.yaml", "Tokens/old.yaml"] {
      try other.write(project.text(of: path) ?? "", to: path)
    }
    #expect(try tokenc("build", "--jobs", "1", environment: ["LANG": "C", "TZ": "UTC"]).status == 0)
    let foreign = try runProcess(
      BuiltProduct.path("tokenc"), ["build", "--jobs", "2"], in: other.url,
      environment: ["LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"])
    #expect(foreign.status == 0)
    let outputs = project.listing.filter { $0.hasPrefix("Generated") && !$0.hasSuffix("/") }
    #expect(outputs.count == 7 + 5)
    for path in outputs { #expect(other.text(of: path) == project.text(of: path), "\(path)") }
  }

  @Test func orderIsThatOfTheSource() throws {
    try project.write("k: { $type: number, 10: 1, 2: 2, 1: 3, 010: 4 }\n", to: "Tokens/bar.yaml")
    #expect(try tokenc("build").status == 0)
    let swift = project.text(of: "Generated/Swift/bar.tokens.swift") ?? ""
    let json = project.text(of: "Generated/JSON/tokens.json") ?? ""
    let members = swift.split(separator: "\n").compactMap { $0.firstMatch(of: /static var (\w+)/)?.1 }
    #expect(members == ["_10", "_2", "_1", "_010"])
    #expect(json.matches(of: /"(k\.\w+)":/).map(\.1) == ["k.10", "k.2", "k.1", "k.010"])
  }
}
