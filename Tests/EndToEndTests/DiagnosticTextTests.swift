import Foundation
import TestSupport
import Testing

/// What `tokenc explain` says of diagnostics is what the pages say.
@Suite struct DiagnosticTextTests {
  @Test func embeddedTextIsThatOfThePages() throws {
    let examples = try DocumentationPages.names.map { try DocumentationPages.text($0) }
      .flatMap { DiagnosticExample.all(in: MarkdownPage($0)) }
    let rows = try DocumentationPages.rows(
      under: "| id | what it means | what to do |", in: DocumentationPages.text("Diagnostics.md"))
    let entries = rows.map { row in
      let id = DocumentationPages.codes(in: row[0]).first ?? ""
      let best = examples.filter { $0.id == id }.min { $0.rank.lexicographicallyPrecedes($1.rank) }
      return Self.entry(id, meaning: Self.plain(row[1]), advice: Self.plain(row[2]), best)
    }
    expectGolden(
      Self.head + entries.joined() + "  ]\n}\n",
      Fixtures.checkout.appending(path: "Sources/TokenCommands/Explain/EmbeddedDiagnostics.swift"))
  }

  private static let head = """
    // Written by DiagnosticTextTests from the pages of Sources/tokenc/tokenc.docc; run it with TOKENC_UPDATE_GOLDENS=1.
    // swift-format-ignore-file

    extension DiagnosticText {
      static let embedded: [DiagnosticText] = [

    """

  /// The text as a terminal shows it, where a link would be its address.
  private static func plain(_ markdown: String) -> String {
    markdown.replacing(/<doc:(\w+)>/) { "the page '\($0.1)' of the documentation" }
  }

  private static func entry(
    _ id: String, meaning: String, advice: String, _ example: DiagnosticExample?
  ) -> String {
    let shown = example.map { "Example(source: \(literal($0.source)), message: \(literal($0.message)))" }
    return """
          DiagnosticText(
            id: "\(id)", meaning: ##"\(meaning)"##, advice: ##"\(advice)"##,
            example: \(shown ?? "nil")),

      """
  }

  private static func literal(_ text: String) -> String { "##\"\"\"\n\(text)\n\"\"\"##" }
}

/// A file on a page, and one thing that the tool says of it there.
struct DiagnosticExample {
  let id: String
  let source: String
  let message: String
  /// The lower, the better an example that is seen alone: it needs no config, it is YAML, nothing else is wrong with
  /// it, and it is short.
  let rank: [Int]

  /// The files that stand before each block of messages, with each of the messages of a file.
  static func all(in page: MarkdownPage) -> [DiagnosticExample] {
    var files: [(path: String, text: String)] = []
    var examples: [DiagnosticExample] = []
    for block in page.blocks {
      switch block.language {
      case "yaml", "json":
        let path = block.text.prefixMatch(of: /# (\.tokenc\.yml|Tokens\/\S+)\n/)?.1
        files.append((path.map(String.init) ?? "Tokens/app.\(block.language)", block.text))
      case "text":
        let messages = messages(in: block.text)
        examples += messages.compactMap { message in
          files.last { message.text.hasPrefix($0.path + ":") }.map { file in
            let hidden = files.count { $0.path != file.path && $0.path.hasSuffix(".tokenc.yml") }
            let isJSON = file.path.hasSuffix(".json") ? 1 : 0
            let lineCount = (file.text + message.text).count { $0 == "\n" }
            return DiagnosticExample(
              id: message.id, source: file.text, message: message.text,
              rank: [hidden, isJSON, messages.count, lineCount])
          }
        }
        files = []
      default: break
      }
    }
    return examples
  }

  /// Each message with the lines that belong to it.
  private static func messages(in text: String) -> [(id: String, text: String)] {
    var messages: [(id: String, text: String)] = []
    for line in text.split(separator: "\n") where line.wholeMatch(of: /(\d+ \w+(, )?)+/) == nil {
      if let id = line.firstMatch(of: /\[([a-z0-9-]+)\]$/)?.1 {
        messages.append((String(id), line + "\n"))
      } else if !messages.isEmpty {
        messages[messages.count - 1].text += line + "\n"
      }
    }
    return messages
  }
}
