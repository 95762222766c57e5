import TestSupport
import Testing

/// Comments that take findings back.
@Suite struct LintSuppressionTests {
  private let project: LintProject

  init() throws { project = try LintProject() }

  /// The lines of the findings with their rules, of one file.
  private func found(_ text: String, _ arguments: String...) throws -> [String] {
    try project.folder.write(text, to: "A.swift")
    let run = try project.lint(["--format", "json"] + arguments)
    return run.output.matches(of: /"id": "([a-z-]+)"(?s:.*?)"line": (\d+)/).map { "\($0.2) \($0.1)" }
  }

  private static let bounds = "UIScreen.main.bounds.width"

  @Test(arguments: [
    "// tokenc:disable:next screen-main-bounds - kiosk\nlet a = BOUNDS",
    "let a = BOUNDS // tokenc:disable:this device — kiosk",
    "let a = BOUNDS\n  // tokenc:disable:previous screen-main-bounds - kiosk",
    "// tokenc:disable screen-main-bounds - kiosk\nlet a = BOUNDS\n// tokenc:enable screen-main-bounds",
    "/* tokenc:disable:next screen-main-bounds - kiosk */\nlet a = BOUNDS",
    "let a = /* tokenc:disable:this screen-main-bounds */ BOUNDS",
    "// tokenc:ignore screen-main-bounds - kiosk\n/// Draws.\nfunc f() {\n  g()\n  h(BOUNDS)\n}",
    "struct S {\n  // tokenc:ignore device - kiosk\n  var a: CGFloat {\n    BOUNDS\n  }\n}",
    "// tokenc:disable:next screen-main-bounds, raw-color - kiosk\nlet a = BOUNDS",
    "// tokenc:disable:next screen-main-bounds until 2999-12-31 - kiosk\nlet a = BOUNDS",
    "// tokenc:disable:next screen-main-bounds - a\n// swiftlint:disable:next foo\n/// Doc.\nlet a = BOUNDS",
    "\tlet a = 1\r\n\t// tokenc:disable:next screen-main-bounds - kiosk\r\n\tlet b = BOUNDS\r\n",
    "\tlet b = BOUNDS // tokenc:disable:this screen-main-bounds - kiosk\r\n\tlet c = 1\r\n",
    "// tokenc:disable:next screen-main-bounds - kiosk\rlet b = BOUNDS\r",
    "#if os(iOS)\n// tokenc:disable:next screen-main-bounds - kiosk\nlet a = BOUNDS\n#endif",
    "// tokenc:ignore screen-main-bounds - kiosk\n#if os(iOS)\nlet a = BOUNDS\n#endif",
    "func f() {\n  #if os(iOS)\n    // tokenc:ignore screen-main-bounds - kiosk\n    g(BOUNDS)\n  #endif\n}",
  ])
  func takenBack(_ text: String) throws {
    let text = text.replacing("BOUNDS", with: Self.bounds)
    let silent = try found(text, "--ignore", "unknown-rule-in-suppression")
    #expect(silent == [], "\(text)")
    #expect(try project.lint("--parse-all", "--ignore", "unknown-rule-in-suppression").output == "")
  }

  private static let objectiveC = "// tokenc:ignore screen-main-bounds - kiosk\n"

  @Test(arguments: [
    "IGNORE- (void)f {\n  g(BOUNDS);\n  if (a) { h(BOUNDS); }\n}\n",
    "IGNOREstatic CGFloat f(void) {\n  return BOUNDS.width;\n}\n",
    "IGNORE@implementation Card\n- (void)f { g(BOUNDS); }\n@end\n",
    "- (void)f {\n  IGNORE  CGRect a = BOUNDS,\n    b = BOUNDS;\n}\n",
    "- (void)f {\n  IGNORE  if (a) {\n    g(BOUNDS);\n  } else {\n    h(BOUNDS);\n  }\n}\n",
    "- (void)f {\n  IGNORE  [a do:^{ g(BOUNDS); } and:^(int b) { h(BOUNDS); }];\n}\n",
  ])
  func takenBackBelowACommentInObjectiveC(_ text: String) throws {
    let text = text.replacing("IGNORE", with: Self.objectiveC)
      .replacing("BOUNDS", with: "[UIScreen mainScreen].bounds")
    try project.folder.write(text, to: "A.m")
    #expect(try project.lint("--ignore", "parse-error").output == "", "\(text)")
    try project.folder.write(text + "void last(void) { g([UIScreen mainScreen].bounds); }\n", to: "A.m")
    #expect(try project.found().count == 1, "what follows is none of it")
  }

