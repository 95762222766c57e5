import Foundation
import TestSupport
import Testing

/// Files that are broken, huge or made to bring the linter down.
@Suite struct LintHostileTests {
  private let project: LintProject

  init() throws { project = try LintProject("Z.swift") }

  private static let found = "Z.swift:1 screen-main-bounds"

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: project.folder.url.appending(path: path))
  }

  /// What is found with a text in `A.swift`, by both ways of reading.
  private func expect(_ expected: [String], in text: String, _ name: String) throws {
    try project.folder.write(text, to: "A.swift")
    #expect(try project.found("--no-cache") == expected + [Self.found], "\(name)")
    #expect(try project.found("--parse-all") == expected + [Self.found], "\(name), all parsed")
  }

  @Test(arguments: [
    "func f( {\n  let a = UIScreen.main.bounds\n", "}}}\nlet a = UIScreen.main.bounds\n",
    "class { var }\nstruct S: { func }\nlet a = UIScreen.main.bounds\n",
    "#if os(\nlet a = UIScreen.main.bounds\n",
  ])
  func brokenSwiftIsLintedAsFarAsItGoes(_ text: String) throws {
    let line = text.split(separator: "\n").firstIndex { $0.contains("UIScreen") } ?? 0
    try project.folder.write(text, to: "A.swift")
    for arguments in [["--no-cache"], ["--parse-all"]] {
      let run = try project.lint(arguments)
      #expect(run.status == 1)
      #expect(run.output.contains("A.swift:\(line + 1):"), "\(run.output)")
      // Only what was parsed can be told to be broken.
      if arguments == ["--parse-all"] { #expect(run.output.contains("[parse-error]"), "\(run.output)") }
    }
  }

  @Test(arguments: [
    "let a = \"never ends\nlet b = 1\n", "let a = \"\"\"\n  never ends\n", "let a = \"\\(never ends\n",
    "let a = #\"never ends\n", "/* never /* ends */\n", "let a = /never ends\n", "let a = `never ends\n",
    "\\", "#",
    "\"", "\"\"\"", "#\"\"\"", "`", "/*", "//", "@", "\r", "\u{FEFF}", "#!", "}", ")", "\"\\(", "\"\\(\"\\(",
    "#if",
    "//tokenc:", "// tokenc:disable", "/* tokenc:ignore", "// tokenc:ignore", "// tokenc:disable:this until",
  ])
  func whatIsCutOffDoesNoHarm(_ text: String) throws {
    try project.folder.write(text, to: "A.swift")
    for arguments in [["--select", "device"], ["--select", "device", "--parse-all"]] {
      #expect(try project.lint(arguments + ["--statistics"]).output == "1  screen-main-bounds\n", "\(text)")
    }
  }

  @Test func whatIsNoTextIsSkipped() throws {
    try write((0...255).map { UInt8($0) }, to: "Binary.swift")
    try write(Array("let a = 1\0".utf8), to: "Nul.swift")
    try write(Array("let a = \"".utf8) + [0xFF, 0xFE, 0xC0] + Array("\"\n".utf8), to: "Latin.swift")
    try write([0xFF, 0xFE, 0x6C, 0x00], to: "UTF16.swift")
    #expect(try project.found() == [Self.found])
    let told = try project.lint()
    #expect(told.status == 1)
    for (name, reason) in [
      ("Binary", "it is no text"), ("Nul", "it is no text"), ("Latin", "it is not UTF-8"),
      ("UTF16", "it is no text"),
    ] {
      #expect(told.errors.contains("note: '\(name).swift' is not looked at: \(reason) [skipped-file]\n"))
    }
  }

  @Test func hugeFilesAreSkipped() throws {
    let path = project.folder.url.appending(path: "Huge.swift").path
    for (megabytes, reason) in [
      (50, "is not looked at: it is larger than 16 MB"), (65, "it is larger than 64 MB"),
    ] {
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      truncate(path, megabytes << 20)
      #expect(try project.found() == [Self.found])
      #expect(try project.lint().errors.contains(reason))
    }
  }

  @Test func aLongLineIsRead() throws {
    let words = String(repeating: "aaaaaaaaa,", count: 500_000)
    try expect(
      ["A.swift:1 screen-main-bounds"], in: "let a = [\(words) UIScreen.main.bounds.width]\n",
      "one line of 5 MB")
    #expect(try project.lint("A.swift").output.utf8.count < 2000)
  }

  /// Text that is nested by repeating what stands before and after a core. Each takes seconds in a debug build, so
  /// most are left to the full run.
  private static let nestings = [
    ("parentheses", "(", ")"), ("open parentheses", "(", ""), ("closed parentheses", "", ")"),
    ("braces", "{", "}"),
    ("lists", "[", "]"), ("lists of tuples", "[(A, ", ")]"), ("generic types", "A<", ">"), ("less", "a<", ""),
    ("texts", "\"\\(", ")\""), ("conditions", "#if A\n", "\n#endif\n"),
    ("statements in conditions", "\n#if A\na()\n", ""),
    ("tries", "try ", ""), ("tries in lines", "try\n", ""), ("elses", "if a { } else ", ""),
    ("copies", "copy ", ""),
    ("members", "", ".a"), ("members in lines", "", "\n.a"), ("calls", "", ".a()"), ("indexes", "", "[0]"),
    ("unwrapping", "", "!"), ("optional members", "", "?.a"), ("questions", "a ? ", ""),
    ("casts", "", " as A?"),
    ("opaque types", "some ", ""), ("types of types", "", ".Type"), ("arrows", "(A) -> ", ""),
    ("signs", "- ", ""),
    ("closures", "f { ", " }"), ("macros", "#a(", ")"), ("sums", "1 + ", ""),
    ("mixed", "f([{ try a.b[", "] }])"),
    ("broken", "( ] ", ""), ("nested types", "enum A { ", " }"), ("repetitions", "repeat each ", ""),
    ("conditional members", "", "\n#if A\n.a\n#endif"), ("nested ifs", "if a { ", " } else { }"),
  ]

  @Test(arguments: FullRun.isOn ? nestings : Array(nestings.prefix(6)))
  func whatIsNestedTooDeeplyIsSkipped(_ name: String, _ before: String, _ after: String) throws {
    let (start, end) = (
      String(repeating: before, count: 100_000), String(repeating: after, count: 100_000)
    )
    try expect([], in: "let a = \(start)UIScreen.main.bounds\(end)\n", name)
    #expect(
      try project.lint().errors.hasPrefix(
        "tokenc: note: 'A.swift' is not looked at: its code is nested deeper"))
  }

  @Test func whatIsNestedAsPeopleDoIsRead() throws {
    let depth = 60
    let start = (0..<depth).map { "f\($0)(a) { x in\n" }.joined()
    let end = String(repeating: "}\n.b().c(1, 2)\n", count: depth)
    let text = "let a = \(start)g(UIScreen.main.bounds)\n\(end)\n"
    try expect(["A.swift:\(depth + 1) screen-main-bounds"], in: text, "closures")
    let lines = (0..<5000).map { "  call(a.b, try c\($0)()).d?.e()\n" }.joined()
    try expect(
      ["A.swift:5002 screen-main-bounds"], in: "func f() {\n\(lines) g(UIScreen.main.bounds)\n}\n", "lines")
    let cases = (0..<300).map { "#expect(a == \($0))\n\"text\".b()\n@A var x\($0) = [1]\n" }.joined()
    try expect(
      ["A.swift:902 screen-main-bounds"], in: "func f() {\n\(cases)g(UIScreen.main.bounds)\n}\n", "signs")
  }

  @Test func whatIsNoPlainFileIsToldAndNotWaitedFor() throws {
    let pipe = project.folder.url.appending(path: "Pipe.swift").path
    #expect(mkfifo(pipe, 0o644) == 0)
    try project.folder.link("Null.swift", to: "/dev/zero")
    try project.folder.link("Nowhere.swift", to: "nothing")
    try project.folder.makeFolder("Folder.swift")
    #expect(try project.found() == [Self.found])
    let told = try project.lint().errors
    #expect(
      told.contains("the file 'Pipe.swift' cannot be read and is left out: it is not a plain file"), "\(told)"
    )
    #expect(
      told.contains("the file 'Null.swift' cannot be read and is left out: it is not a plain file"), "\(told)"
    )
  }

  @Test(arguments: ["Pipe.swift", "pipe", "Null.swift"])
  func whatIsNoPlainFileIsAnErrorIfItIsNamed(_ name: String) throws {
    #expect(mkfifo(project.folder.url.appending(path: "Pipe.swift").path, 0o644) == 0)
    #expect(mkfifo(project.folder.url.appending(path: "pipe").path, 0o644) == 0)
    try project.folder.link("Null.swift", to: "/dev/null")
    let run = try project.lint(name)
    #expect(run.status == 2)
    #expect(run.errors == "tokenc: error: '\(name)' cannot be read: it is not a plain file\n")
  }

  /// The system opens nothing by a path of more than some thousand bytes, and lets such folders be made all the same.
  @Test func foldersMayLieTooDeepToBeReached() throws {
    var folders = [open(project.folder.url.path, O_RDONLY)]
    let name = String(repeating: "d", count: 200)
    for _ in 0..<30 {
      let last = folders[folders.count - 1]
      #expect(mkdirat(last, name, 0o755) == 0)
      folders.append(openat(last, name, O_RDONLY))
    }
    defer {
      for folder in folders.dropLast().reversed() { unlinkat(folder, name, AT_REMOVEDIR) }
      for folder in folders { close(folder) }
    }
    let run = try project.lint()
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Z.swift:1:"))
    #expect(run.errors.contains("cannot be read and is left out: file name too long"), "\(run.errors)")
  }

  @Test func namesOfFilesDoNotReachTheTerminal() throws {
    let name = "a\u{1B}[31m\n\u{202E}.swift"
    try project.folder.write(LintProject.finding, to: name)
    for format in ["text", "xcode", "jsonl", "github", "checkstyle", "junit", "markdown"] {
      let output = try project.lint("--format", format).output
      #expect(!output.contains("\u{1B}") && !output.contains("\u{202E}"), "\(format): \(output)")
    }
    #expect(try project.lint("--write-baseline").status == 0)
    #expect(try project.found() == [])
    try project.folder.write("", to: "none")
    #expect(try project.files(name, "--baseline", "none") == [name])
  }

  @Test func namesThatAreNoTextAreTold() throws {
    let folder = project.folder.url.path
    let descriptor = (Array("\(folder)/a".utf8) + [0xFF] + Array(".swift".utf8) + [0]).withUnsafeBytes {
      bytes in
      bytes.bindMemory(to: CChar.self).baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o644) } ?? -1
    }
    // Not every file system takes such a name.
    guard descriptor >= 0 else { return }
    close(descriptor)
    #expect(try project.found() == [Self.found])
    #expect(try project.lint().errors.contains("is not looked at: its name is not UTF-8 [skipped-file]"))
    unlink("\(folder)/a\u{FFFD}.swift")
  }
}
