import SwiftSyntax

extension LintRule {
  static let appLifecycleMethods = LintRule(
    "app-lifecycle-methods", .device, .info,
    Documentation(
      "Finds methods of the application's delegate that are not called in an app with scenes.",
      reason: """
        In an app with scenes each scene becomes active and goes to the background by itself, and its delegate is \
        told. The methods of the application's delegate for the same are not called.
        """,
      instead: """
        The methods of the scene's delegate, `scenePhase` in SwiftUI. Move all four at once: they rely on each other.
        """),
    found: [
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func ↓applicationDidBecomeActive(_ application: UIApplication) { refresh() }
      }
      """,
      """
      class SceneDelegate: NSObject, UIWindowSceneDelegate {}
      extension AppDelegate {
        func ↓applicationDidEnterBackground(_ application: UIApplication) { save() }
        func ↓applicationWillEnterForeground(_ application: UIApplication) { load() }
      }
      """,
      """
      @main struct Notes: App {
        @UIApplicationDelegateAdaptor private var delegate: Delegate
        var body: some Scene { WindowGroup { Home() } }
      }
      final class Delegate: NSObject, UIApplicationDelegate {
        func ↓applicationWillResignActive(_ application: UIApplication) { pause() }
      }
      """,
    ],
    silent: [
      "class AppDelegate: UIResponder, UIApplicationDelegate {\n  func applicationDidBecomeActive(_ application: UIApplication) { refresh() }\n}",
      "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n  func sceneDidBecomeActive(_ scene: UIScene) { refresh() }\n}",
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {}
      }
      """,
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      class MacDelegate: NSObject, NSApplicationDelegate {
        func applicationDidBecomeActive(_ notification: Notification) { refresh() }
      }
      """,
      "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}\nfunc wake() { delegate.applicationDidBecomeActive(application) }",
    ],
    swift: SwiftSearch(
      [
        "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
        "applicationWillEnterForeground",
      ].map(Trigger.call) + LaunchMark.triggers
    ) { place, findings in
      if let mark = LaunchMark(at: place.token) { findings.mark(mark) }
      guard let function = place.token.parent?.as(FunctionDeclSyntax.self),
        function.name.id == place.token.id,
        function.signature.parameterClause.parameters.first?.type.trimmedDescription == "UIApplication",
        function.body?.statements.isEmpty == false
      else { return }
      findings.report(
        "'\(place.word)' is not called in an app with scenes; move it to the scene's delegate with the other three",
        at: place.token, condition: .hasScenes)
    })
}
