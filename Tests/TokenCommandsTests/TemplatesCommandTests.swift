import Foundation
import TestSupport
import Testing
import TokenCommands

@Suite struct TemplatesCommandTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write("", to: ".tokenc.yml")
  }

  private func templates(_ arguments: String...) -> (status: TokenCommands.ExitStatus, output: CapturedOutput)
  {
    let captured = CapturedOutput()
    let tool = CommandLineTool(name: "tokenc", commands: [.templates], output: captured.output)
    let config = project.url.appending(path: ".tokenc.yml").path
    return (tool.run(arguments: ["templates"] + arguments + ["--config", config]), captured)
  }

  @Test func theListTellsWhoseTemplatesTheyAre() throws {
    try project.write("", to: ".tokenc/templates/Swift/Token.mustache")
    try project.write("", to: ".tokenc/templates/Own.mustache")
    let (status, output) = templates()
    #expect(status == .success)
    let lines = output.results.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("Swift/Token  ") && $0.hasSuffix("  own, in place of the built-in one") })
    #expect(lines.contains { $0.hasPrefix("Own  ") && $0.hasSuffix("  own") })
    #expect(lines.contains { $0.hasPrefix("Swift/Header  ") && $0.hasSuffix("  built-in") })
    #expect(lines.map(String.init) == lines.map(String.init).sorted())
    #expect(templates("list").output.results == output.results)
  }

  @Test func ejectingCopiesOneOrAFolder() throws {
    let (status, output) = templates("eject", "Swift/Token.mustache", "Swift/Header")
    #expect(status == .success, "\(output.messages)")
    #expect(output.results == ".tokenc/templates: 2 written\n")
    let builtIn = try String(
      contentsOf: Fixtures.checkout.appending(path: "Templates/Swift/Token.mustache"), encoding: .utf8)
    #expect(project.text(of: ".tokenc/templates/Swift/Token.mustache") == builtIn)
    try project.remove(".tokenc")
    #expect(templates("eject", "Swift").status == .success)
    #expect(project.listing.filter { $0.hasSuffix(".mustache") }.count > 10)
    let builtInNames = templates().output.results.split(separator: "\n").filter { $0.hasSuffix("built-in") }
    #expect(!builtInNames.contains { $0.hasPrefix("Swift/") })
  }

  @Test func ejectingOverwritesNothing() throws {
    try project.write("mine", to: ".tokenc/templates/Swift/Token.mustache")
    let (status, output) = templates("eject", "Swift")
    #expect(status == .failure)
    #expect(
      output.messages
        == "tokenc: error: nothing was written, because '.tokenc/templates/Swift/Token.mustache' is there already\n"
    )
    #expect(project.text(of: ".tokenc/templates/Swift/Token.mustache") == "mine")
    #expect(project.listing.filter { $0.hasSuffix(".mustache") }.count == 1)
  }

  @Test func ejectingGoesIntoTheFolderOfTheConfig() throws {
    try project.write("templates: Design/Mustache\n", to: ".tokenc.yml")
    #expect(templates("eject", "Swift/Token").output.results == "Design/Mustache: 1 written\n")
    #expect(project.text(of: "Design/Mustache/Swift/Token.mustache") != nil)
  }

  @Test(arguments: [
    (["eject"], "'templates eject' needs the name of a template or of a folder; 'templates list' shows them"),
    (
      ["eject", "Swift/Tokn"],
      "'Swift/Tokn' is neither a built-in template nor a folder of them; did you mean 'Swift/Token'?"
    ),
    (["ejet"], "'templates' takes list, eject, embed, not 'ejet'; did you mean 'eject'?"),
    (["list", "Swift"], "nothing can stand after 'templates list', but 'Swift' does"),
  ])
  func wrongUse(words: [String], message: String) {
    let captured = CapturedOutput()
    let tool = CommandLineTool(name: "tokenc", commands: [.templates], output: captured.output)
    let config = project.url.appending(path: ".tokenc.yml").path
    #expect(tool.run(arguments: ["templates"] + words + ["--config", config]) == .wrongUse)
    #expect(captured.messages.hasPrefix("tokenc: error: \(message)\n"), "\(captured.messages)")
  }

  @Test func embeddingIsForTheSourceOfTheToolOnly() throws {
    #expect(throws: CommandError.self) {
      try EmbeddedTemplateFile(checkout: project.url.path).write(.standard)
    }
  }

  @Test func theEmbeddedTemplatesAreThoseOfTheFolder() throws {
    let checkout = Fixtures.checkout.path(percentEncoded: false)
    let source = try String(
      contentsOf: Fixtures.checkout.appending(path: "Sources/TokenEmit/EmbeddedTemplates.swift"),
      encoding: .utf8)
    #expect(try EmbeddedTemplateFile(checkout: checkout).text() == source)
  }

  @Test(arguments: ["a\r\n", "\"\"\"###\n", "\\###(x)\n", "\u{FFFD}"])
  func whatALiteralCannotHoldIsRefused(text: String) throws {
    try project.write(text, to: "Templates/Swift/A.mustache")
    let file = EmbeddedTemplateFile(checkout: project.url.path(percentEncoded: false))
    if text == "\u{FFFD}" {
      #expect(try file.text().contains(text))
    } else {
      #expect(throws: CommandError.self) { try file.text() }
    }
  }
}
