import Testing
import TokenDiagnostics

@testable import TokenLint

/// The fixes of rules of the family `device`, by what they make of a line.
struct DeviceFixTests {
  @Test(arguments: [
    // At once, in a method that is called again, and kept.
    (
      "func a() -> CGFloat { UIScreen.main.scale }", "func a() -> CGFloat { traitCollection.displayScale }",
      "safe"
    ),
    (
      "override func layoutSubviews() { line.width = 1 / UIScreen.main.scale }",
      "override func layoutSubviews() { line.width = 1 / traitCollection.displayScale }", "safe"
    ),
    (
      "func a() { layer.contentsScale = UIScreen.main.traitCollection.displayScale }",
      "func a() { layer.contentsScale = traitCollection.displayScale }", "unsafe"
    ),
    (
      "func a() { b(traitCollection.displayScale ?? UIScreen.main.scale) }",
      "func a() { b(traitCollection.displayScale) }", "safe"
    ),
    (
      "func a() { if UITraitCollection.current.horizontalSizeClass == .compact { b() } }",
      "func a() { if traitCollection.horizontalSizeClass == .compact { b() } }", "safe"
    ),
    (
      "func a() { UIScreen.main.brightness = 1 }", "func a() { window?.windowScene?.screen.brightness = 1 }",
      "display"
    ),
  ])
  func offers(_ line: String, _ fixed: String, _ applicability: String) {
    let fixes = fixes(in: "final class Card: UIView {\n  \(line)\n}")
    #expect(fixes == ["\(applicability): final class Card: UIView {\n  \(fixed)\n}"])
  }

  @Test(arguments: [
    "let scale = UIScreen.main.scale", "static func a() -> CGFloat { UIScreen.main.scale }",
    "func a() { b { UIScreen.main.scale } }", "init() { layer.contentsScale = UIScreen.main.scale }",
    "func a() { b(window?.screen.scale ?? UIScreen.main.scale) }",
    "func a() { b(traitCollection.displayScale /* 3 */ ?? UIScreen.main.scale) }",
    "func a() -> CGFloat { UIScreen.main.bounds.width }",
  ])
  func offersNothingWhereItMayNotHold(_ line: String) {
    #expect(fixes(in: "final class Card: UIView {\n  \(line)\n}") == [])
  }

  @Test func offersTheBoundsOfAViewThatIsLaidOut() {
    let code =
      "class Page: UIViewController {\n  override func viewDidLayoutSubviews() { a(UIScreen.main.bounds) }\n}"
    #expect(fixes(in: code) == ["unsafe: \(code.replacing("UIScreen.main.bounds", with: "view.bounds"))"])
    #expect(fixes(in: code.replacing("viewDidLayoutSubviews", with: "viewDidLoad")) == [])
  }

  /// What each fix makes of the code.
  private func fixes(in code: String) -> [String] {
    LintedExample.findings(in: code).flatMap { finding in
      finding.diagnostic.fixIts.map { fix in
        var bytes = Array(code.utf8)
        for edit in fix.edits.reversed() {
          bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8))
        }
        return "\(fix.applicability): \(String(decoding: bytes, as: UTF8.self))"
      }
    }
  }
}
