import Testing
import TokenDiagnostics

@testable import TokenLint

/// The examples of each project rule are its tests, as they are for the rules that look at Swift.
struct ProjectRuleTests {
  @Test(arguments: LintRule.projectRules.map(\.id))
  func findsWhatItShows(_ id: String) throws {
    let rule = try #require(LintRule.all.first { $0.id == id })
    #expect(rule.examples.found.count >= 3)
    for example in rule.examples.found {
      let files = ExampleFiles(example)
      #expect(!files.places.isEmpty, "\(example)")
      #expect(Self.places(of: id, in: files) == files.places.sorted(), "\(example)")
    }
  }

  @Test(arguments: LintRule.projectRules.map(\.id))
  func findsNothingElsewhere(_ id: String) throws {
    let rule = try #require(LintRule.all.first { $0.id == id })
    #expect(rule.examples.silent.count >= 5)
    for example in rule.examples.silent {
      #expect(Self.places(of: id, in: ExampleFiles(example)) == [], "\(example)")
    }
  }

  @Test func commentsTakeFindingsBack() {
    let plist = ProjectExample.infoPlist(
      """
      <!-- tokenc:disable:next requires-full-screen - a game -->
      <key>UIRequiresFullScreen</key><true/>
      """)
    let findings = Self.findings(in: ExampleFiles(plist))
    #expect(findings.map(\.suppression?.reason) == ["a game"])
  }

  @Test func oneFindingForAllConfigurations() {
    let project = ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES;")
      .replacing("buildConfigurations = (D)", with: "buildConfigurations = (D, E)")
      .replacing(
        "}; rootObject",
        with: """
          E = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;
            INFOPLIST_KEY_UILaunchScreen_Generation = YES; }; }; }; rootObject
          """)
    let messages = Self.findings(in: ExampleFiles(project)).map(\.diagnostic.message)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("in configuration 'Release'") == true)
  }

  @Test func aManifestIsNamedAsSuch() {
    let manifest = """
      --- project.yml
      targets:
        App: { type: application, platform: iOS, info: { path: I.plist, properties: { UIRequiresFullScreen: true, UILaunchScreen: {} } } }
      """
    let messages = Self.findings(in: ExampleFiles(manifest)).map(\.diagnostic.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.hasSuffix("(from the generator manifest)") })
  }

  private static func places(of id: String, in files: ExampleFiles) -> [String] {
    findings(in: files).filter { $0.diagnostic.id.name == id }.compactMap(\.diagnostic.range)
      .map { "\($0.file.path):\($0.start)" }.sorted()
  }

  private static func findings(in example: ExampleFiles) -> [Finding] {
    let files = ProjectReading(rules: LintRule.projectRules).read(example.projectFiles, with: example.sources)
    // A rule that is usually off is switched on.
    let selection = RuleSelection([.init(["storyboard-bars"], .usual) { _ in true }])
    return Judge(rules: LintRule.projectRules, selection: selection, today: "2026-11-30").findings(in: files)
  }
}