  /// What another file says may make a finding of what is suppressed.
  @Test func ofAPartNoSuppressionIsUnused() throws {
    try project.folder.write("let b = 1\n", to: "B.swift")
    let text = "// tokenc:disable:next screen-main-bounds - kiosk\nlet a = 1\n"
    try project.folder.write(text, to: "A.swift")
    #expect(try project.files() == ["A.swift"])
    #expect(try project.files(project.folder.url.path) == ["A.swift"], "the root is the whole project")
    #expect(try project.lint("A.swift").output == "")
    let edited = ["-", "--stdin-filename", "A.swift"]
    #expect(try project.lint(edited, input: text).output == "")
  }

  @Test(arguments: [
    ("// tokenc:disable:next screen-main-bounds - kiosk\n\nlet a = BOUNDS", [1, 3]),
    ("// tokenc:disable:this screen-main-bounds - kiosk\nlet a = BOUNDS", [1, 2]),
    ("let a = BOUNDS\n// tokenc:disable screen-main-bounds - kiosk\nlet b = BOUNDS", [1]),
    (
      "// tokenc:disable device - kiosk\nlet a = BOUNDS\n// tokenc:enable screen-main-bounds\nlet b = BOUNDS",
      [4]
    ),
    ("// tokenc:ignore device - kiosk\nfunc f() { g(BOUNDS) }\nfunc h() { g(BOUNDS) }", [3]),
    ("let s = \"// tokenc:disable:this device\"; let a = BOUNDS", [1]),
    ("// what tokenc:disable:next device does\nlet a = BOUNDS", [2]),
  ])
  func notTakenBack(_ text: String, _ lines: [Int]) throws {
    let told = try found(
      text.replacing("BOUNDS", with: Self.bounds), "--select", "device, unused-suppression")
    #expect(told.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } } == lines, "\(told)")
  }

  @Test func severalMayStandInALine() throws {
    let text = """
      // tokenc:disable:next raw-colour - a
      let a = \(Self.bounds) /* tokenc:disable:this device - b */ // tokenc:disable:this raw-size - c
      """
    #expect(
      try found(text) == ["1 unknown-rule-in-suppression", "2 unknown-rule-in-suppression"])
  }

  @Test func aDisabledListEndsRuleByRule() throws {
    let text = """
      // tokenc:disable screen-main-bounds, unused-suppression - a
      let a = \(Self.bounds)
      // tokenc:enable unused-suppression
      let b = \(Self.bounds)
      // tokenc:enable
      let c = \(Self.bounds)
      """
    #expect(try found(text) == ["6 screen-main-bounds"])
  }

  @Test func faultsOfSuppressionsAreTold() throws {
    let text = """
      // tokenc:disable:next - all
      let a = \(Self.bounds)
      // tokenc:disable:next screen-main-bound - misspelt
      let b = \(Self.bounds)
      // tokenc:disable:next device until 2020-01-31 - soon
      let c = \(Self.bounds)
      // tokenc:disable:next device - for nothing
      let d = 1
      """
    #expect(
      try found(text) == [
        "1 blanket-suppression", "3 unknown-rule-in-suppression", "4 screen-main-bounds",
        "5 expired-suppression", "6 screen-main-bounds", "7 unused-suppression",
      ])
  }

  @Test func aReasonIsAskedForWhereThatRuleIsOn() throws {
    let text = "let a = \(Self.bounds) // tokenc:disable:this device\n"
    #expect(try found(text) == [])
    try project.folder.write("lint: { severity: { suppression-without-reason: error } }\n", to: ".tokenc.yml")
    #expect(try found(text) == ["1 suppression-without-reason"])
  }
}
