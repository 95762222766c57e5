import Testing
import TokenDiagnostics

/// To Swift an accent makes one `Character` of what it follows; to all others the two stay two.
@Suite struct ScalarTextTests {
  @Test(arguments: [
    ("a|b|", "a\\|b\\|"), ("a|\u{301}b", "a\\|\u{301}b"), ("|\u{200D}", "\\|\u{200D}"), ("", ""),
    ("\u{301}", "\u{301}"),
  ])
  func replacement(text: String, expected: String) {
    #expect(Array(text.replacingScalars("|", with: "\\|").utf8) == Array(expected.utf8))
  }

  @Test func endOfACommentIsFoundBeforeAnAccent() {
    let text = "*/\u{301} */ /*\u{301}".replacingScalars("*/", with: "* /").replacingScalars(
      "/*", with: "/ *")
    #expect(Array(text.utf8) == Array("* /\u{301} * / / *\u{301}".utf8))
  }

  @Test(arguments: [
    ("a", "`a`"), ("", "`  `"), ("`", "`` ` ``"), ("a``b", "```a``b```"), (" a", "` a`"), (" a ", "`  a  `"),
    ("a`\u{301}<b>", "``a`\u{301}<b>``"), ("`\u{301}", "`` `\u{301} ``"), ("`\u{301}`", "`` `\u{301}` ``"),
  ])
  func codeInMarkdown(text: String, expected: String) {
    #expect(Array(text.markdownCode.utf8) == Array(expected.utf8))
  }
}
