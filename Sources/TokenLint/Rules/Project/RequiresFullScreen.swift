extension LintRule {
  static let requiresFullScreen = LintRule(
    "requires-full-screen", .project, .warning,
    Documentation(
      "Finds apps that ask to have the whole screen.",
      reason: """
        Built with the iOS 27 SDK, `UIRequiresFullScreen` no longer keeps an app from being resized: it only makes the \
        sizes come in steps. A layout that relies on it is not protected.
        """,
      instead: """
        Make the layout fit any size first, and take the key away then: without it the app can be resized at once. A \
        game may keep it, for the steps.
        """),
    found: [
      ProjectExample.infoPlist("↓<key>UIRequiresFullScreen</key>\n<true/>"),
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES; ↓INFOPLIST_KEY_UIRequiresFullScreen = YES;"),
      ProjectExample.infoPlist("↓<key>UIRequiresFullscreen</key>\n<true/>"),
      """
      --- project.yml
      targets:
        App: { type: application, platform: iOS, info: { path: Info.plist, properties: { ↓UIRequiresFullScreen: true } } }
      """,
      """
      --- Project.swift
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", product: .app, infoPlist: .extendingDefault(with: [↓"UIRequiresFullScreen": true]))
      ])
      """,
      ProjectExample.infoPlist(
        "↓<key>UIRequiresFullScreen</key><true/>\n<key>UIRequiresFullScreenIgnoredStartingWithVersion</key><string>28.0</string>"
      ),
    ],
    silent: [
      ProjectExample.infoPlist("<key>UIRequiresFullScreen</key>\n<false/>"),
      ProjectExample.infoPlist(
        "<key>UIRequiresFullScreen</key><true/>\n<key>UIRequiresFullScreenIgnoredStartingWithVersion</key><string>26.0</string>"
      ),
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIRequiresFullScreen = NO;"),
      // Not heard: the Info.plist is not generated.
      ProjectExample.xcode("INFOPLIST_KEY_UIRequiresFullScreen = YES;"),
      ProjectExample.xcode(
        "GENERATE_INFOPLIST_FILE = YES; \"INFOPLIST_KEY_UIRequiresFullScreen[sdk=macosx*]\" = YES;"),
      ProjectExample.infoPlist("<!-- <key>UIRequiresFullScreen</key><true/> -->"),
      ProjectExample.infoPlist(
        "<key>NSExtension</key><dict/>\n<key>UIRequiresFullScreen</key><true/>", at: "Widget/Info.plist"),
      ProjectExample.xcode("INFOPLIST_FILE = App/Info.plist;", product: "app-extension")
        + ProjectExample.infoPlist("<key>UIRequiresFullScreen</key><true/>"),
    ],
    project: .inEachBuild { build, findings in
      let plist = build.infoPlist
      if let entry = plist.entry(InfoPlistKey.requiresFullScreen), plist.isTrue(entry.value),
        !isIgnored(plist)
      {
        findings.report(
          "'UIRequiresFullScreen' does not protect the app from being resized once it is built with the iOS 27 SDK; make its layout fit any size",
          at: entry.key)
      }
      if let entry = plist.entry(InfoPlistKey.misspeltRequiresFullScreen), plist.isTrue(entry.value) {
        findings.report(
          "'UIRequiresFullscreen' is not a key, and the right one, 'UIRequiresFullScreen', would not protect the app from being resized either",
          at: entry.key)
      }
    })

  /// Whether the app says itself that the key does not count for the systems that are built for now.
  private static func isIgnored(_ plist: InfoPlist) -> Bool {
    guard let version = plist.text(plist.entry(InfoPlistKey.fullScreenIgnored)?.value),
      let major = version.split(separator: ".").first.flatMap({ Int($0) })
    else { return false }
    return major <= 27
  }
}
