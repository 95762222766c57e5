import Foundation
import TestSupport
import Testing

/// What the documentation lists is all there is.
@Suite struct DocumentationRegistryTests {
  private let project: TemporaryFolder

  init() throws { project = try TemporaryFolder() }

  @Test func everyDiagnosticIsExplained() throws {
    let declared = try texts(below: "Sources", ".swift").flatMap { text in
      text.matches(of: /DiagnosticID\("([a-z0-9-]+)"\)/).map { String($0.1) }
    }
    let rows = try DocumentationPages.rows(
      under: "| id | what it means | what to do |", in: DocumentationPages.text("Diagnostics.md"))
    #expect(rows.allSatisfy { $0.count == 3 })
    #expect(rows.compactMap { DocumentationPages.codes(in: $0[0]).first } == declared.sorted())
  }

  @Test func everyCommandIsOfferedAndExplained() throws {
    let help = try tokenc("--help").output
    let commands = help.split(separator: "\n").compactMap { $0.firstMatch(of: #/^ {2}(\w+) {2}/#)?.1 }
    let sources =
      try texts(below: "Sources/TokenCommands", ".swift") + texts(below: "Sources/tokenc", ".swift")
    let declared = sources.flatMap { text in
      text.matches(of: /\bCommand\(\s*"(\w+)",/).map(\.1)
    }
    #expect(commands.sorted() == declared.sorted())
    let page = try DocumentationPages.text("Commands.md")
    for command in commands { #expect(page.contains("\n## \(command)\n"), "\(command)") }
  }

  @Test(arguments: [
    ("TokenSyntax/YAML/AnchorTable", "mostExpandedNodes"), ("TokenSyntax/ReadingLimits", "deepest"),
    ("TokenSyntax/ReadingLimits", "mostErrors"), ("TokenModel/TokenPath", "longest"),
    ("TokenModel/Conditions/Axes", "mostCombinations"),
    ("TokenModel/Expressions/ExpressionParser", "longest"),
    ("TokenModel/Expressions/ExpressionParser", "deepest"),
    ("TokenModel/References/ReferenceGraph", "deepest"),
  ])
  func limitsAreThoseOfTheTool(file: String, name: String) throws {
    let source = try String(
      contentsOf: Fixtures.checkout.appending(path: "Sources/\(file).swift"), encoding: .utf8)
    let declaration = try Regex("static let \(name) = ([0-9_]+)\\n", as: (Substring, Substring).self)
    let limit = try #require(try declaration.firstMatch(in: source)?.1)
    let page = try DocumentationPages.text("TokenFiles.md")
    let start = try #require(page.range(of: "\n## Limits\n")).upperBound
    let numbers = page[start...].matches(of: /[0-9][0-9,]*/).map { String($0.0) }
    #expect(numbers.contains(String(limit).replacing("_", with: ",")))
  }

  @Test func fixturesOfConformanceExist() throws {
    let page = try DocumentationPages.text("Conformance.md")
    let sections = page.split(separator: "\n## ")
    let rows = sections.flatMap {
      DocumentationPages.rows(under: "| clause | what tokenc does | fixture |", in: $0)
    }
    #expect(rows.count > 50)
    for row in rows {
      try #require(row.count == 3, "\(row)")
      let named = DocumentationPages.codes(in: row[2])
      #expect(!named.isEmpty || ["not yet", "–"].contains(row[2]), "\(row)")
      for name in named {
        let path = Fixtures.directory.appending(path: name).path
        #expect(FileManager.default.fileExists(atPath: path), "\(name)")
      }
    }
  }

  /// Each type has a heading of its own, and its table of fields, if it has one, lists the fields there are.
  @Test func everyTypeIsExplained() throws {
    let files = try ["TokenModel", "TokenLayout"].flatMap { module in
      try FileManager.default.contentsOfDirectory(
        atPath: Fixtures.checkout.appending(path: "Sources/\(module)/Types").path)
    }
    let names = files.map { $0.prefix(1).lowercased() + $0.dropFirst().dropLast("Type.swift".count) }
    // The page of the render model has kinds of object that are called like types.
    let model = try DocumentationPages.text("RenderModel.md")
    let sections = try DocumentationPages.all().replacing(model, with: "").split(separator: "\n## ")
    let explained = sections.filter { section in names.contains { section.hasPrefix($0 + "\n") } }
    #expect(explained.map { $0.prefix { $0 != "\n" } }.sorted() == names.sorted().map { $0[...] })
    for section in explained {
      let type = section.prefix { $0 != "\n" }
      let rows = DocumentationPages.rows(under: "| field | value |", in: section)
      guard !rows.isEmpty else { continue }
      let fields = rows.flatMap { DocumentationPages.codes(in: $0[0]) }
      #expect(fields.sorted() == (try knownFields(of: type)).sorted(), "\(type)")
    }
  }

  /// The fields that the tool lists when one is written that no type has.
  private func knownFields(of type: Substring) throws -> [String] {
    try project.write("t: { $type: \(type), $value: { qqqqq: 1 } }\n", to: "Tokens/app.yaml")
    let errors = try tokenc("check").errors
    let message = errors.split(separator: "\n").first { $0.contains("[unknown-field]") } ?? ""
    return message.matches(of: /'(\w+)'/).map { String($0.1) }.filter { $0 != "qqqqq" && $0 != type }
  }

  private func tokenc(_ arguments: String...) throws -> ProcessResult {
    try runProcess(BuiltProduct.path("tokenc"), arguments, in: project.url)
  }

  private func texts(below folder: String, _ ending: String) throws -> [String] {
    let root = Fixtures.checkout.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(ending) }.sorted()
      .map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
  }
}
