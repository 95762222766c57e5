extension LintRule {
  static let sceneManifestPartial = LintRule(
    "scene-manifest-partial", .project, .info,
    Documentation(
      "Finds scene manifests that do not name what an app needs.",
      reason: """
        There are three such states. Under an app delegate that does not choose scenes itself, a manifest without any \
        configuration is an error: the app stops at launch once it is built with the iOS 27 SDK. One with \
        configurations for other scenes only, such as CarPlay's, or with one that names no delegate, leaves the app's \
        windows without a scene delegate. And a delegate may be named that no type of the project is.

        Under SwiftUI's `App` an empty manifest is right.
        """,
      instead: """
        Name a scene delegate under `UISceneConfigurations`, for the role `UIWindowSceneSessionRoleApplication`, or \
        choose one in `application(_:configurationForConnecting:options:)`.
        """),
    found: [
      ProjectExample.infoPlist(
        """
        <key>UIApplicationSceneManifest</key>
        <dict><key>UIApplicationSupportsMultipleScenes</key><false/>↓<key>UISceneConfigurations</key><dict/></dict>
        """) + ProjectExample.appDelegate,
      ProjectExample.infoPlist("↓<key>UIApplicationSceneManifest</key><dict/>")
        + "--- App/AppDelegate.swift\n@main class AppDelegate: FlutterAppDelegate {}\n",
      ProjectExample.xcode(
        "GENERATE_INFOPLIST_FILE = YES; ↓INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;")
        + ProjectExample.appDelegate,
      ProjectExample.infoPlist(
        manifest(role: "↓<key>CPTemplateApplicationSceneSessionRoleApplication</key>", ""))
        + ProjectExample.appDelegate,
      ProjectExample.infoPlist(manifest(role: "↓<key>UIWindowSceneSessionRoleApplication</key>", ""))
        + ProjectExample.appDelegate,
      ProjectExample.infoPlist(
        manifest(
          role: "<key>UIWindowSceneSessionRoleApplication</key>",
          "↓<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegat</string>"))
        + ProjectExample.appDelegate,
    ],
    silent: [
      ProjectExample.infoPlist(
        "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict/></dict>")
        + ProjectExample.swiftUIApp,
      ProjectExample.infoPlist("<key>UIApplicationSceneManifest</key><dict/>")
        + ProjectExample.choosingAppDelegate,
      ProjectExample.infoPlist("<key>UIApplicationSceneManifest</key><dict/>"),
      ProjectExample.infoPlist(
        manifest(
          role: "<key>UIWindowSceneSessionRoleApplication</key>",
          "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"))
        + ProjectExample.appDelegate
        + "--- App/SceneDelegate.swift\nfinal class SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n",
      // A class of a library, or one written in Objective-C.
      ProjectExample.infoPlist(
        manifest(
          role: "<key>UIWindowSceneSessionRoleApplication</key>",
          "<key>UISceneDelegateClassName</key><string>FlutterSceneDelegate</string>"))
        + ProjectExample.appDelegate,
      ProjectExample.infoPlist(
        manifest(role: "<key>CPTemplateApplicationSceneSessionRoleApplication</key>", ""))
        + ProjectExample.swiftUIApp,
    ],
    project: .inEachApp { app, view, findings in
      let lifecycle = view.lifecycle(of: app)
      guard lifecycle.beginning != .unknown else { return }
      for build in app.builds {
        guard let manifest = SceneManifest(build.infoPlist) else { continue }
        if lifecycle.beginning == .delegate, !lifecycle.choosesScenesInCode {
          reportMissingConfiguration(manifest, of: app, &findings)
        }
        reportUnknownDelegates(manifest, view, &findings)
      }
    })

  private static func manifest(role: String, _ entries: String) -> String {
    """
    <key>UIApplicationSceneManifest</key>
    <dict><key>UISceneConfigurations</key><dict>
    \(role)<array><dict>\(entries)</dict></array>
    </dict></dict>
    """
  }

  private static func reportMissingConfiguration(
    _ manifest: SceneManifest, of app: ProjectApp, _ findings: inout ProjectFindings
  ) {
    guard let other = manifest.roles.first else {
      return findings.report(
        "\(app.words) has an app delegate and a scene manifest that names no scene, and so stops at launch once it is built with the iOS 27 SDK; name a scene delegate in 'UISceneConfigurations'",
        at: manifest.configurationsKey, weight: .severity(.error))
    }
    guard let role = manifest.roles.last(where: { $0.key == SceneManifest.windowRole }) else {
      return findings.report(
        "the scene manifest has no configuration for the app's windows; add one for '\(SceneManifest.windowRole)'",
        at: other.keyRange)
    }
    for configuration in role.value.elements ?? [] where configuration[SceneManifest.delegateClass] == nil {
      findings.report(
        "this scene configuration names no delegate; add '\(SceneManifest.delegateClass)'", at: role.keyRange)
    }
  }

  /// Of the classes of the app's own module, which are written in Swift.
  private static func reportUnknownDelegates(
    _ manifest: SceneManifest, _ view: ProjectView, _ findings: inout ProjectFindings
  ) {
    for configuration in manifest.roles.flatMap({ $0.value.elements ?? [] }) {
      guard let entry = configuration.entry(SceneManifest.delegateClass), let written = entry.value.text,
        let name = written.split(separator: ".").last.map(String.init),
        ["$(PRODUCT_MODULE_NAME).", "${PRODUCT_MODULE_NAME}."].contains(where: { written == $0 + name }),
        !view.hasType(named: name)
      else { continue }
      findings.report("scene delegate '\(name)' is not a type of the project", at: entry.keyRange)
    }
  }
}
