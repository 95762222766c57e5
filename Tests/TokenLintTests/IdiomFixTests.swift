import Testing
import TokenDiagnostics

@testable import TokenLint

/// The fixes of rules about the kind of device, and of those about windows.
struct IdiomFixTests {
  @Test(arguments: [
    (
      "func a() { stack.spacing = UIDevice.current.userInterfaceIdiom == .pad ? 24 : 12 }",
      "display: func a() { stack.spacing = traitCollection.horizontalSizeClass == .regular ? 24 : 12 }"
    ),
    (
      "func a() { if host.traitCollection.userInterfaceIdiom == .phone { stack.axis = .vertical } }",
      "display: func a() { if host.traitCollection.horizontalSizeClass == .compact { stack.axis = .vertical } }"
    ),
    (
      "func a() { if UIDevice.current.userInterfaceIdiom == .phone { CarPlay.start() } }",
      "safe: func a() { if traitCollection.userInterfaceIdiom == .phone { CarPlay.start() } }"
    ),
    (
      "func a() { b(traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular) }",
      "unsafe: func a() { b(traitCollection.horizontalSizeClass == .regular) }"
    ),
    (
      "func a() { b(traitCollection.horizontalSizeClass == .compact || traitCollection.userInterfaceIdiom == .phone) }",
      "unsafe: func a() { b(traitCollection.horizontalSizeClass == .compact) }"
    ),
    (
      "func a(_ scene: UIWindowScene) { window = UIWindow(frame: .zero) }",
      "safe: func a(_ scene: UIWindowScene) { window = UIWindow(windowScene: scene) }"
    ),
  ])
  func offers(_ line: String, _ fixed: String) {
    let code = "final class Card: UIViewController { \(line) }"
    let offered = LintedExample.findings(in: code).flatMap(\.diagnostic.fixIts).map { fix in
      var bytes = Array(code.utf8)
      for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
        bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      return "\(fix.applicability): \(text.dropFirst(37).dropLast(2))"
    }
    #expect(offered == [fixed])
  }
}
