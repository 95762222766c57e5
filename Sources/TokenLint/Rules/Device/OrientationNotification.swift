import SwiftSyntax

extension LintRule {
  static let orientationNotification = LintRule(
    "orientation-notification", .device, .warning,
    Documentation(
      "Finds code that waits for the device or the interface to be turned.",
      reason: """
        A scene changes its size without being turned: it is resized, or the device is opened. The \
        notifications do not tell that, and neither do `willRotate(to:duration:)` and `didRotate(from:)`, \
        which are deprecated since iOS 8 and not called where `viewWillTransition(to:with:)` is overridden. In types that work with the camera or a sensor, a notification is \
        only a note; so is one that is only reported, or has the system ask which orientations are allowed.
        """,
      instead: """
        Use `viewWillTransition(to:with:)`, `layoutSubviews()` or `registerForTraitChanges(_:)`, and \
        `onGeometryChange(for:of:action:)` in SwiftUI.
        """),
    found: [
      "let name = ↓UIDevice.orientationDidChangeNotification",
      "let changes = center.publisher(for: ↓UIApplication.didChangeStatusBarOrientationNotification)",
      "let name = ↓NSNotification.Name.UIDeviceOrientationDidChange",
      """
      class Player: UIViewController {
        override func ↓willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
        override func ↓didRotate(from orientation: UIInterfaceOrientation) {}
      }
      """,
      "let view = content.↓onRotate { orientation in turn() }",
      """
      final class PatternCapturer: RTCVideoCapturer {
        // An info: the frames are turned.
        func start() { center.addObserver(self, selector: turn, name: ↓UIDevice.orientationDidChangeNotification, object: nil) }
      }
      """,
      """
      final class Start: UIResponder, UIApplicationDelegate {
        // An info: it is only reported.
        func start() {
          center.addObserver(
            self, selector: #selector(didTurn), name: ↓UIDevice.orientationDidChangeNotification, object: nil)
        }
        @objc private func didTurn() { AnalyticsProperties.shared.setTurned(true) }
      }
      """,
      """
      final class Masks: ObservableObject {
        // An info: the system asks for the orientations that are allowed.
        init() {
          center.publisher(for: ↓UIDevice.orientationDidChangeNotification).sink { _ in self.resolve() }.store(in: &kept)
        }
        private func resolve() { root?.setNeedsUpdateOfSupportedInterfaceOrientations() }
      }
      """,
    ],
    silent: [
      """
      class Player: UIViewController {
        override func viewWillTransition(to size: CGSize, with coordinator: Any) {}
      }
      """,
      "center.removeObserver(self, name: UIDevice.orientationDidChangeNotification, object: nil)",
      "// UIDevice.orientationDidChangeNotification", "let name = UIDevice.batteryLevelDidChangeNotification",
      "func didRotate(by angle: Double) {}", "gesture.onRotate = { angle in turn() }",
      "enum Names { static let orientationDidChangeNotification = 1 }",
    ],
    swift: SwiftSearch(OrientationChange.triggers) { place, findings in
      guard let change = OrientationChange(at: place) else { return }
      let mayBeNote = !change.isOverride && laysNothingOut(change.node, in: place.file)
      findings.report(change.message, at: change.node, weight: mayBeNote ? .severity(.note) : .usual)
    })
}

/// Whether a notification is for a camera or a sensor, a report, or the orientations that are allowed.
private func laysNothingOut(_ notification: Syntax, in file: SwiftFileHead) -> Bool {
  if OrientationSurroundings.areInSensorType(notification, file: file) { return true }
  let handler = OrientationHandler(of: notification)
  return handler.onlyReports
    || notification.enclosingTypes.first?.isView == false && handler.onlyTurnsInterface
}

/// A place that waits for an orientation to change.
private struct OrientationChange {
  let node: Syntax
  let message: String
  /// Whether it is a method that UIKit used to call.
  let isOverride: Bool

  static let triggers: [Trigger] =
    notifications.sorted().map { .member($0) } + rotations.keys.sorted().map { .call($0) } + [
      .member("onRotate")
    ]

  private static let notifications: Set<String> = [
    "orientationDidChangeNotification", "didChangeStatusBarOrientationNotification",
    "willChangeStatusBarOrientationNotification", "UIDeviceOrientationDidChange",
    "UIApplicationDidChangeStatusBarOrientation", "UIApplicationWillChangeStatusBarOrientation",
  ]
  /// The methods with the labels of their parameters.
  private static let rotations: [String: [String]] = [
    "willRotate": ["to", "duration"], "didRotate": ["from"], "willAnimateRotation": ["to", "duration"],
  ]

  /// Whether it only says what is waited for no longer.
  private static func isRemoved(_ notification: MemberAccessExprSyntax) -> Bool {
    let call = notification.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.finalName == "removeObserver"
  }

  init?(at place: SwiftPlace) {
    if let function = place.token.parent?.as(FunctionDeclSyntax.self), function.name.id == place.token.id {
      guard function.signature.parameterClause.parameters.map(\.firstName.text) == Self.rotations[place.word]
      else {
        return nil
      }
      node = Syntax(function.name)
      isOverride = true
      message =
        "'\(place.word)' is deprecated since iOS 8 and tells of no resizing; use 'viewWillTransition(to:with:)'"
      return
    }
    guard let member = place.token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.id == place.token.id
    else { return nil }
    isOverride = false
    message = "a scene changes its size without being turned; react to a new size or to new traits"
    if Self.notifications.contains(place.word), !Self.isRemoved(member) {
      node = Syntax(member)
    } else if place.word == "onRotate", member.base != nil,
      member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == member.id
    {
      node = Syntax(member.declName)
    } else {
      return nil
    }
  }
}
