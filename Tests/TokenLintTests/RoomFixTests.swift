import Testing
import TokenDiagnostics

@testable import TokenLint

/// The fixes and weights of rules about the safe area and about the room there is.
struct RoomFixTests {
  @Test(arguments: [
    (
      "let a = bounds.width - safeAreaInsets.left * 2",
      "unsafe: let a = bounds.width - safeAreaInsets.left - safeAreaInsets.right"
    ),
    (
      "let a = 2 * view.safeAreaInsets.trailing",
      "unsafe: let a = view.safeAreaInsets.trailing + view.safeAreaInsets.leading"
    ),
    (
      "GeometryReader { p in\n  A().frame(height: p.size.height - p.safeAreaInsets.top)\n}",
      "unsafe: GeometryReader { p in\n  A().frame(height: p.size.height)\n}"
    ),
    ("func a() { b(view.window?.safeAreaInsets) }", "display: func a() { b(view.safeAreaInsets) }"),
    ("a(topLayoutGuide.bottomAnchor)", "safe: a(view.safeAreaLayoutGuide.topAnchor)"),
    ("a(self.topLayoutGuide.topAnchor)", "safe: a(self.view.topAnchor)"),
    ("a(bottomLayoutGuide.length)", "unsafe: a(view.safeAreaInsets.bottom)"),
    ("A().frame(width: 400, alignment: .top)", "unsafe: A().frame(maxWidth: 400, alignment: .top)"),
    (
      """
        if sizeClass == .regular {
          HStack(spacing: 8) { A() /* first */ }
        } else {
          VStack { A() }
        }
      """,
      """
      unsafe:   let layout = sizeClass == .regular ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout())
        layout { A() /* first */ }
      """
    ),
  ])
  func offers(_ code: String, _ fixed: String) {
    #expect(fixes(in: code) == [fixed])
  }

  @Test(arguments: [
    "let a = bounds.width - safeAreaInsets.left /* both */ * 2", "let a = safeAreaInsets.left * 2 * b",
    "func a() {\n  let inset = safeAreaInsets.left\n  b(inset * 2)\n}", "a(topLayoutGuide.snp.bottom)",
    "GeometryReader { p in\n  A().frame(height: p.size.height - (p.safeAreaInsets.top + 8))\n}",
    "GeometryReader { p in\n  A().frame(height: p.size.height - p.safeAreaInsets.top * 2)\n}",
    "a(topLayoutGuide /* old */ .bottomAnchor)", "A().frame(width: 400, height: 300)",
    "if sizeClass == .regular { HStack { A() }.padding() } else { VStack { A() } }",
    "if sizeClass == .regular { HStack { A() } } else { /* narrow */ VStack { A() } }",
    "if a { B() } else if sizeClass == .regular { HStack { A() } } else { VStack { A() } }",
    "if let sizeClass { HStack { A() } } else { VStack { A() } }",
  ])
  func offersNothingWhereItMayNotHold(_ code: String) {
    #expect(!LintedExample.findings(in: code).isEmpty)
    #expect(fixes(in: code) == [])
  }

  @Test(arguments: [
    ("class A: UIViewController {\n  func a() { if view.bounds.width > 700 { b() } }\n}", "warning"),
    ("struct A: View {\n  func a(width: CGFloat) { if width > 700 { b() } }\n}", "note"),
    (
      "struct A: View {\n  func a(width: CGFloat) -> B { if width > 700 { HStack {} } else { B() } }\n}",
      "warning"
    ),
    ("a.topAnchor.constraint(equalTo: view.topAnchor, constant: 64)", "warning"),
    ("let a = UIEdgeInsetsMake(64, 0, 0, 0)", "note"),
    ("let a = screen.value(forKey: \"_displayCornerRadius\")", "warning"),
  ])
  func weighs(_ code: String, _ severity: String) {
    #expect(LintedExample.findings(in: code).map { $0.diagnostic.severity.rawValue } == [severity])
  }

  /// What each fix makes of the code.
  private func fixes(in code: String) -> [String] {
    LintedExample.findings(in: code).flatMap(\.diagnostic.fixIts).map { fix in
      var bytes = Array(code.utf8)
      for edit in fix.edits.reversed() {
        bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8))
      }
      return "\(fix.applicability): \(String(decoding: bytes, as: UTF8.self))"
    }
  }
}
