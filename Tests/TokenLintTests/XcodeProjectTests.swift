import Testing
import TokenDiagnostics

@testable import TokenLint

struct XcodeProjectTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; targets = (T, W, M); buildConfigurationList = PL; mainGroup = MG; projectDirPath = ""; };
      PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
      PC = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {
        SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 1; PLACE = Project; }; };
      MG = { isa = PBXGroup; children = (G, S); sourceTree = "<group>"; };
      G = { isa = PBXGroup; children = (X, F); path = Config; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = ../Sources/Main.swift; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Other/Watch.swift); };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = TL; buildPhases = (B); fileSystemSynchronizedGroups = (S); };
      B = { isa = PBXSourcesBuildPhase; files = (BF); };
      BF = { isa = PBXBuildFile; fileRef = F; };
      TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
      TC = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = S;
        baseConfigurationReferenceRelativePath = Target.xcconfig; buildSettings = {
        INFOPLIST_FILE = "$(SRCROOT)/$(TARGET_NAME)/$(KIND).plist"; TARGETED_DEVICE_FAMILY = "$(inherited),2";
        "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]" = 18.0; }; };
      W = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application";
        buildConfigurationList = WL; };
      WL = { isa = XCConfigurationList; buildConfigurations = (WC); };
      WC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
      M = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        buildConfigurationList = TL; };
    }; rootObject = P; }
    """

  private static func files(_ project: String) -> ProjectFiles {
    ProjectFiles(
      [
        SourceFile(path: "ios/App.xcodeproj/project.pbxproj", text: project),
        SourceFile(path: "ios/Config/Base.xcconfig", text: "KIND = Info\nPLACE = file"),
        SourceFile(path: "ios/App/Target.xcconfig", text: "PLACE = $(inherited) target file"),
        SourceFile(
          path: "ios/App/Info.plist", text: "<plist><dict><key>UILaunchScreen</key><dict/></dict></plist>"),
      ].map(LintedFile.init(ofProject:)), others: { _ in nil })
  }

  @Test func appsAreReadWithAllTheirSettings() throws {
    let facts = readProject(Self.files(Self.project))
    #expect(facts.apps.map(\.name) == ["App"])
    let app = try #require(facts.apps.first)
    let build = try #require(app.builds.first)
    #expect(app.builds.count == 1)
    #expect(build.isWhole)
    #expect(build.place.text == "Debug")
    #expect(build.devices == [.phone, .tablet])
    #expect(build.deploymentTarget == "18.0")
    #expect(build.settings.value("PLACE")?.text == "Project target file")
    #expect(build.infoPlist.start?.file.path == "ios/App/Info.plist")
    #expect(build.infoPlist.entry("UILaunchScreen")?.key.text == "<key>UILaunchScreen</key>")
  }

  @Test func sourcesAreFilesAndFolders() throws {
    let app = try #require(readProject(Self.files(Self.project)).apps.first)
    let paths = [
      "ios/Sources/Main.swift", "ios/Application/Card.swift", "ios/App/Other/Watch.swift",
      "ios/App/Views/Card.swift",
    ]
    #expect(SourceMembership(SourcePaths(paths)).members(of: app.sources) == [0, 3])
  }

  @Test func headersBelongToTheFilesOfTheirNames() {
    var sources = AppSources()
    sources.lists = [SourceList(["a/Card.m", "a/Row.mm", "a/Cell.swift"])]
    let membership = SourceMembership(
      SourcePaths(["a/Card.h", "a/Row.h", "a/Cell.h", "b/Card.h", "a/Card.m"]))
    #expect(membership.members(of: sources) == [0, 1, 4])
    sources.folders = ["", "b"]
    #expect(membership.members(of: sources) == [0, 1, 2, 3, 4])
  }

  /// Groups that are in themselves, and objects that refer to what they are not.
  @Test(arguments: [
    ("children = (G, S)", "children = (MG, G)"), ("rootObject = P", "rootObject = T"),
    ("targets = (T", "targets = (P, T"),
    ("buildConfigurationList = TL;", "buildConfigurationList = T;"),
    ("children = (X, F)", "children = (G, X, F)"),
    ("SDKROOT = iphoneos", "SDKROOT = (iphoneos, {})"), ("fileRef = F", "fileRef = BF"),
    ("name = Debug", "name = ()"),
  ])
  func circlesEnd(_ text: String, _ replacement: String) {
    let facts = readProject(Self.files(Self.project.replacing(text, with: replacement)))
    #expect(facts.apps.count <= 3)
  }

  /// Targets that share their configurations, each of which has a settings file with many lines.
  private static func shared(
    targets: Int, configurations: Int, others: @escaping (String) -> SourceFile? = { _ in nil }
  ) -> ProjectFiles {
    let names = (0..<configurations).map { "C\($0)" }
    let all = names.map {
      "\($0) = { isa = XCBuildConfiguration; name = \($0); baseConfigurationReference = X; buildSettings = { SDKROOT = iphoneos; INFOPLIST_FILE = App.plist; }; };"
    }
    let apps = (0..<targets).map {
      "T\($0) = { isa = PBXNativeTarget; name = App\($0); productType = \"com.apple.product-type.application\"; buildConfigurationList = L; };"
    }
    let project = """
      { objects = {
        P = { isa = PBXProject; targets = (\((0..<targets).map { "T\($0)" }.joined(separator: ","))); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (\(names.joined(separator: ","))); };
        X = { isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
        \(all.joined())\(apps.joined())
      }; rootObject = P; }
      """
    return ProjectFiles(
      [
        SourceFile(path: "App.xcodeproj/project.pbxproj", text: project),
        SourceFile(path: "A.xcconfig", text: (0..<2000).map { "A\($0) = 1\n" }.joined()),
      ].map(LintedFile.init(ofProject:)), others: others)
  }

  /// Each for itself they would have 2,000 settings ten thousand times.
  @Test func whatTargetsShareIsKeptOnce() {
    var reads = 0
    let entries = (0..<20_000).map { "<key>K\($0)</key><true/>" }.joined()
    let files = Self.shared(targets: 200, configurations: 50) { path in
      reads += 1
      return SourceFile(
        path: path, text: "<plist><dict>\(entries)<key>UILaunchScreen</key><dict/></dict></plist>")
    }
    let facts = readProject(files)
    #expect(facts.apps.flatMap(\.builds).allSatisfy { $0.infoPlist.entry("UILaunchScreen") != nil })
    #expect(reads == 1)
    #expect(facts.apps.count == 200)
    #expect(facts.apps.allSatisfy { $0.builds.count == 50 })
    #expect(facts.apps.last?.builds.last?.settings.value("A1999")?.text == "1")
    #expect(files.leftOut == [])
    guard case .xcodeProject(let own) = files.found.last?.facts.project else {
      Issue.record("the project is not read")
      return
    }
    #expect(own.configurations.count == 50)
  }

  @Test func moreThanAnyProjectHasIsLeftOutAndTold() {
    let files = Self.shared(targets: 201, configurations: 51)
    let facts = readProject(files)
    #expect(facts.apps.count == 200)
    #expect(
      Set(files.leftOut.map(\.reason)) == [
        "it builds apps, more than 200; the later ones are left out",
        "a target has configurations, more than 50; the later ones are left out",
      ])
  }

  @Test func aFolderMayHaveNoLongerNameThanAFile() throws {
    let text = Self.project.replacing(
      "path = Config", with: "path = \(String(repeating: "a/", count: 50_000))")
    let app = try #require(readProject(Self.files(text)).apps.first)
    #expect(app.sources.lists.flatMap(\.paths) == [])
  }

  @Test func brokenProjectsAreTold() {
    let merged = Self.project.replacing(
      "SDKROOT = iphoneos;", with: "<<<<<<< HEAD\nSDKROOT = iphoneos;\n=======")
    let facts = readProject(Self.files(merged))
    #expect(facts.unread.map(\.path) == ["ios/App.xcodeproj/project.pbxproj"])
    let file = ProjectReading(rules: []).read(Self.files(merged), with: [])
      .first { $0.source.path.hasSuffix("pbxproj") }
    #expect(file?.facts.errorOffset == 0)
  }

  @Test func projectsMayBreakOffAnywhere() {
    let bytes = Array(Self.project.utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      let file = SourceFile(path: "App.xcodeproj/project.pbxproj", bytes: Array(bytes[..<end]))
      let facts = readProject(ProjectFiles([LintedFile(ofProject: file)], others: { _ in nil }))
      #expect(facts.unread.count == 1)
    }
  }
}
