import TestSupport
import Testing

/// What `.tokenc.yml` says to `tokenc lint`.
@Suite struct LintConfigTests {
  private let project: LintProject

  init() throws { project = try LintProject("Sources/A.swift", "Sources/Old/B.swift", "Tools/C.swift") }

  private func configure(_ lint: String, in folder: String = ".") throws {
    let lines = lint.split(separator: "\n").map { "  \($0)\n" }.joined()
    try project.folder.write("lint:\n" + lines, to: folder + "/.tokenc.yml")
  }

  private func severities(_ arguments: String...) throws -> [String] {
    let lines = try project.lint(arguments).output.split(separator: "\n")
    return lines.compactMap { $0.firstMatch(of: #/^(\S+?):\d+:\d+: (\w+): /#).map { "\($0.1) \($0.2)" } }
  }

  @Test func filesAreIncludedAndExcluded() throws {
    try configure("include: [\"Sources/**\"]\nexclude: [Sources/Old]")
    #expect(try project.files() == ["Sources/A.swift"])
    #expect(try project.files("Tools/C.swift", "Sources/Old") == [], "also of what is named")
  }

  @Test func patternsThatFitNothingAreTold() throws {
    try configure("include: [\"Sources/**\", \"Tolls/**\"]\nseverity: { device: { Nowhere: off } }")
    let told = try project.lint().output
    #expect(
      told.contains(
        ".tokenc.yml:2:27: warning: the pattern 'Tolls/**' fits no file that the linter reads; patterns count from "
          + "the folder of the config [config-no-effect]"), "\(told)")
    #expect(told.contains(".tokenc.yml:3:25: warning: the pattern 'Nowhere' fits no file"), "\(told)")
    #expect(try !project.lint("Sources").output.contains("Tolls"))
    #expect(try project.lint(project.folder.url.path).output == told, "the root is the whole project")
    #expect(try !project.lint("--ignore", "config-no-effect").output.contains("Tolls"))
    try configure("include: [\"Sources/**\", \"Tolls/**\"]\nseverity: { config-no-effect: error }")
    #expect(try severities().contains(".tokenc.yml error"))
  }

  /// What no source of the project declares.
  @Test func questionsAboutTheDeviceAreNamed() throws {
    let text = "func f() { stack.spacing = Device.isBig ? 24 : 12; g.spacing = device.isBig ? 1 : 2 }\n"
    try project.folder.write(
      text + "func g() { bar.isHidden = isWide; h.isHidden = Screen.isBig }\n", to: "Tools/C.swift")
    #expect(try project.found("Tools") == [])
    try configure("deviceSymbols: [Device.isBig, isWide]")
    let found = [
      "Tools/C.swift:1 idiom-layout", "Tools/C.swift:1 idiom-layout", "Tools/C.swift:2 idiom-layout",
    ]
    #expect(try project.found("Tools") == found)
    #expect(try project.found("Tools", "--parse-all") == found)
    try configure("select: [device]")
    #expect(try project.found("Tools") == [], "what was kept with them does not count without them")
  }

  @Test func rulesAreSelected() throws {
    try configure("select: [meta]")
    #expect(try project.files() == [])
    try configure("select: [screen-main-bounds]")
    #expect(try project.files().count == 3)
  }

  @Test func severitiesAreSetForRulesFamiliesAndPaths() throws {
    try configure("severity: { device: warning }")
    #expect(
      try severities() == ["Sources/A.swift warning", "Sources/Old/B.swift warning", "Tools/C.swift warning"])
    try configure(
      "severity: { device: warning, screen-main-bounds: { \"Sources/Old/**\": off, Tools: info } }")
    #expect(try severities() == ["Sources/A.swift warning", "Tools/C.swift note"])
    #expect(try project.lint().status == 0)
  }

  @Test func nestedConfigsInherit() throws {
    try configure("severity: { screen-main-bounds: warning }")
    try configure("exclude: [Old/B.swift]\nseverity: { screen-main-bounds: info }", in: "Sources")
    try project.folder.write(LintProject.finding, to: "Sources/Old/D.swift")
    try configure("severity: { device: error }", in: "Sources/Old")
    let all = ["Sources/A.swift note", "Sources/Old/D.swift error", "Tools/C.swift warning"]
    #expect(try severities() == all)
    #expect(try severities("Sources/Old", "Sources", "Tools") == all, "in whatever order they are met")
    #expect(try severities("Sources/A.swift") == ["Sources/A.swift note"], "on the way to what is named")
    #expect(try severities("Sources/Old") == ["Sources/Old/D.swift error"])
  }

  @Test func unknownNamesAreTold() throws {
    try configure("select: [devise]\nseverity: { screen-main-bound: warning, meta: loud }")
    let run = try project.lint()
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        ".tokenc.yml:2:12: error: 'devise' is not a rule or a family of rules; did you mean 'device'? [unknown-rule]"
      ))
    #expect(run.errors.contains("'screen-main-bound' is not a rule or a family of rules; did you mean"))
    #expect(
      run.errors.contains("'loud' says not how much a finding weighs; expected error, warning, info or off"))
    #expect(run.output == "")
  }

  @Test func mistakesInNestedConfigsAreTold() throws {
    try configure("severty: { device: off }", in: "Sources")
    let run = try project.lint()
    #expect(run.errors.contains("Sources/.tokenc.yml:2:3: "), "\(run.errors)")
  }

  @Test(arguments: [
    ("lint: [\n", "Sources/.tokenc.yml:"), ("lint: { exclude: [a\nb: 1\n", "Sources/.tokenc.yml:"),
    ("- lint\n", "Sources/.tokenc.yml:1:1: error: the config is a mapping"),
    ("tokens: [Tokens]\nlint: { exclud: [Old] }\n", "Sources/.tokenc.yml:2:9: error: "),
  ])
  func aBrokenNestedConfigIsNotPassedBy(_ text: String, _ place: String) throws {
    try project.folder.write(text, to: "Sources/.tokenc.yml")
    let run = try project.lint()
    #expect(run.status == 2)
    #expect(run.errors.contains(place), "\(run.errors)")
    #expect(run.errors.contains(": error: "), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test func aNestedConfigThatCannotBeReadIsAnError() throws {
    try project.folder.makeFolder("Sources/.tokenc.yml")
    let run = try project.lint()
    #expect(run.status == 2)
    #expect(run.errors.contains("error: the config 'Sources/.tokenc.yml' cannot be read: it is a folder"))
  }

  @Test func theMistakesOfAProjectInTheProjectAreItsOwn() throws {
    try project.folder.write("outputs: 7\nlint: { exclude: [Old] }\n", to: "Sources/.tokenc.yml")
    #expect(try project.files() == ["Sources/A.swift", "Tools/C.swift"])
  }

  @Test func aBaselineThatTheConfigNamesHasToBeThere() throws {
    try configure("baseline: known.txt")
    let place =
      ".tokenc.yml:2:13: warning: the baseline 'known.txt' is not there; '--write-baseline' writes it"
    let told = try project.lint()
    #expect(told.output.contains(place + " [config-no-effect]"), "\(told.output)")
    #expect(try project.lint("--write-baseline").status == 0)
    #expect(try project.lint().output == "")
    try project.folder.remove("known.txt")
    try configure("baseline: .tokenc-baseline")
    #expect(try !project.lint().output.contains("config-no-effect"), "the usual one may be named before")
  }

  @Test func theConfigSaysWhatFails() throws {
    try configure("failOn: warning\nseverity: { device: warning }")
    #expect(try project.lint().status == 1)
    #expect(try project.lint("--fail-on", "error").status == 0)
  }
}
