import Foundation
import TestSupport
import Testing

/// Every example of the documentation is compiled.
///
/// A block of YAML or JSON is the token file of a project of its own; one that begins with `# .tokenc.yml` is the config
/// for the next. A block `text` after it is all that the tool says, and without one it says nothing. A block `swift` is a
/// part of what is generated; one that begins with `// in an app` is code that uses it, and what stands after `//` in a
/// line of it is what the line gives.
@Suite struct DocumentationTests {
  static let pages = DocumentationPages.names

  @Test(arguments: pages) func examplesAreReal(_ name: String) throws {
    let url = DocumentationPages.url(name)
    let text = try String(contentsOf: url, encoding: .utf8)
    var page = MarkdownPage(text)
    #expect(page.text == text, "the page is cut into parts that make it up")
    try run(&page, name)
    expectGolden(page.text, url)
  }

  @Test func everyPageIsReached() throws {
    #expect(Self.pages.count > 5)
    let start = try DocumentationPages.text("tokenc.md")
    let listed = start.matches(of: /<doc:(\w+)>/).map { "\($0.1).md" }
    #expect(Set(listed + ["tokenc.md"]) == Set(Self.pages))
  }

  /// Puts what the tool says in place of what the page says it does.
  private func run(_ page: inout MarkdownPage, _ name: String) throws {
    var config: String?
    var project: TemporaryFolder?
    var messages = ""
    for index in page.parts.indices {
      guard case .code(let language, let text) = page.parts[index] else { continue }
      switch language {
      case "yaml" where text.hasPrefix("# .tokenc.yml\n"):
        config = text
      case "yaml", "json":
        #expect(messages == "", "\(name): nothing tells what is wrong with an example")
        let example = try TemporaryFolder()
        try example.write(text, to: "Tokens/app.\(language)")
        if let config { try example.write(config, to: ".tokenc.yml") }
        config = nil
        messages = try runProcess(BuiltProduct.path("tokenc"), ["build"], in: example.url).errors
        project = example
      case "text":
        page.parts[index] = .code(language: language, text: messages)
        messages = ""
      case "swift" where text.hasPrefix("// in an app\n"):
        let used = try AppExample(text).runBeside(#require(project))
        page.parts[index] = .code(language: language, text: used)
      case "swift":
        let generated = try Self.generatedSwift(in: #require(project))
        #expect(generated.contains(text), "\(name): this is not generated:\n\(text)\nbut\n\(generated)")
      default: Issue.record("\(name): a block of \(language) is no example")
      }
    }
    #expect(messages == "", "\(name): nothing tells what is wrong with the last example")
  }

  private static func generatedSwift(in project: TemporaryFolder) -> String {
    project.listing.filter { $0.hasSuffix(".tokens.swift") }.compactMap(project.text).joined()
  }
}
