import Testing
import TokenDiagnostics

@testable import TokenLint

/// Projects that no hand writes and that Xcode might read all the same.
struct HostileProjectTests {
  /// Apps that share all their phases, each of which lists all files.
  private static func project(apps: Int, phases: Int, files: Int) -> String {
    let settings = "SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; IPHONEOS_DEPLOYMENT_TARGET = 15.0;"
    let list = (0..<phases).map { "S\($0)" }.joined(separator: ",")
    let built = (0..<files).map { "B\($0)" }.joined(separator: ",")
    let objects =
      (0..<files).map {
        "F\($0) = { isa = PBXFileReference; path = \($0).swift; sourceTree = SOURCE_ROOT; }; B\($0) = { fileRef = F\($0); };"
      }
      + (0..<phases).map { "S\($0) = { isa = PBXSourcesBuildPhase; files = (\(built)); };" }
      + (0..<apps).map {
        "T\($0) = { isa = PBXNativeTarget; name = App\($0); productType = \"com.apple.product-type.application\"; buildConfigurationList = L; buildPhases = (\(list)); };"
      }
    return """
      { objects = {
        P = { isa = PBXProject; targets = (\((0..<apps).map { "T\($0)" }.joined(separator: ","))); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
        \(objects.joined())
      }; rootObject = P; }
      """
  }

  /// To look for each file of each phase of each app takes minutes.
  @Test func manyAppsMayShareTheirFiles() {
    let (apps, files) = (200, 1500)
    let text = Self.project(apps: apps, phases: 200, files: files)
    let project = ProjectFiles(
      [LintedFile(ofProject: SourceFile(path: "App.xcodeproj/project.pbxproj", text: text))],
      others: { _ in nil })
    var facts = FileFacts()
    facts.facts = [Fact(rule: "screen-main-bounds", range: 0..<1, message: "found")]
    facts.types = [DeclaredType(name: "A", isExtension: false, inherited: ["UIApplicationDelegate"])]
    let sources = (0..<files).map {
      LintedFile(source: SourceFile(path: "\($0).swift", text: "a"), facts: facts)
    }
    let read = ProjectReading(rules: LintRule.projectRules).read(project, with: sources)
    #expect(read.filter { $0.placement.deploymentTarget == 15 }.count == files)
    let missing = read.flatMap(\.facts.facts).filter { $0.rule == "scene-manifest-missing" }
    #expect(missing.count == apps)
  }
}
