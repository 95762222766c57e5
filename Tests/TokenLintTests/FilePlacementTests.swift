import Testing
import TokenDiagnostics

@testable import TokenLint

/// What a project's own files make of what is found in its code.
struct FilePlacementTests {
  private static let helper = """
    --- App/Device.swift
    extension UIDevice { static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad } }

    """

  private static func extensionPoint(_ point: String) -> String {
    ProjectExample.infoPlist(
      "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string></dict>")
  }

  private static func inExtension(_ point: String) -> String {
    ProjectExample.xcode("INFOPLIST_FILE = \"App/Info.plist\";", product: "app-extension")
      + extensionPoint(point) + helper
  }

  @Test func onlyNotesHelpersWhereThereAreNoWindows() {
    let widget = Self.findings(in: Self.inExtension("com.apple.widgetkit-extension"))
    #expect(widget.map(\.severity) == [.note])
    #expect(widget.first?.message.hasSuffix("(which an extension without windows has not)") == true)
    #expect(Self.findings(in: Self.inExtension("com.apple.share-services")).map(\.severity) == [.warning])
    #expect(Self.findings(in: Self.helper).map(\.severity) == [.warning])
  }

  @Test func asksWhetherAnotherTargetHasTheFile() {
    let shared = Self.inExtension("com.apple.widgetkit-extension")
      .replacing("targets = (T)", with: "targets = (T, K)")
      .replacing(
        "}; rootObject",
        with: """
          K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
            buildConfigurationList = M; fileSystemSynchronizedGroups = (G); }; }; rootObject
          """)
    #expect(Self.findings(in: shared).map(\.severity) == [.warning])
  }

  private static let swap = """
    --- App/Card.swift
    struct Card: View {
      var body: some View {
        if sizeClass == .regular { HStack { Field() } } else { VStack { Field() } }
      }
    }

    """

  private static func app(on system: String, _ path: String = "App/Card.swift") -> String {
    let settings = "IPHONEOS_DEPLOYMENT_TARGET = \(system); INFOPLIST_KEY_UILaunchScreen_Generation = YES;"
    return ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES; \(settings)")
      + swap.replacing("App/Card.swift", with: path)
  }

  @Test(arguments: ["App/Card.swift", "Packages/Card.swift"])
  func proposesNothingThatTheAppCannotHave(_ path: String) {
    let old = Self.findings(in: Self.app(on: "15.4", path))
    #expect(old.map(\.severity) == [.note])
    #expect(old.first?.message.hasSuffix("(from iOS 16)") == true)
    #expect(old.first?.fixIts.isEmpty == true)
    let new = Self.findings(in: Self.app(on: "16.0", path))
    #expect(new.map(\.severity) == [.warning])
    #expect(new.first?.fixIts.isEmpty == false)
  }

  /// What is found of devices, with the project read.
  private static func findings(in example: String) -> [Diagnostic] {
    allFindings(in: example).filter { ["idiom-helper", "conditional-stack-swap"].contains($0.id.name) }
  }

  private static func allFindings(in example: String) -> [Diagnostic] {
    let files = ExampleFiles(example)
    let all = ProjectReading(rules: LintRule.all).read(files.projectFiles, with: files.sources)
    return Judge(rules: LintRule.all, selection: RuleSelection(), today: "2026-11-30").findings(in: all)
      .map(\.diagnostic)
  }

  private static func vendored(in folder: String = "Vendor/Kit/Demo", reference: String = "") -> String {
    let app = ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES;")
      .replacing("}; rootObject", with: "\(reference) }; rootObject")
    let demo = ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES;")
      .replacing("--- App", with: "--- \(folder)/Demo")
    let window = "--- \(folder)/App/Window.swift\nlet window = UIWindow(frame: start)\n"
    return app + "\n" + demo + "\n" + window
  }

  @Test func testsAreKnownByTheirFolders() {
    #expect(TestPath.isOne("AppUITests-Host/Scene.swift") && TestPath.isOne("Tests/A.swift"))
    #expect(!TestPath.isOne("Testing/A.swift"))
  }

  private static func severities(_ text: String, in folder: String) -> [Diagnostic.Severity] {
    allFindings(in: text).filter { $0.range?.file.path.hasPrefix(folder) == true }.map(\.severity)
  }

  @Test func onlyNotesWhatIsInNoProjectOfTheApp() {
    let found = Self.severities(Self.vendored(), in: "Vendor/")
    #expect(!found.isEmpty && Set(found) == [.note])
    let reference =
      "V = { isa = PBXFileReference; path = Vendor/Kit/Demo/Demo.xcodeproj; sourceTree = SOURCE_ROOT; };"
    #expect(Self.severities(Self.vendored(reference: reference), in: "Vendor/").contains(.error))
  }

  /// A demo beside what the app builds came with it; one beside the app's project is somebody's work.
  @Test func onlyNotesDemosOfWhatTheAppBuilds() {
    let found = Self.severities(Self.vendored(in: "App/Views/Field/Demo"), in: "App/Views/Field/Demo/Demo.x")
    #expect(!found.isEmpty && Set(found) == [.note])
    #expect(Self.severities(Self.vendored(in: "Demo"), in: "Demo/Demo.x").contains(.error))
  }
}
