import Foundation
import TestSupport
import Testing

/// Every example of the documentation is compiled.
@Suite struct DocumentationTests {
  static let pages = DocumentationPages.names

  @Test(arguments: pages) func examplesAreReal(_ name: String) throws {
    let url = DocumentationPages.url(name)
    let text = try String(contentsOf: url, encoding: .utf8)
    var page = MarkdownPage(text)
    #expect(page.text == text, "the page is cut into parts that make it up")
    var examples = PageExamples(page: name)
    try examples.run(&page)
    expectGolden(page.text, url)
  }

  @Test func everyPageIsListedOnce() throws {
    #expect(Self.pages.count > 5)
    let start = try DocumentationPages.text("tokenc.md")
    let listed = start.matches(of: /<doc:(\w+)>/).map { "\($0.1).md" }
    #expect((listed + ["tokenc.md"]).sorted() == Self.pages.sorted())
  }
}
