import Foundation
import TestSupport
import Testing
import TokenCommands

/// Mistakes in `.tokenc.yml`: each is told with its place, and the exit status is that of wrong use.
@Suite struct ConfigTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write("gap: { $type: dimension, $value: 4rem }\n", to: "Tokens/a.yaml")
  }

  private func build(_ config: String, _ arguments: String...) throws -> (
    TokenCommands.ExitStatus, CapturedOutput
  ) {
    try project.write(config, to: ".tokenc.yml")
    let captured = CapturedOutput()
    let tool = CommandLineTool(name: "tokenc", commands: [.build], output: captured.output)
    let path = project.url.appending(path: ".tokenc.yml").path
    return (tool.run(arguments: ["build", "--config", path] + arguments), captured)
  }

  @Test func everyMistakeIsToldWithItsPlace() throws {
    let config = try String(
      contentsOf: Fixtures.directory.appending(path: "Config/mistakes.yml"), encoding: .utf8)
    let (status, captured) = try build(config)
    #expect(status == .wrongUse)
    expectGolden(captured.messages, Fixtures.directory.appending(path: "Config/mistakes.txt"))
    #expect(project.text(of: "Generated/JSON/tokens.json") == nil)
  }

  @Test func settingsReachTheOutputs() throws {
    let (status, captured) = try build(
      """
      units: { rem: 17 }
      axes: { brand: [core, plus] }
      typography: { standard: [10, 18.5], snap: error }
      outputs:
        - { format: swift, to: Out, root: Kit, access: package, layout: single, frameworks: [] }
        - { format: json, to: Out }
      """)
    #expect(status == .success, "\(captured.messages)")
    let swift = project.text(of: "Out/Kit.tokens.swift") ?? ""
    #expect(swift.contains("package enum Kit {}"))
    #expect(swift.contains("nonisolated package static var gap: Foundation.CGFloat { 68 }"))
    #expect(!swift.contains("canImport"))
    #expect(project.text(of: "Out/tokens.json")?.contains("\"swift\": \"Kit.gap\"") == true)
    #expect(project.listing.filter { $0.hasPrefix("Out/") }.count == 4)
  }

  @Test func onlyKeepsTheOtherOutputsOfAFolder() throws {
    let config = "units: { rem: 1 }\noutputs: [{ format: swift, to: Out }, { format: json, to: Out }]\n"
    #expect(try build(config).0 == .success)
    try project.write("gap: { $type: dimension, $value: 5 }\n", to: "Tokens/a.yaml")
    #expect(try build(config, "--only", "swift").0 == .success)
    #expect(project.text(of: "Out/tokens.json")?.contains("\"value\": 5") == true)
    #expect(try build(config, "--check").0 == .success)
  }

  @Test(arguments: [
    ("outputs: []", ".tokenc.yml:1:10: error: 'outputs' needs at least one output [config-value]"),
    ("tokens: []", ".tokenc.yml:1:9: error: 'tokens' needs at least one file or folder [config-value]"),
  ])
  func anEmptyListIsAMistake(config: String, message: String) throws {
    let (status, captured) = try build(config + "\n")
    #expect(status == .wrongUse)
    #expect(captured.messages.hasPrefix(message + "\n"), "\(captured.messages)")
    #expect(captured.messages.hasSuffix("\n1 error\n"))
  }

  @Test func theRootAsAnOutputFolderIsShownByNoName() throws {
    let config = "units: { rem: 1 }\noutputs: [{ format: json, to: . }]\n"
    let (status, captured) = try build(config, "--check")
    #expect(status == .failure)
    #expect(captured.messages.hasPrefix("tokenc: error: 'tokens.json' is missing;"), "\(captured.messages)")
    #expect(try build(config).1.results == ".: 1 written\n")
    #expect(project.text(of: "tokens.json") != nil)
  }

  @Test func theRootAsATokenFolderIsShownByNoName() throws {
    try project.link("again", to: ".")
    let (status, captured) = try build(
      "tokens: [.]\nunits: { rem: 1 }\noutputs: [{ format: swift, to: Out }]\n")
    #expect(status == .failure)
    #expect(captured.messages.contains("the token folder 'again' is a link"), "\(captured.messages)")
  }

  @Test func onlyOfAFormatThatIsNotConfigured() throws {
    let (status, captured) = try build("outputs: [{ format: swift, to: Out }]\n", "--only", "json")
    #expect(status == .wrongUse)
    #expect(captured.messages.contains("'--only'"))
  }

  @Test func pluginSaysWhatHasNoEffectThere() throws {
    let out = project.url.appending(path: "Build").path
    let tokens = project.url.appending(path: "Tokens/a.yaml").path
    let config =
      "units: { rem: 1 }\noutputs: [{ format: swift, to: X, layout: single }, { format: json, to: Y }]\n"
    let (status, captured) = try build(config, "--per-file", "--out", out, tokens)
    #expect(status == .success)
    expectGolden(
      captured.messages, Fixtures.directory.appending(path: "Config/no-effect-in-plugin.txt"))
    let files = project.listing.filter { $0.hasPrefix("Build/") }
    let expected = ["", ".tokenc-outputs", "_Namespaces.tokens.swift", "a.tokens.swift"]
    #expect(files == expected.map { "Build/" + $0 })
  }

  @Test func anAssetCatalogIsNotForThePlugin() throws {
    try project.write("tint: { $type: color, $value: \"#0088FF\" }\n", to: "Tokens/a.yaml")
    let config = "outputs: [{ format: swift, to: Out, root: Kit, colors: assetCatalog }]\n"
    let catalog = ["", "Contents.json", "tint.colorset/", "tint.colorset/Contents.json"]
    #expect(try build(config).0 == .success)
    #expect(
      project.listing.filter { $0.contains("xcassets") } == catalog.map { "Out/Kit.xcassets/\($0)" })
    let out = project.url.appending(path: "Build").path
    let tokens = project.url.appending(path: "Tokens/a.yaml").path
    let (status, captured) = try build(config, "--per-file", "--out", out, tokens)
    #expect(status == .success)
    #expect(captured.messages.contains("[no-effect-in-plugin]"))
    #expect(!project.listing.contains { $0.hasPrefix("Build/") && $0.contains("xcassets") })
  }

  @Test func theReadmeShowsEveryDefault() throws {
    guard let design = SharedInputs.directory("design") else { return }
    let text = try String(contentsOf: design.appending(path: "cli.md"), encoding: .utf8)
    let readme = try String(contentsOf: Fixtures.checkout.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(text.firstMatch(of: /(?ms)^```yaml\n.*?^```$/)?.0)
    #expect(readme.contains(block))
  }

  /// Whoever pastes every key with its default gets what a project without a config gets.
  @Test func theDesignsDefaultsAreTheDefaults() throws {
    guard let design = SharedInputs.directory("design") else { return }
    let text = try String(contentsOf: design.appending(path: "cli.md"), encoding: .utf8)
    let block = try #require(text.firstMatch(of: /(?ms)^```yaml\n(.*?)^```$/)?.1)
    try project.write("gap: { $type: dimension, $value: 4 }\n", to: "Tokens/a.yaml")
    let (status, captured) = try build("")
    #expect(status == .success)
    let (again, pasted) = try build(String(block))
    #expect(again == .success, "\(pasted.messages)")
    #expect(pasted.messages == "")
    #expect(captured.results == Self.written)
    #expect(pasted.results == Self.written.replacing("written", with: "unchanged"))
  }

  private static let written =
    "Generated/Swift: 2 written\nGenerated/JSON: 1 written\nGenerated/Docs: 2 written\n"

  @Test(arguments: [
    "", "~\n", "# only a comment\n", "lint:\nswift:\nresolver: null\ntemplates: ~\noutputs:\n",
  ])
  func nothingMeansTheDefault(config: String) throws {
    try project.write("gap: { $type: dimension, $value: 4 }\n", to: "Tokens/a.yaml")
    let (status, captured) = try build(config)
    #expect(status == .success, "\(captured.messages)")
    #expect(captured.results == Self.written)
    #expect(captured.messages == "")
  }
}
