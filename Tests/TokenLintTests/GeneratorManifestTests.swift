import Testing
import TokenDiagnostics

@testable import TokenLint

struct GeneratorManifestTests {
  private static let manifest = """
    include: [apps/target.yml]
    options: { deploymentTarget: { iOS: "17.0" } }
    settings: { base: { KIND: base }, configs: { release: { KIND: release } } }
    settingGroups: { wide: { TARGETED_DEVICE_FAMILY: 2 } }
    targetTemplates:
      App: { type: application, settings: { groups: [wide] } }
    """
  private static let target = """
    targets:
      App:
        templates: [App]
        platform: iOS
        sources: [Sources, { path: ../Shared }]
        deploymentTarget: "18.0"
        info: { path: Info.plist, properties: { UIRequiresFullScreen: YES, UILaunchStoryboardName: "$(KIND)" } }
      Kit: { type: framework, platform: iOS }
      Mac: { type: application, platform: macOS }
    """

  private static func facts(_ files: [String: String]) -> ProjectFacts {
    readProject(
      ProjectFiles(
        files.map { LintedFile(ofProject: SourceFile(path: $0.key, text: $0.value)) }, others: { _ in nil }))
  }

  @Test func xcodeGenIsReadWithWhatItIncludes() throws {
    let facts = Self.facts(["project.yml": Self.manifest, "apps/target.yml": Self.target])
    #expect(facts.apps.map(\.name) == ["App"])
    let app = try #require(facts.apps.first)
    #expect(app.builds.map(\.configuration) == ["Debug", "Release"])
    #expect(app.sources.folders == ["apps/Sources", "Shared"])
    let build = try #require(app.builds.last)
    #expect(build.isWhole)
    #expect(build.devices == .tablet)
    #expect(build.deploymentTarget == "18.0")
    #expect(build.infoPlist.isTrue(build.infoPlist.entry("UIRequiresFullScreen")?.value))
    #expect(build.infoPlist.text(build.infoPlist.entry("UILaunchStoryboardName")?.value) == "release")
    #expect(build.infoPlist.entry("UIRequiresFullScreen")?.key.text == "UIRequiresFullScreen")
  }

  @Test func whatIsNotFoundMakesItUnknown() {
    let facts = Self.facts([
      "project.yml":
        "include: [missing.yml, project.yml]\ntargets: { App: { type: application, platform: iOS, info: {} } }"
    ])
    #expect(facts.apps.map(\.builds.first?.isWhole) == [false])
  }

  /// Each anchor names the one before nine times.
  @Test func aliasesDoNotUnfoldWithoutEnd() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for index in 1...30 {
      text +=
        "a\(index): &a\(index) [" + Array(repeating: "*a\(index - 1)", count: 9).joined(separator: ", ")
        + "]\n"
    }
    #expect(Self.facts(["project.yml": text + "targets: {}\n"]).apps.isEmpty)
  }

  @Test(arguments: [
    "", "targets: [", "targets: 1", "targets: { App: 1 }", "- targets", "targets: { App: { type: [] } }",
  ])
  func otherYAMLIsNoManifest(_ text: String) {
    #expect(Self.facts(["project.yml": text]).apps.isEmpty)
  }

  @Test func theXcodeProjectCountsWhereBothAreThere() throws {
    let files = ExampleFiles(
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES;")
        + "--- project.yml\ntargets: { App: { type: application, platform: iOS, info: {} } }\n")
    #expect(readProject(files.projectFiles).apps.map(\.kind) == [.xcodeProject])
  }

  @Test func tuistTellsKeysOfApps() throws {
    let facts = Self.facts([
      "Project.swift": """
      import ProjectDescription
      let project = Project(name: "P", targets: [
        .target(name: "App", product: .app, infoPlist: .extendingDefault(with: [
          "UIRequiresFullScreen": .boolean(true), "UISupportedInterfaceOrientations": .array(["A", .string("B")]),
          "UIApplicationSceneManifest": ["UISceneConfigurations": [:]],
        ])),
        .target(name: "Widget", product: .appExtension, infoPlist: .dictionary(["UIRequiresFullScreen": true])),
      ])
      """
    ])
    #expect(facts.apps.map(\.name) == ["App"])
    let plist = try #require(facts.apps.first?.builds.first).infoPlist
    #expect(
      plist.entry("UISupportedInterfaceOrientations")?.value.elements?.compactMap(\.text) == ["A", "B"])
    #expect(
      plist.entry("UIApplicationSceneManifest")?.value["UISceneConfigurations"]?.entries?.isEmpty == true)
    #expect(plist.entry("UIRequiresFullScreen")?.key.text == "\"UIRequiresFullScreen\"")
  }

  @Test(arguments: [
    "import ProjectDescription\nlet a = [\"UIRequiresFullScreen\": " + String(repeating: "[", count: 50_000),
    "import ProjectDescription\nlet a = [\"UIRequiresFullScreen\": a" + String(repeating: ".b", count: 20_000)
      + "]",
    "import ProjectDescription\nlet a = " + String(repeating: "[\"UIRequiresFullScreen\": ", count: 5_000),
  ])
  func deepSwiftEnds(_ text: String) {
    #expect(Self.facts(["Project.swift": text]).apps.allSatisfy { $0.kind == .manifest })
  }
}
