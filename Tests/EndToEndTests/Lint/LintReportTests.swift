import Foundation
import TestSupport
import Testing
import TokenDiagnostics

/// What each reporter makes of findings, those that were taken back among them.
@Suite struct LintReportTests {
  private let project: LintProject

  init() throws {
    project = try LintProject()
    try project.folder.write(
      """
      import SwiftUI

      struct Card: View {
        var body: some View {
          Text("größe: \\(UIScreen.main.bounds.width)")
          // tokenc:disable:next screen-main-bounds - the kiosk has one screen
          Color.red.frame(width: UIScreen.main.bounds.width)
        }
      }

      """, to: "Sources/Card view.swift")
    try project.folder.write(
      "// tokenc:disable:next screen-main-bounds - gone\nlet a = 1\n", to: "Sources/Other.swift")
    try project.folder.write(LintProject.finding, to: "Sources/Known.swift")
    #expect(try project.lint("--write-baseline").status == 0)
    let baseline = project.folder.text(of: ".tokenc-baseline") ?? ""
    let known = baseline.split(separator: "\n").filter { $0.contains("Known.swift") }
    try project.folder.write(known.map { $0 + "\n" }.joined(), to: ".tokenc-baseline")
  }

  @Test(arguments: Reporter.all.map(\.name))
  func theReportIsExpected(_ format: String) throws {
    let run = try project.lint("--format", format, "--select", "screen-main-bounds, unused-suppression")
    #expect(run.status == 1)
    // The rules are listed whole, and each has a test of its own.
    let report = run.output.replacing(/(?s)"rules": \[.*?\n {10}\]/, with: "\"rules\": […]")
      .replacing(/"ruleIndex": \d+/, with: "\"ruleIndex\": N").replacing(toolVersionText, with: "VERSION")
      .replacing(project.folder.url.path, with: "/ROOT")
    expectGolden(report, Fixtures.directory.appending(path: "Lint/\(format).txt"))
  }

  private var toolVersionText: String {
    let version = try? runProcess(BuiltProduct.path("tokenc"), ["--version"]).output
    return (version?.split(separator: " ").last.map(String.init) ?? "").trimmingCharacters(in: .newlines)
  }

  @Test func sarifTellsOfRulesAndOfWhatWasTakenBack() throws {
    let text = try project.lint("--format", "sarif").output
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = try #require((document?["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.contains { $0["id"] as? String == "screen-main-bounds" && $0["help"] != nil })
    let results = try #require(run["results"] as? [[String: Any]])
    let kinds = results.map { ($0["suppressions"] as? [[String: Any]])?.first?["kind"] as? String }
    #expect(kinds.contains("inSource") && kinds.contains("external"))
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }
}
