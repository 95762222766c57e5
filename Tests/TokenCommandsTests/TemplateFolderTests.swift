import Foundation
import TestSupport
import Testing
import TokenCommands

/// A project's own templates: where they are, and what is wrong with them.
@Suite struct TemplateFolderTests {
  private let project: TemporaryFolder
  private static let usual = ".tokenc/templates"

  init() throws {
    project = try TemporaryFolder()
    try project.write("gap: { $type: dimension, $value: 4 }\n", to: "Tokens/a.yaml")
  }

  private func run(_ command: String, config: String = "", _ arguments: String...) throws -> (
    status: TokenCommands.ExitStatus, output: CapturedOutput
  ) {
    try project.write(config, to: ".tokenc.yml")
    let captured = CapturedOutput()
    let tool = CommandLineTool(
      name: "tokenc", commands: [.build, .check, .templates], output: captured.output)
    let path = project.url.appending(path: ".tokenc.yml").path
    return (tool.run(arguments: [command] + arguments + ["--config", path]), captured)
  }

  private var namespaces: String { project.text(of: "Generated/Swift/_Namespaces.tokens.swift") ?? "" }

  @Test func anOwnTemplateStandsInThePlaceOfTheBuiltInOne() throws {
    try project.write("// Ours.\n", to: "\(Self.usual)/Swift/Header.mustache")
    let (status, output) = try run("build")
    #expect(status == .success, "\(output.messages)")
    #expect(output.messages == "")
    #expect(namespaces.contains("// Ours.\n"))
    try project.remove("\(Self.usual)/Swift/Header.mustache")
    #expect(try run("build").status == .success)
    #expect(!namespaces.contains("// Ours.\n"))
  }

  @Test func theConfigNamesTheFolder() throws {
    try project.write("// Ours.\n", to: "Design/Swift/Header.mustache")
    #expect(try run("build", config: "templates: Design\n").status == .success)
    #expect(namespaces.contains("// Ours.\n"))
  }

  @Test func theCommandLineNamesTheFolder() throws {
    try project.write("// Ours.\n", to: "Design/Swift/Header.mustache")
    try project.write("// Theirs.\n", to: "\(Self.usual)/Swift/Header.mustache")
    let design = project.url.appending(path: "Design").path
    #expect(try run("build", "--templates", design).status == .success)
    #expect(namespaces.contains("// Ours.\n"))
  }

  @Test func mistakesHaveTheirPlaces() throws {
    try project.write("{{#swift}}\n{{nmae}}\n{{/swift}}\n", to: "\(Self.usual)/Swift/Token.mustache")
    try project.write("{{#root}\n{{> Swift/Heder}}\n", to: "\(Self.usual)/Swift/Namespaces.mustache")
    try project.write("unused\n", to: "\(Self.usual)/Swift/Tokn.mustache")
    try project.write("ignored\n", to: "\(Self.usual)/README.md")
    let (status, output) = try run("check")
    #expect(status == .failure)
    expectGolden(output.messages, Fixtures.directory.appending(path: "Templates/syntax.txt"))
    try project.write("{{root}}\n{{> Swift/Heder}}\n", to: "\(Self.usual)/Swift/Namespaces.mustache")
    expectGolden(
      try run("check").output.messages, Fixtures.directory.appending(path: "Templates/names.txt"))
  }

  @Test func aTemplateThatHoldsItselfWithoutEndIsAMistake() throws {
    try project.write("{{> Swift/Header}}\n", to: "\(Self.usual)/Swift/Header.mustache")
    let (status, output) = try run("build")
    #expect(status == .failure)
    expectGolden(output.messages, Fixtures.directory.appending(path: "Templates/endless.txt"))
    #expect(namespaces == "")
  }

  @Test func aFolderThatIsNoneIsAMistakeWhereItIsNamed() throws {
    let (status, output) = try run("check", config: "templates: Tokens/a.yaml\n")
    #expect(status == .failure)
    #expect(
      output.messages.hasPrefix(
        ".tokenc.yml:1:12: error: 'Tokens/a.yaml' is not a folder; templates are files in a folder [unreadable-file]"
      ), "\(output.messages)")
    #expect(try run("check", config: "templates: Nowhere\n").status == .failure)
    #expect(try run("check", config: "templates: \(Self.usual)\n").status == .success)
  }

  @Test func linksAreFollowedButIntoNoFolderTwice() throws {
    try project.write("// Ours.\n", to: "Elsewhere/Header.mustache")
    try project.makeFolder(Self.usual)
    try project.link("\(Self.usual)/Swift", to: "../../Elsewhere")
    #expect(try run("build").status == .success)
    #expect(namespaces.contains("// Ours.\n"))
    try project.link("Elsewhere/again", to: ".")
    let (status, output) = try run("check")
    #expect(status == .failure)
    #expect(
      output.messages.contains("the template folder '.tokenc/templates/Swift/again' is a link to a folder"))
  }

  @Test func aTemplateThatCannotBeReadIsAMistake() throws {
    try project.makeFolder("\(Self.usual)/Swift/Token.mustache")
    try project.link("\(Self.usual)/Swift/Lost.mustache", to: "nowhere")
    let (status, output) = try run("check")
    #expect(status == .failure)
    let folder = "error: the template '.tokenc/templates/Swift/Token.mustache' cannot be read: it is a folder"
    #expect(output.messages.contains(folder), "\(output.messages)")
    let link = "error: the template '.tokenc/templates/Swift/Lost.mustache' cannot be read: no such file"
    #expect(output.messages.contains(link), "\(output.messages)")
  }

  @Test func whatAnOutputIsMadeByIsUsed() throws {
    try project.write("{{> Kotlin/Part}}\n", to: "\(Self.usual)/Kotlin.kt.mustache")
    try project.write("{{root}}\n", to: "\(Self.usual)/Kotlin/Part.mustache")
    let config = "outputs: [{ template: Kotlin.kt.mustache, to: Out/Tokens.kt }]\n"
    let (status, output) = try run("build", config: config)
    #expect(status == .success)
    #expect(output.messages == "")
    #expect(project.text(of: "Out/Tokens.kt") == "DS\n")
    #expect(try run("check").output.messages.contains("no output uses the template 'Kotlin/Part'"))
  }

  @Test func aBuildPluginTakesTheUsualFolderOnly() throws {
    try project.write("// Ours.\n", to: "Design/Swift/Header.mustache")
    let out = project.url.appending(path: "Out").path
    let tokens = project.url.appending(path: "Tokens/a.yaml").path
    let (status, output) = try run(
      "build", config: "templates: Design\n", "--per-file", "--out", out, tokens)
    #expect(status == .success)
    #expect(output.messages.hasPrefix(".tokenc.yml:1:12: note: a build plugin takes templates"))
    #expect(project.text(of: "Out/_Namespaces.tokens.swift")?.contains("// Ours.") == false)
  }
}
