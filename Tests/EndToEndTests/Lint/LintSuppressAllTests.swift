import Foundation
import TestSupport
import Testing

/// `tokenc lint --suppress-all` writes the comments with which a project begins.
@Suite struct LintSuppressAllTests {
  private let project: LintProject

  init() throws { project = try LintProject() }

  private static let comment = "// tokenc:disable:next screen-main-bounds - before the linter"

  private func suppressAll() throws -> ProcessResult {
    try project.lint("--suppress-all", "--reason", "before the linter")
  }

  private func expect(_ text: String, becomes expected: String) throws {
    try project.folder.write(text, to: "A.swift")
    let run = try suppressAll()
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output == "")
    let bytes = try Data(contentsOf: project.folder.url.appending(path: "A.swift"))
    #expect(bytes == Data(expected.utf8), "\(text)")
    #expect(try project.lint().output == "", "\(text)")
    #expect(try suppressAll().errors == "0 comments were written into 0 files\n")
  }

  @Test func theCommentHasTheIndentationOfItsLine() throws {
    try expect(
      "struct S {\n\tvar a: CGFloat {\n\t\tg(UIScreen.main.bounds, UIScreen.main.bounds)\n\t}\n}",
      becomes:
        "struct S {\n\tvar a: CGFloat {\n\t\t\(Self.comment)\n\t\tg(UIScreen.main.bounds, UIScreen.main.bounds)\n\t}\n}"
    )
  }

  @Test func lineBreaksAndTheByteOrderMarkStay() throws {
    try expect(
      "\u{FEFF}let a = UIScreen.main.bounds\r\n  let b = 1\r\n",
      becomes: "\u{FEFF}\(Self.comment)\r\nlet a = UIScreen.main.bounds\r\n  let b = 1\r\n")
    try expect(
      "let b = 1\r\nlet a = UIScreen.main.bounds",
      becomes: "let b = 1\r\n\(Self.comment)\r\nlet a = UIScreen.main.bounds")
  }

  @Test func documentationAndOtherToolsCommentsStayBesideTheirLine() throws {
    try expect(
      "let b = 1\n/// A width.\n// swiftlint:disable:next foo\nlet a = UIScreen.main.bounds\n",
      becomes:
        "let b = 1\n\(Self.comment)\n/// A width.\n// swiftlint:disable:next foo\nlet a = UIScreen.main.bounds\n"
    )
    try expect(
      "// MARK: - Sizes\nlet a = UIScreen.main.bounds\n",
      becomes: "// MARK: - Sizes\n\(Self.comment)\nlet a = UIScreen.main.bounds\n")
  }

  @Test func earlierSuppressionsStayInForce() throws {
    try expect(
      "let a = UIScreen.main.bounds\nlet b = UIScreen.main.bounds // tokenc:disable:previous device - a\n",
      becomes:
        "let a = UIScreen.main.bounds\n\(Self.comment)\nlet b = UIScreen.main.bounds // tokenc:disable:previous device - a\n"
    )
  }

  @Test func aTextOfOneLineMayHoldAFinding() throws {
    try expect(
      "let s = \"\\(UIScreen.main.bounds)\"\n#if os(iOS)\n  f(#\"\\#(UIScreen.main.bounds)\"#)\n#endif\n",
      becomes: """
        \(Self.comment)
        let s = "\\(UIScreen.main.bounds)"
        #if os(iOS)
          \(Self.comment)
          f(#"\\#(UIScreen.main.bounds)"#)
        #endif

        """)
  }

  private static let portrait =
    "<key>UISupportedInterfaceOrientations</key>\n<array><string>UIInterfaceOrientationPortrait</string></array>\n"

  @Test(arguments: [
    (
      "A.m", "- (void)f {\n  g([UIScreen mainScreen].bounds);\n}\n",
      "- (void)f {\n  // tokenc:disable:next screen-main-bounds - old\n  g([UIScreen mainScreen].bounds);\n}\n"
    ),
    (
      "App/Info.plist", "<plist><dict>\n<key>UILaunchScreen</key><dict/>\n\(portrait)</dict></plist>\n",
      "<plist><dict>\n<key>UILaunchScreen</key><dict/>\n"
        + "<!-- tokenc:disable:next iphone-portrait-only - old -->\n\(portrait)</dict></plist>\n"
    ),
  ])
  func everyKindOfFileHasItsComments(_ path: String, _ text: String, _ expected: String) throws {
    try project.folder.write(text, to: path)
    let rules = "screen-main-bounds,iphone-portrait-only"
    let run = try project.lint("--select", rules, "--suppress-all", "--reason", "old")
    #expect(run.errors == "1 comment was written into 1 file\n", "\(run.output)")
    #expect(project.folder.text(of: path) == expected)
    #expect(try project.lint("--select", rules + ",meta").output == "")
  }

  @Test(arguments: [
    ("A.m", "/* a\n*/ f([UIScreen mainScreen].bounds);\n", "the line begins in a comment"),
    (
      "A.m", "#define WIDTH \\\n  ([UIScreen mainScreen].bounds.size.width)\n",
      "the line before goes on in it"
    ),
  ])
  func whereNoCommentCanStandInObjectiveC(_ path: String, _ text: String, _ reason: String) throws {
    try project.folder.write(text, to: path)
    let run = try suppressAll()
    #expect(run.output.contains("note: no comment can stand above this line: \(reason)\n"), "\(run.output)")
    #expect(project.folder.text(of: path) == text)
  }

  @Test(arguments: [
    ("let s = \"\"\"\n  a \\(UIScreen.main.bounds)\n  \"\"\"\n", "the line begins in a text"),
    ("let s = \"\"\"\n  a \\(\n  UIScreen.main.bounds\n  )\n  \"\"\"\n", "the line begins in a text"),
    ("/* a\n */ let s = UIScreen.main.bounds\n", "the line begins in a comment"),
    ("let s = \"\"\"\n  \"\"\"; let b = UIScreen.main.bounds\n", "the line begins in a text"),
  ])
  func whereNoCommentCanStandNothingIsWritten(_ text: String, _ reason: String) throws {
    try project.folder.write(text, to: "A.swift")
    let run = try suppressAll()
    #expect(run.status == 1)
    #expect(run.output.contains("note: no comment can stand above this line: \(reason)\n"), "\(run.output)")
    #expect(run.errors.contains("0 comments were written into 0 files\n"))
    #expect(project.folder.text(of: "A.swift") == text)
  }

  @Test func filesKeepTheirPermissionsAndLinks() throws {
    try project.folder.write(LintProject.finding, to: "Real/A.swift")
    try project.folder.makeFolder("App")
    try project.folder.link("App/A.swift", to: "../Real/A.swift")
    let real = project.folder.url.appending(path: "Real/A.swift").path
    chmod(real, 0o640)
    let run = try project.lint("App/A.swift", "--suppress-all", "--reason", "old")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(project.folder.text(of: "Real/A.swift")?.hasPrefix("// tokenc:disable:next ") == true)
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect((attributes[.posixPermissions] as? Int) == 0o640)
    let link = project.folder.url.appending(path: "App/A.swift").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../Real/A.swift")
  }

  @Test(arguments: ["A.swift", "Sources"])
  func nothingIsWrittenThroughALinkOutOfTheProject(_ name: String) throws {
    try project.folder.write(LintProject.finding, to: "Outside/Sources/A.swift")
    try project.folder.write("", to: "App/.tokenc.yml")
    let target = name == "Sources" ? "../Outside/Sources" : "../Outside/Sources/A.swift"
    try project.folder.link("App/\(name)", to: target)
    let run = try project.lint("--suppress-all", "--reason", "old", in: "App")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "note: no comment is written into the file: a link leads to it out of the project\n"), "\(run.output)"
    )
    #expect(run.errors.hasPrefix("0 comments were written"), "\(run.errors)")
    #expect(project.folder.text(of: "Outside/Sources/A.swift") == LintProject.finding)
  }

  @Test func aFileThatIsProtectedIsLeft() throws {
    try project.folder.write(LintProject.finding, to: "A.swift")
    chmod(project.folder.url.appending(path: "A.swift").path, 0o444)
    let run = try suppressAll()
    #expect(run.status == 1)
    #expect(
      run.output.contains("note: no comment is written into the file: it is protected against writing\n"),
      "\(run.output)")
    #expect(project.folder.text(of: "A.swift") == LintProject.finding)
  }

  @Test func onlyWhatIsToldIsTakenBack() throws {
    try project.folder.write(LintProject.finding + LintProject.finding, to: "A.swift")
    #expect(
      try project.lint("--select", "meta", "--suppress-all", "--reason", "a").errors.hasPrefix("0 comments"))
    try project.folder.write("lint: { exclude: [A.swift] }\n", to: ".tokenc.yml")
    #expect(try suppressAll().errors.hasPrefix("0 comments"))
    #expect(project.folder.text(of: "A.swift") == LintProject.finding + LintProject.finding)
  }
}
