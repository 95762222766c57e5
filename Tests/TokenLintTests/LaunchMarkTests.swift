import Testing

@testable import TokenLint

/// What files tell of the launch of their app.
struct LaunchMarkTests {
  @Test(arguments: [
    ("@main\nstruct Notes: App { var body: some Scene { WindowGroup {} } }", [LaunchMark.app]),
    (
      "@main\nfinal class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }",
      [.delegateWindow]
    ),
    (
      """
      extension AppDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
      }
      """, [.sceneConfiguration]
    ),
    ("final class AppDelegate: NSObject, UIApplicationDelegate { var model = Model() }", []),
    ("final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }", []),
    ("let delegate = application(app, configurationForConnecting: session, options: options)", []),
    ("// @main struct Notes: App {}", []),
  ])
  func areFound(code: String, marks: [LaunchMark]) {
    for method in [SwiftReading.Method.lexingFirst, .parsingAll] {
      let facts = SwiftReading(rules: LintRule.all).read(Array(code.utf8), method: method)
      #expect(facts.launch == Set(marks))
    }
  }
}
