import Foundation
import TestSupport
import Testing

/// What was kept of earlier runs saves time, and changes nothing that is told.
struct LintCacheTests {
  private let project: LintProject

  init() throws {
    project = try LintProject()
    for number in 0..<30 {
      let text = "import UIKit\nclass C\(number): UIView {\n  \(LintProject.finding)}\n"
      try project.folder.write(text, to: "Sources/C\(number).swift")
    }
  }

  private var file: String { path(".build/tokenc/lint-facts") }

  private func path(_ path: String) -> String { project.folder.url.appending(path: path).path }

  private func run(_ arguments: String...) throws -> String {
    let run = try project.lint(["--format", "json"] + arguments)
    #expect(run.status == 1, "\(run.errors)")
    return run.output
  }

  @Test func aSecondRunTellsTheSame() throws {
    let expected = try run("--no-cache")
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(try run() == expected, "cold")
    #expect(FileManager.default.fileExists(atPath: file))
    #expect(try run() == expected, "warm")
    try project.folder.write("", to: "Sources/C1.swift")
    #expect(try run() == run("--no-cache"), "after a change")
    try project.folder.write("lint: { severity: { screen-main-bounds: warning } }\n", to: ".tokenc.yml")
    let warm = try project.lint("--format", "json")
    #expect(warm.status == 0)
    let cold = try project.lint("--format", "json", "--no-cache")
    #expect(warm.output == cold.output, "after a change of the config")
  }

  private static let xcodeProject = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; targets = (T); buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = M; buildPhases = (B); };
      B = { isa = PBXSourcesBuildPhase; files = (BF); };
      BF = { isa = PBXBuildFile; fileRef = F; };
      F = { isa = PBXFileReference; path = App/App.swift; sourceTree = SOURCE_ROOT; };
      M = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = {
        INFOPLIST_FILE = App/Info.plist; }; };
      X = { isa = PBXFileReference; path = App/App.xcconfig; sourceTree = SOURCE_ROOT; };
    }; rootObject = P; }
    """

  private static func infoPlist(_ entries: String) -> String {
    "<plist version=\"1.0\">\n<dict>\n\(entries)\n</dict>\n</plist>\n"
  }

  /// Of a project and a storyboard, too, only what their own bytes say is kept.
  @Test func whatAProjectNamesIsReadEachTime() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.xcodeProject,
      "App/App.xcconfig": "TARGETED_DEVICE_FAMILY = 1,2\n",
      "App/Info.plist": Self.infoPlist("<key>UIRequiresFullScreen</key><true/>"),
      "App/Main.storyboard": "<document><view><toolbar/></view></document>\n",
    ]
    for (path, text) in files { try project.folder.write(text, to: path) }
    try project.folder.write("lint: { severity: { storyboard-bars: warning } }\n", to: ".tokenc.yml")
    let before = try run()
    for rule in ["requires-full-screen", "launch-screen-missing", "storyboard-bars"] {
      #expect(before.contains("\"\(rule)\""), "\(rule)")
    }
    #expect(try run() == before, "warm")
    #expect(try run("--no-cache") == before, "not kept")
    try project.folder.write(Self.infoPlist("<key>UILaunchScreen</key><dict/>"), to: "App/Info.plist")
    let after = try run()
    #expect(!after.contains("\"requires-full-screen\"") && !after.contains("\"launch-screen-missing\""))
    #expect(try run("--no-cache") == after)
    // The same bytes elsewhere have other places.
    for (path, text) in files { try project.folder.write(text, to: "Other/" + path) }
    let moved = try run()
    #expect(moved.contains("\"Other/App/Info.plist\"") && moved.contains("\"Other/App/Main.storyboard\""))
    #expect(try run("--no-cache") == moved)
  }

  @Test func aDamagedFileIsReplaced() throws {
    let expected = try run()
    let good = try Data(contentsOf: URL(filePath: file))
    let nonsense = Data(repeating: 0xFF, count: 5000)
    for damaged in [Data(), Data("{}".utf8), good.dropLast(9), good + [0], nonsense] {
      try damaged.write(to: URL(filePath: file))
      #expect(try run() == expected)
      #expect(try Data(contentsOf: URL(filePath: file)) == good)
    }
  }

  @Test func whereNothingCanBeKeptTheRunIsTheSame() throws {
    let expected = try run("--no-cache")
    try project.folder.write("a file", to: "taken")
    #expect(try run("--cache-dir", "taken") == expected, "a file stands where the folder would")
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    #expect(try run() == expected, "a folder stands where the file would")
  }

  /// Who sends a project may have put links into it.
  @Test func nothingIsWrittenThroughLinks() throws {
    let expected = try run("--no-cache")
    try project.folder.write("precious", to: "victim/keys")
    try project.folder.makeFolder(".build/tokenc")
    try project.folder.link(".build/tokenc/lint-facts", to: "../../victim/keys")
    #expect(try run() == expected)
    #expect(project.folder.text(of: "victim/keys") == "precious")
    try project.folder.remove(".build")
    let outside = try TemporaryFolder()
    try project.folder.link(".build", to: outside.url.path)
    #expect(try run() == expected)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.url.path) == [])
  }

  /// Each of them sees another state of the sources and replaces what the others keep.
  @Test func runsAtTheSameTimeDoNotDisturbEachOther() throws {
    let expected = try run("--no-cache")
    // Not with '&' and 'wait': where the signals of children are blocked, a shell may wait for ever.
    let script = """
      for round in 1 2 3; do
        printf '%s\\n' 1 2 3 4 | xargs -P 4 -I NUMBER /bin/sh -c '
          "$0" lint --format json --cache-dir kept Sources/CNUMBER.swift >/dev/null 2>&1
          "$0" lint --format json --cache-dir kept >all.NUMBER 2>/dev/null
          true' "$0"
        cat all.1 all.2 all.3 all.4
      done
      """
    let tool = BuiltProduct.path("tokenc")
    let run = try runProcess("/bin/sh", ["-c", script, tool], in: project.folder.url)
    #expect(run.output == String(repeating: expected, count: 12), "\(run.errors)")
    #expect(try self.run("--cache-dir", "kept") == expected)
    let left = try FileManager.default.contentsOfDirectory(atPath: path("kept"))
    #expect(left == ["lint-facts"], "nothing is left behind")
  }
}
