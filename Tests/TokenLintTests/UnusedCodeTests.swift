import Testing
import TokenDiagnostics

@testable import TokenLint

/// What stands in code that its file never runs is only noted.
struct UnusedCodeTests {
  private static let read = "UIScreen.main.bounds.width"

  @Test(arguments: [
    "private func image(_ name: String, width: Double = \(read)) {}\n  func show() { cell.image = nil }",
    "private func show(title: String) { lay(\(read)) }\n  func fail() { other.show(message: text) }",
    "private func show(title: String) { lay(\(read)) }\n  // show(title: text)\n  /* show(title: text) */",
    "private var wide: Double { \(read) }",
    "func lay() { let wide = \(read); print() }",
    "func lay() { var wide = \(read)\n    wide = 8 }",
    "func lay() { if let wide = at?.width(of: \(read)) { print() } }",
    "func lay() { guard let wide = at?.width(of: \(read)) else { return }; print() }",
  ])
  func isOnlyNoted(_ member: String) { #expect(severities(of: member) == [.note], "\(member)") }

  @Test(arguments: [
    "private func show(title: String) { lay(\(read)) }\n  func fail() { self.show(title: text) }",
    "private func show(title: String) { lay(\(read)) }\n  func fail() { show(\n    title: text) }",
    "private func show(_ title: String) { lay(\(read)) }\n  func fail() { show(text) }",
    "private func show(_ title: String) { lay(\(read)) }\n  func fail() { texts.forEach(show) }",
    "private func show(_ title: String) { lay(\(read)) }\n  func fail() { texts.forEach(self.show) }",
    "private func show(then next: () -> Void) { lay(\(read)) }\n  func fail() { show { stop() } }",
    "private var wide: Double? { \(read) }\n  func fail() { if let wide { lay(wide) } }",
    "private var wide: Double { \(read) }\n  func fail() { lay(other.wide) }",
    "func lay() { let wide = \(read); print(\"\\(wide)\") }",
    "func lay() { guard let wide = at?.width(of: \(read)) else { return }; use(wide) }",
    "func lay() { let run = { self.width = \(read) }; print() }",
  ])
  func isTold(_ member: String) { #expect(severities(of: member) == [.error], "\(member)") }

  private func severities(of member: String) -> [Diagnostic.Severity] {
    LintedExample.findings(in: "final class Card: UIView {\n  \(member)\n}\n")
      .filter { $0.diagnostic.id.name == "screen-main-bounds" }.map(\.diagnostic.severity)
  }
}
