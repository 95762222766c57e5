import TokenDiagnostics

extension LintRule {
  static let multipleScenesGlobalState = LintRule(
    "multiple-scenes-global-state", .project, .info,
    Documentation(
      "Finds apps with several windows whose code takes one window for all.",
      reason: """
        With `UIApplicationSupportsMultipleScenes` an app may have several windows at once. Code that takes the key \
        window, or the first scene, then acts on a window that the user is not looking at.
        """,
      instead: """
        Take the window of the view at hand, `view.window`, or hand the scene on. The places are findings of \
        `global-window` and `first-scene`.
        """),
    found: [
      ProjectExample.infoPlist(manifest("↓<key>UIApplicationSupportsMultipleScenes</key><true/>"))
        + ProjectExample.appDelegate + keyWindow,
      ProjectExample.xcode(
        "GENERATE_INFOPLIST_FILE = YES; ↓INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;")
        + keyWindow,
      ProjectExample.infoPlist(manifest("↓<key>UIApplicationSupportsMultipleScenes</key><true/>"))
        + "--- App/First.swift\nlet scene = UIApplication.shared.connectedScenes.first\n",
    ],
    silent: [
      ProjectExample.infoPlist(manifest("<key>UIApplicationSupportsMultipleScenes</key><false/>"))
        + keyWindow,
      ProjectExample.infoPlist(manifest("<key>UIApplicationSupportsMultipleScenes</key><true/>")),
      ProjectExample.infoPlist(manifest("<key>UIApplicationSupportsMultipleScenes</key><true/>"))
        + "--- App/View.swift\nlet window = view.window\n",
      ProjectExample.infoPlist(manifest("")) + keyWindow,
      ProjectExample.infoPlist("<key>UIApplicationSupportsMultipleScenes</key><true/>") + keyWindow,
    ],
    project: .inEachApp { app, view, findings in
      let manifests = app.builds.compactMap { SceneManifest($0.infoPlist) }.filter(\.supportsMultipleScenes)
      if manifests.isEmpty { return }
      let places = view.sources(of: app).flatMap(placesOfGlobalState)
      guard let first = places.first else { return }
      for manifest in manifests {
        let others = places.count == 1 ? "" : " and \(places.count - 1) more"
        findings.report(
          "the app may have several windows, but code takes one window or scene for all at \(first.words)\(others)",
          at: manifest.multipleScenesKey)
      }
    })

  private static let keyWindow = "--- App/Window.swift\nlet window = UIApplication.shared.keyWindow\n"

  private static func manifest(_ entries: String) -> String {
    "<key>UIApplicationSceneManifest</key>\n<dict>\(entries)</dict>"
  }

  private static func placesOfGlobalState(in file: LintedFile) -> [SourceRange] {
    file.facts.facts
      .filter { fact in
        ["global-window", "first-scene"].contains(fact.rule)
          && fact.surroundings.isDisjoint(with: [.test, .preview, .otherPlatform])
      }
      .map { file.range($0.range) }
  }
}
