extension LintRule {
  static let deviceOrientation = LintRule(
    "device-orientation", .device, .warning,
    Documentation(
      "Finds questions to the orientation of the device.",
      reason: """
        The device may be turned while the interface is not, it may lie flat, and its orientation is unknown \
        until the notifications have begun. Neither it nor the orientation of the interface tells how much \
        room there is.
        """,
      instead: """
        For layout, use a size class or the view's width and height. For photos and video, use \
        `AVCaptureDevice.RotationCoordinator`. In code for the camera or a sensor, and where only a log or an \
        event of analytics depends on it, this is only a note.
        """,
      fix: """
        For `isLandscape` in a view or view controller, the size class and the proportion of its bounds are \
        shown as alternatives.
        """),
    found: [
      "let isLandscapeLayout = [↓UIDevice.current.orientation.isLandscape]",
      "func layout() {\n  height = ↓UIDevice.current.orientation.isLandscape ? 250 : 350\n}",
      "if ↓UIDeviceOrientationIsLandscape(UIDevice.current.orientation) { widen() }",
      "func start() {\n  ↓UIDevice.current.beginGeneratingDeviceOrientationNotifications()\n}",
      "func columns(_ turn: UIDeviceOrientation) -> Int { ↓turn.isLandscape ? 3 : 2 }",
      """
      struct Login: View {
        @State private var orientation = ↓UIDevice.current.orientation
      }
      """,
      "extension UIDevice {\n  var columns: Int { ↓orientation.isLandscape ? 3 : 2 }\n}",
      """
      final class Tilt {
        private let motion = CMMotionManager()
        private var detected: UIDeviceOrientation = .portrait
        // An info: a sensor tells it.
        func check() { if ↓detected == .portrait { onPortrait?() } }
      }
      """,
      """
      final class Tilt: UIViewController {
        private let motion = CMMotionManager()
        private var detected: UIDeviceOrientation = .portrait
        func layout() { stack.axis = ↓detected.isLandscape ? .horizontal : .vertical }
      }
      """,
    ],
    silent: [
      "let isWide = view.bounds.width > view.bounds.height", "// UIDevice.current.orientation",
      "XCUIDevice.shared.orientation = .landscapeLeft", "image.orientation = .up",
      "let orientation = device.orientation",
      "func turn(_ old: UIDeviceOrientation, _ new: UIDeviceOrientation) -> Bool { old != new }",
      "var isLandscape: Bool { UIDevice.current.orientation.isLandscape }",
      "func turn(_ orientation: UIDeviceOrientation) {\n  connection.turn = orientation\n}",
      #"let text = "UIDevice.current.orientation""#,
    ],
    swift: .orientation(
      .device, alsoAt: [.member("beginGeneratingDeviceOrientationNotifications")], messages: deviceMessages
    ) { _ in .usual }.and { place, findings in
      guard place.word == "beginGeneratingDeviceOrientationNotifications",
        let member = place.token.parent?.parent
      else { return }
      let isOfSensors = OrientationSurroundings.areInSensorType(member, file: place.file)
      findings.report(
        isOfSensors ? deviceMessages.ofSensors : deviceMessages.usual, at: member,
        weight: isOfSensors ? .severity(.note) : .usual)
    })

  private static let deviceMessages = OrientationMessages(
    usual: """
      the orientation of the device is not that of the interface and tells nothing of the room there is; use \
      a size class, or the width and height of the view
      """,
    wayRound: "no size tells which way round the device is; keep this only where that is what is needed",
    ofSensors: "for photos and video, 'AVCaptureDevice.RotationCoordinator' tells how the camera is turned")
}
