import Foundation
import TestSupport
import Testing
import TokenLint

/// The pages of the rules are what the rules say of themselves.
@Suite struct RulePageTests {
  private static let catalog = Fixtures.checkout.appending(path: "Sources/tokenc/tokenc.docc")

  @Test(arguments: LintRule.all.map(\.id)) func pageIsCurrent(_ id: String) throws {
    let page = RulePage(try #require(LintRule.all.first { $0.id == id }))
    expectGolden(page.text, Self.catalog.appending(path: "Rules/\(page.fileName)"))
  }

  @Test func indexIsCurrent() {
    expectGolden(RulePage.index(of: LintRule.all), Self.catalog.appending(path: "Rules.md"))
  }

  @Test func noPageIsLeftOver() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.catalog.appending(path: "Rules").path)
    #expect(names.sorted() == LintRule.all.map { RulePage($0).fileName }.sorted())
  }

  @Test func everyRuleIsAFileOfItsName() throws {
    let folder = Fixtures.checkout.appending(path: "Sources/TokenLint/Rules")
    let texts = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift")
    }
    .map { (name: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    for rule in LintRule.all {
      let parts = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let name = "/\(parts.joined()).swift".lowercased()
      let file = texts.first { $0.name.lowercased().hasSuffix(name) }
      #expect(file?.text.contains("\"\(rule.id)\"") == true, "\(rule.id)")
    }
  }
}
