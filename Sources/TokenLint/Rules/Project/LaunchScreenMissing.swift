extension LintRule {
  static let launchScreenMissing = LintRule(
    "launch-screen-missing", .project, .error,
    Documentation(
      "Finds apps without a launch screen.",
      reason: """
        An app built with the iOS 27 SDK needs one: the App Store refuses the upload without it, and on a device the app \
        would be shown in the size of an old iPhone. All sources are looked at before it is called missing: the \
        Info.plist, the build settings, and settings files; where one of these cannot be read, it is information that \
        this is not known. A storyboard that is named but not in the project is a \
        warning.
        """,
      instead: """
        An empty dictionary is enough: `<key>UILaunchScreen</key><dict/>`, or the build setting \
        `INFOPLIST_KEY_UILaunchScreen_Generation = YES` where Xcode generates the Info.plist.
        """),
    found: [
      ProjectExample.xcode("INFOPLIST_FILE = App/Info.plist;")
        + "--- App/Info.plist\n↓<plist><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>",
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES;").replacing(
        "D = { isa = XCBuildConfiguration; name = ", with: "D = { isa = XCBuildConfiguration; name = ↓"),
      "--- project.yml\ntargets:\n  ↓App: { type: application, platform: iOS, info: { path: Info.plist } }",
      ProjectExample.xcode("↓INFOPLIST_FILE = App/Generated.plist;"),
      ProjectExample.xcode(
        "GENERATE_INFOPLIST_FILE = YES; ↓INFOPLIST_KEY_UILaunchStoryboardName = LaunchScren;")
        + "--- App/LaunchScreen.storyboard\n<document/>",
    ],
    silent: [
      ProjectExample.xcode("INFOPLIST_FILE = App/Info.plist;")
        + ProjectExample.infoPlist("<key>UILaunchScreen</key>\n<dict/>"),
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UILaunchScreen_Generation = YES;"),
      ProjectExample.xcode(
        "GENERATE_INFOPLIST_FILE = YES; \"INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]\" = YES;"),
      ProjectExample.xcode(
        "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_UILaunchStoryboardName = Launch;"
      ) + ProjectExample.infoPlist("<key>LSRequiresIPhoneOS</key>\n<true/>")
        + "--- App/Base.lproj/Launch.storyboard\n<document/>",
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES;", product: "app-extension"),
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES;", product: "framework"),
      ProjectExample.xcode("SDKROOT = macosx; GENERATE_INFOPLIST_FILE = YES;"),
      ProjectExample.xcode("SDKROOT = watchos; GENERATE_INFOPLIST_FILE = YES;"),
      // What is missing in an Info.plist alone may be in a project that was not read.
      ProjectExample.infoPlist("<key>LSRequiresIPhoneOS</key>\n<true/>"),
      """
      --- project.yml
      targets:
        App:
          type: application
          platform: iOS
          info: { path: Info.plist, properties: { UILaunchScreen: {} } }
      """,
    ],
    project: .inEachApp { app, view, findings in
      reportMissing(in: app, &findings)
      for build in app.builds { reportUnknownStoryboard(build, of: app, view, &findings) }
    })

  private static func reportMissing(in app: ProjectApp, _ findings: inout ProjectFindings) {
    for build in app.builds {
      guard build.isWhole, !hasLaunchScreen(build), case .unread(let name, let place) = build.infoPlist.file
      else {
        continue
      }
      findings.report(
        "whether \(app.words) has a launch screen, which the iOS 27 SDK asks for, is not known: its Info.plist '\(name)' cannot be read",
        at: place, weight: .severity(.note))
    }
    let keys = InfoPlistKey.launchScreens
    if let (build, words) = app.configurations(where: { keys.allSatisfy($0.lacks) }) {
      findings.report(
        "\(app.words) has no launch screen\(words), and needs one once it is built with the iOS 27 SDK; an empty 'UILaunchScreen' dictionary is enough",
        at: build.placeOfMissingKeys)
    }
    findings.reportUnreadSettings(of: app, for: keys, "a launch screen")
  }

  private static func hasLaunchScreen(_ build: AppBuild) -> Bool {
    InfoPlistKey.launchScreens.contains { build.infoPlist.entry($0) != nil }
  }

  /// Only for Xcode projects, whose files are known.
  private static func reportUnknownStoryboard(
    _ build: AppBuild, of app: ProjectApp, _ view: ProjectView, _ findings: inout ProjectFindings
  ) {
    guard app.kind == .xcodeProject, let entry = build.infoPlist.entry(InfoPlistKey.launchStoryboard),
      let name = build.infoPlist.text(entry.value), !name.isEmpty,
      !view.facts.storyboards.isEmpty || app.sources.folders.isEmpty
    else { return }
    let bare = name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    guard !app.interfaceNames.contains(bare), !view.facts.storyboards.contains(where: { $0.name == bare })
    else {
      return
    }
    findings.report(
      "'\(bare)' is not a storyboard of the project, so there is no launch screen", at: entry.key,
      weight: .severity(.warning))
  }
}
