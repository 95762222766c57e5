import Foundation
import TestSupport
import Testing

/// What the README shows is what the tool does.
@Suite struct ReadmeTests {
  private let blocks: [(language: String, text: String)]
  private let project: TemporaryFolder

  init() throws {
    let readme = try String(contentsOf: Fixtures.checkout.appending(path: "README.md"), encoding: .utf8)
    blocks = MarkdownPage(readme).blocks
    project = try TemporaryFolder()
  }

  private func tokenc(_ arguments: String...) throws -> ProcessResult {
    try runProcess(BuiltProduct.path("tokenc"), arguments, in: project.url)
  }

  private func block(_ language: String, beginningWith start: String) throws -> String {
    try #require(blocks.first { $0.language == language && $0.text.hasPrefix(start) }?.text)
  }

  @Test func firstExampleIsReal() throws {
    try project.write(block("yaml", beginningWith: "card:"), to: "Tokens/app.yaml")
    let result = try tokenc("build")
    #expect(try result.output + result.errors == block("text", beginningWith: "Generated/Swift"))
    let generated = project.text(of: "Generated/Swift/app.tokens.swift") ?? ""
    #expect(try generated.hasSuffix(block("swift", beginningWith: "extension DS.Card")))
  }

  @Test func mistakesAreReal() throws {
    try project.write(block("yaml", beginningWith: "card:\n  $type: dimenson"), to: "Tokens/app.yaml")
    #expect(try tokenc("check").errors == block("text", beginningWith: "Tokens/app.yaml:2:10"))
  }

  @Test func findingsAreReal() throws {
    try project.write(block("swift", beginningWith: "import SwiftUI"), to: "Sources/App/Card.swift")
    #expect(try tokenc("lint").output == block("text", beginningWith: "Sources/App/Card.swift"))
  }

  @Test func configIsTheDefault() throws {
    try project.write(block("yaml", beginningWith: "card:"), to: "Tokens/app.yaml")
    #expect(try tokenc("build").status == 0)
    try project.write(block("yaml", beginningWith: "tokens:"), to: ".tokenc.yml")
    #expect(try tokenc("build", "--check").status == 0)
  }
}
