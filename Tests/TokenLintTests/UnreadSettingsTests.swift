import Testing
import TokenDiagnostics

@testable import TokenLint

/// A project may name a settings file that is not there: one with secrets, or one that a script writes. It may say
/// anything, so what is not found is not missing for certain.
struct UnreadSettingsTests {
  private static let file = "INFOPLIST_FILE = App/Info.plist;"
  private static let neverGenerated = "GENERATE_INFOPLIST_FILE = NO;"
  private static let noManifest = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = NO;"

  @Test(arguments: [
    ("", "note"),
    (file, "note"),
    (neverGenerated, "note"),
    (file + neverGenerated, "error"),
    (file + noManifest, "error"),
    ("GENERATE_INFOPLIST_FILE = YES;" + noManifest, "note"),
  ])
  func whatTheTargetSetsCountsMore(_ settings: String, _ severity: String) {
    #expect(Self.found(Self.naming("Secret.xcconfig", in: "D", settings)) == [severity])
    #expect(Self.found(Self.naming("Secret.xcconfig", in: "C", settings)) == [severity])
  }

  @Test func whatIsReadIsCertain() {
    let named = Self.naming("Secret.xcconfig", in: "D", Self.file)
    #expect(Self.found(named + "--- Secret.xcconfig\nA = 1\n") == ["error"])
    #expect(Self.found(named + "--- Secret.xcconfig\n#include \"Other.xcconfig\"\n") == ["note"])
    #expect(Self.found(named + "--- Secret.xcconfig\n#include? \"Other.xcconfig\"\n") == ["error"])
    let manifest = "<key>UIApplicationSceneManifest</key><dict/>"
    #expect(Self.found(named.replacing("<dict/>", with: "<dict>\(manifest)</dict>")) == [])
    // What CocoaPods writes sets no keys.
    #expect(Self.found(Self.naming("Pods/Target Support Files/A.xcconfig", in: "D", Self.file)) == ["error"])
  }

  @Test func theFileIsNamed() {
    let project = Self.naming("Config/Secret.xcconfig", in: "D", Self.file)
    let end = "is not known: its build settings in 'Config/Secret.xcconfig' cannot be read"
    #expect(
      Self.findings(in: project).map(\.diagnostic.message) == [
        "whether app 'App' has a launch screen, which the iOS 27 SDK asks for, \(end)",
        "whether app 'App' has a scene manifest, which the iOS 27 SDK asks for, \(end)",
      ])
    let built = project.replacing(
      "sourceTree = SOURCE_ROOT; }; };", with: "sourceTree = BUILT_PRODUCTS_DIR; }; };")
    #expect(
      Self.findings(in: built).allSatisfy {
        $0.diagnostic.message.contains("in '$(BUILT_PRODUCTS_DIR)/Config/Secret.xcconfig'")
      })
    #expect(Self.found(built) == ["note"])
  }

  @Test func aManifestOfAGeneratorMayNameOneToo() {
    let manifest = """
      --- project.yml
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          configFiles: { Debug: Secret.xcconfig, Release: Release.xcconfig }
          info: { path: Info.plist }
      --- Release.xcconfig
      A = 1

      """
    #expect(Self.found(manifest + ProjectExample.appDelegate).sorted() == ["error", "note"])
  }

  /// An app with an app delegate, an Info.plist that says nothing, and a configuration that names a settings file.
  private static func naming(_ path: String, in configuration: String, _ settings: String) -> String {
    let object = "X = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = SOURCE_ROOT; }; };"
    return ProjectExample.xcode(settings)
      .replacing(
        "\(configuration) = { isa = XCBuildConfiguration;",
        with: "\(configuration) = { isa = XCBuildConfiguration; baseConfigurationReference = X;"
      )
      .replacing("}; rootObject", with: "\(object) rootObject")
      + "--- App/Info.plist\n<plist><dict/></plist>\n" + ProjectExample.appDelegate
  }

  private static func found(_ example: String) -> [String] {
    findings(in: example).map(\.diagnostic).filter { $0.id.name == "scene-manifest-missing" }
      .map(\.severity.rawValue)
  }

  private static func findings(in example: String) -> [Finding] {
    let files = ExampleFiles(example)
    let read = ProjectReading(rules: LintRule.projectRules).read(files.projectFiles, with: files.sources)
    return Judge(rules: LintRule.projectRules, selection: RuleSelection(), today: "2026-11-30")
      .findings(in: read)
  }
}
