extension LintRule {
  static let sceneManifestMissing = LintRule(
    "scene-manifest-missing", .project, .error,
    Documentation(
      "Finds apps with an app delegate and without scenes.",
      reason: """
        Built with the iOS 27 SDK, an app that has no scenes stops at launch. An app of SwiftUI's `App` has them by \
        itself; one with an app delegate has them by a scene manifest, or by an app delegate that answers \
        `application(_:configurationForConnecting:options:)`. Where a settings file that the project names cannot be \
        read and may give the manifest, it is information that this is not known.
        """,
      instead: """
        Add `UIApplicationSceneManifest` with a configuration that names a scene delegate, and make the window there, \
        with `UIWindow(windowScene:)`.
        """),
    found: [
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES;").replacing(
        "D = { isa = XCBuildConfiguration; name = ", with: "D = { isa = XCBuildConfiguration; name = ↓")
        + ProjectExample.appDelegate,
      ProjectExample.xcode("INFOPLIST_FILE = App/Info.plist;")
        + "--- App/Info.plist\n↓<plist><dict><key>UILaunchScreen</key><dict/></dict></plist>\n"
        + ProjectExample.appDelegate,
      """
      --- project.yml
      targets:
        ↓Runner: { type: application, platform: iOS, sources: [Runner], info: { path: Info.plist } }
      --- Runner/AppDelegate.swift
      @main @objc class AppDelegate: FlutterAppDelegate {}
      """,
      ProjectExample.xcode("INFOPLIST_FILE = App/Info.plist;")
        + "--- App/Info.plist\n↓<plist><dict/></plist>\n"
        + "--- App/AppDelegate.h\n@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end\n",
      // An info: `Secret.xcconfig` may say more.
      ProjectExample.xcode("PRODUCT_NAME = App;").replacing(
        "name = Release; buildSettings = {\n",
        with: "name = ↓Release; baseConfigurationReference = X; buildSettings = {\n"
      )
      .replacing(
        "}; rootObject",
        with:
          "X = { isa = PBXFileReference; path = Secret.xcconfig; sourceTree = SOURCE_ROOT; }; }; rootObject")
        + ProjectExample.appDelegate,
    ],
    silent: [
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES;") + ProjectExample.swiftUIApp,
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES;") + ProjectExample.choosingAppDelegate,
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES;")
        + """
        --- App/AppDelegate.m
        @interface AppDelegate () <UIApplicationDelegate>
        @end
        @implementation AppDelegate
        - (UISceneConfiguration *)application:(UIApplication *)application
            configurationForConnectingSceneSession:(UISceneSession *)session
            options:(UISceneConnectionOptions *)options { return configuration; }
        @end
        """,
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES;"),
      ProjectExample.xcode(
        "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;")
        + ProjectExample.appDelegate,
      // With both, the SwiftUI app begins, and its delegate is adapted.
      ProjectExample.xcode("GENERATE_INFOPLIST_FILE = YES;") + ProjectExample.swiftUIApp
        + "--- App/AppDelegate.swift\nfinal class AppDelegate: NSObject, UIApplicationDelegate {}\n",
      ProjectExample.infoPlist("<key>LSRequiresIPhoneOS</key>\n<true/>") + ProjectExample.appDelegate,
      ProjectExample.xcode("SDKROOT = macosx; GENERATE_INFOPLIST_FILE = YES;") + ProjectExample.appDelegate,
    ],
    project: .inEachApp { app, view, findings in
      let lifecycle = view.lifecycle(of: app)
      guard lifecycle.beginning == .delegate, !lifecycle.choosesScenesInCode else { return }
      let key = InfoPlistKey.sceneManifest
      if let (build, words) = app.configurations(where: { $0.lacks(key) }) {
        findings.report(
          "\(app.words) has an app delegate and no scene manifest\(words), and so stops at launch once it is built with the iOS 27 SDK; add 'UIApplicationSceneManifest' and a scene delegate",
          at: build.placeOfMissingKeys)
      }
      findings.reportUnreadSettings(of: app, for: [key], "a scene manifest")
    })
}
