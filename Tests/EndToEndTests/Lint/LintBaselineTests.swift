import TestSupport
import Testing

/// The baseline: what was there when a project began.
@Suite struct LintBaselineTests {
  private let project: LintProject
  private static let body = "struct Card {\n  var width: CGFloat { UIScreen.main.bounds.width }\n}\n"
  private static let baseline = ".tokenc-baseline"

  init() throws {
    project = try LintProject()
    try project.folder.write(Self.body, to: "Sources/A.swift")
    let run = try project.lint("--write-baseline")
    #expect(run.errors == "1 finding is in '.tokenc-baseline' now\n")
    #expect(run.status == 0)
    #expect(run.output == "")
  }

  @Test func whatIsKnownIsNotTold() throws {
    #expect(try project.found() == [])
    #expect(try project.lint().status == 0)
    #expect(try project.lint("--write-baseline").status == 0)
    let lines = (project.folder.text(of: Self.baseline) ?? "").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[1].hasPrefix("screen-main-bounds\tSources/A.swift\t"), "\(lines)")
    #expect(lines[1].hasSuffix("\tCard.width\t2"), "\(lines)")
  }

  @Test(arguments: [
    "import UIKit\n\n\nBODY", "BODYstruct Other {}\n", "\r\nBODY",
    "struct Card {\n  var width: CGFloat {\n    UIScreen . main\n      .bounds // a comment\n      .width }\n}\n",
  ])
  func editsAroundAnEntryKeepIt(_ text: String) throws {
    try project.folder.write(text.replacing("BODY", with: Self.body), to: "Sources/A.swift")
    #expect(try project.found() == [])
    #expect(try project.lint().errors == "")
  }

  @Test func itIsNotWrittenThroughALinkOutOfTheProject() throws {
    try project.folder.write("", to: "Sources/.tokenc.yml")
    for target in ["../elsewhere", "../.tokenc-baseline"] {
      try project.folder.link("Sources/.tokenc-baseline", to: target)
      let run = try project.lint("--write-baseline", in: "Sources")
      #expect(run.status == 2)
      #expect(
        run.errors.contains(
          "the baseline '.tokenc-baseline' is not written: a link leads to it out of the project"),
        "\(run.errors)")
      try project.folder.remove("Sources/.tokenc-baseline")
    }
    #expect(project.folder.text(of: "elsewhere") == nil)
  }

  @Test func whatIsNotThereCannotBePruned() throws {
    try project.folder.remove(Self.baseline)
    let run = try project.lint("--prune-baseline")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("'--prune-baseline': there is no baseline '.tokenc-baseline'"), "\(run.errors)")
  }

  @Test func aCopyIsNew() throws {
    try project.folder.write(
      Self.body.replacing("}\n}", with: "+ UIScreen.main.bounds.width }\n}"), to: "Sources/A.swift")
    #expect(try project.found() == ["Sources/A.swift:2 screen-main-bounds"])
    try project.folder.write(Self.body, to: "Sources/A.swift")
    try project.folder.write(Self.body, to: "Sources/B.swift")
    #expect(try project.found() == ["Sources/B.swift:2 screen-main-bounds"])
    try project.folder.write(Self.body.replacing("width:", with: "height:"), to: "Sources/A.swift")
    try project.folder.remove("Sources/B.swift")
    let elsewhere = ["Sources/A.swift:2 screen-main-bounds", ".tokenc-baseline:2 baseline-entry-fixed"]
    #expect(try project.found() == elsewhere, "in another declaration")
  }

  @Test func aRenamedFileKeepsItsEntries() throws {
    try project.folder.remove("Sources/A.swift")
    try project.folder.write(Self.body, to: "Sources/New/B.swift")
    #expect(try project.found() == [])
    #expect(try project.lint().errors == "")
    #expect(try project.lint("--prune-baseline").errors.contains("0 entries were removed"))
    #expect(project.folder.text(of: Self.baseline)?.contains("\tSources/New/B.swift\t") == true)
  }

  @Test func whatIsFixedIsToldAndRemoved() throws {
    let before = project.folder.text(of: Self.baseline)
    try project.folder.write("struct Card {}\n", to: "Sources/A.swift")
    let run = try project.lint()
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        ".tokenc-baseline:2:1: note: 'screen-main-bounds' is not found in 'Sources/A.swift' any more; "
          + "'--prune-baseline' removes the entry [baseline-entry-fixed]"), "\(run.output)")
    for arguments in [["--select", "meta"], ["--ignore", "device"]] {
      #expect(try project.lint(arguments).output == "", "that rule has not looked")
      _ = try project.lint(arguments + ["--prune-baseline"])
      #expect(project.folder.text(of: Self.baseline) == before)
    }
    #expect(try project.lint("--prune-baseline").errors.contains("1 entry was removed"))
    #expect(project.folder.text(of: Self.baseline)?.split(separator: "\n").count == 1)
    #expect(try project.lint().errors == "")
  }

  @Test func ofAPartOnlyItsEntriesAreLookedFor() throws {
    try project.folder.write(Self.body, to: "Other/B.swift")
    #expect(try project.lint("--write-baseline").errors.hasPrefix("2 findings are"))
    try project.folder.write("", to: "Sources/A.swift")
    #expect(try project.lint("Other").errors == "")
    let pruned = try project.lint("Other", "--prune-baseline")
    #expect(pruned.status == 2)
    #expect(pruned.errors.contains("'--prune-baseline' looks at the whole project; leave out paths"))
    #expect(try project.lint().output.contains("'Sources/A.swift' any more"))
    try project.folder.remove("Sources/A.swift")
    #expect(try project.lint("Other").errors == "", "it may have another name somewhere else")
    #expect(try project.lint().output.contains("'Sources/A.swift' any more"))
  }

  @Test func aDamagedBaselineIsRefused() throws {
    let text = project.folder.text(of: Self.baseline) ?? ""
    for damage in ["<<<<<<< HEAD\n", "a\tb\tc\td\n", "a\tb\tc\td\te\n", "\tb\tc\td\t1\n"] {
      try project.folder.write(text + damage, to: Self.baseline)
      let run = try project.lint()
      #expect(run.status == 2)
      #expect(
        run.errors == "tokenc: error: line 3 of '.tokenc-baseline' is no entry of a baseline; "
          + "'--write-baseline' writes one\n")
    }
  }

  @Test func nothingButABaselineIsOverwritten() throws {
    for path in ["Sources/A.swift", "Notes.txt"] {
      try project.folder.write(Self.body, to: path)
      let run = try project.lint("--write-baseline", "--baseline", path)
      #expect(run.status == 2)
      #expect(run.errors.contains("'\(path)' is there and is no baseline, so it is not overwritten"))
      #expect(project.folder.text(of: path) == Self.body)
    }
    try project.folder.write("", to: "Notes.txt")
    #expect(try project.lint("--write-baseline", "--baseline", "Notes.txt").status == 0)
    #expect(try project.lint("--write-baseline", "--baseline", "Notes.txt").status == 0)
  }

  @Test func aBaselineMayBeMergedByHand() throws {
    let entry = (project.folder.text(of: Self.baseline) ?? "").split(separator: "\n")[1]
    let other = entry.replacing("Sources/A.swift", with: "Sources/B.swift")
    for text in [
      "\n\(other)\n\n# theirs\n\(entry)\n", "\u{FEFF}\(other)\r\n\(entry)\r\n", "\(other)\n\(entry)",
    ] {
      try project.folder.write(text, to: Self.baseline)
      try project.folder.write(Self.body, to: "Sources/B.swift")
      #expect(try project.found() == [], "\(text)")
      try project.folder.write("", to: "Sources/B.swift")
      let place = text.hasPrefix("\n") ? "2:1" : "1:1"
      #expect(try project.lint().output.hasPrefix(".tokenc-baseline:\(place): note: "), "\(text)")
    }
  }

  @Test func anotherBaselineMayBeNamed() throws {
    try project.folder.remove(Self.baseline)
    #expect(try project.lint("--baseline", "old.txt").status == 2, "who names one means it")
    #expect(try project.lint("--write-baseline", "--baseline", "old.txt").status == 0)
    #expect(try project.found("--baseline", "old.txt") == [])
    #expect(try project.found().count == 1)
    try project.folder.write("lint: { baseline: old.txt }\n", to: ".tokenc.yml")
    #expect(try project.found(in: "Sources") == [])
  }
}
