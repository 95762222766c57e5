import SwiftSyntax

extension LintRule {
  static let sceneGeometryCallback = LintRule(
    "scene-geometry-callback", .device, .info,
    Documentation(
      "Finds the callback of a scene that tells coordinate space, orientation and traits at once.",
      reason: """
        `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)` is deprecated since iOS 26. It is \
        called for changes of traits as well as of the geometry, and names the orientation, which does not \
        tell how much room there is.
        """,
      instead: """
        From iOS 26 on, use `windowScene(_:didUpdateEffectiveGeometry:)`, and `registerForTraitChanges(_:)` \
        for what depends on traits. Keep the old method as long as the app runs on earlier systems.
        """),
    found: [
      callback("class SceneDelegate: UIResponder, UIWindowSceneDelegate"),
      callback("extension SceneDelegate"),
      callback("final class Scenes: NSObject, UIWindowSceneDelegate"),
    ],
    silent: [
      """
      extension SceneDelegate {
        func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry) {}
      }
      """,
      "func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) {}",
      "func windowScene(_ scene: UIWindowScene, didUpdate activity: NSUserActivity) {}",
      "let scene = windowScene(for: view)",
      "// windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
    ],
    swift: SwiftSearch([.call("windowScene")]) { place, findings in
      guard let function = place.token.parent?.as(FunctionDeclSyntax.self),
        function.name.id == place.token.id,
        function.signature.parameterClause.parameters.map(\.firstName.text)
          == ["_", "didUpdate", "interfaceOrientation", "traitCollection"]
      else { return }
      findings.report(
        "this method is deprecated since iOS 26; there use 'windowScene(_:didUpdateEffectiveGeometry:)'",
        at: function.name)
    })

  private static func callback(_ type: String) -> String {
    """
    \(type) {
      func ↓windowScene(
        _ windowScene: UIWindowScene, didUpdate previous: UICoordinateSpace,
        interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection
      ) {}
    }
    """
  }
}
