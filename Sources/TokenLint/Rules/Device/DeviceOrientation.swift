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
        `AVCaptureDevice.RotationCoordinator`. In code for the camera or a sensor, and where only a log, an \
        event of analytics, a count of turns or the way the interface is turned depends on it, this is only a \
        note; so it is where the settings of another scene are told, and in a type that begins the notifications \
        and asks for no orientation.
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
      """
      final class FrameSource: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
        // Infos: the frames are turned.
        private var turn: UIDeviceOrientation = ↓UIDevice.current.orientation
        func update() { if ↓turn == .portrait { rotation = ._0 } else if turn == .landscapeLeft { rotation = ._90 } }
      }
      """,
      """
      final class Start: UIResponder, UIApplicationDelegate {
        // An info: nothing here asks.
        func begin() { ↓UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
      }
      """,
      """
      func tell(_ settings: SceneSettings) {
        // An info: another scene is told.
        settings.deviceOrientation = ↓UIDevice.current.orientation
      }
      """,
      """
      final class Player: UIViewController {
        // An info: it only decides which way the interface is turned.
        func close() { if ↓UIDevice.current.orientation.isLandscape { rotateToOrientation(.portrait) } }
      }
      """,
      """
      final class Status: UIViewController {
        private var last: UIDeviceOrientation?
        private var turns = 0
        // Infos: the turns are counted.
        func countTurn() {
          if last != ↓UIDevice.current.orientation {
            if ↓UIDevice.current.orientation == .portrait && turns > 4 { turns = 0 } else { turns += 1 }
          }
          last = ↓UIDevice.current.orientation
        }
      }
      """,
      """
      final class Status: UIViewController {
        private var last: UIDeviceOrientation?
        func update() {
          if last != ↓UIDevice.current.orientation { stack.axis = .vertical }
          last = ↓UIDevice.current.orientation
        }
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
      """
      extension UIDevice {
        func turn(to orientation: UIInterfaceOrientation) { setValue(orientation.rawValue, forKey: "orientation") }
      }
      """,
    ],
    swift: .orientation(
      .device, alsoAt: [.member("beginGeneratingDeviceOrientationNotifications")], messages: deviceMessages
    ) { _, _, _ in .usual }.and { place, findings in
      guard place.word == "beginGeneratingDeviceOrientationNotifications",
        let member = place.token.parent?.parent
      else { return }
      let isOfSensors = OrientationSurroundings.areInSensorType(member, file: place.file)
      let isAlone = member.isInTypeWithoutOrientation == true
      findings.report(
        isOfSensors ? deviceMessages.ofSensors : isAlone ? beginMessage : deviceMessages.usual, at: member,
        weight: isOfSensors || isAlone ? .severity(.note) : .usual)
    })

  private static let beginMessage = """
    this type only has the notifications begin; let no layout wait for them
    """

  private static let deviceMessages = OrientationMessages(
    usual: """
      the orientation of the device is not that of the interface and tells nothing of the room there is; use \
      a size class, or the width and height of the view
      """,
    wayRound: "no size tells which way round the device is; keep this only where that is what is needed",
    ofSensors: "for photos and video, 'AVCaptureDevice.RotationCoordinator' tells how the camera is turned")
}
