extension LintRule {
  static let orientationLayout = LintRule(
    "orientation-layout", .device, .error,
    Documentation(
      "Finds layout by the orientation of the interface.",
      reason: """
        A scene can be wide in portrait and narrow in landscape: in a resizable window, beside another app, \
        on the inner display of a foldable phone. The orientation does not tell how much room there is. In \
        types that are no views, for the camera or a sensor, and where no size, number, constraint or view is seen to \
        depend on it, this is only a note; so it is where width and height only change places.
        """,
      instead: """
        Ask for what is meant: `horizontalSizeClass`, `ViewThatFits`, or `view.bounds.width > \
        view.bounds.height` where it is truly the proportion that counts. Do not ask another object for the \
        orientation. Which of the two landscapes it is, no size can tell; where that is needed, keep the \
        question.
        """,
      fix: """
        For `isLandscape` in a view or view controller, the size class and the proportion of its bounds are \
        shown as alternatives.
        """),
    found: [
      """
      final class Player: UIViewController {
        // An info: it only turns the interface, and remembers that.
        func fill() {
          let current = ↓UIApplication.shared.statusBarOrientation
          if current != .landscapeLeft && current != .landscapeRight {
            Turning.lockOrientation(.landscapeRight, andRotateTo: .landscapeRight)
            isFullscreen = true
          }
        }
      }
      """,
      """
      final class Card: UIView {
        func update() {
          if ↓UIApplication.shared.statusBarOrientation.isLandscape { stack.axis = .horizontal }
        }
      }
      """,
      "let isWide = ↓view.window?.windowScene?.interfaceOrientation.isLandscape == true",
      "let isWide = ↓windowScene.effectiveGeometry.interfaceOrientation.isLandscape ? 2 : 1",
      "if ↓UIInterfaceOrientationIsLandscape(UIApplication.shared.statusBarOrientation) { widen() }",
      "func columns(_ orientation: UIInterfaceOrientation) -> Int { ↓orientation.isLandscape ? 3 : 2 }",
      """
      func columns(in scene: UIWindowScene) -> Int {
        switch ↓scene.interfaceOrientation {
        case .landscapeLeft, .landscapeRight: return 3
        default: return 2
        }
      }
      """,
      "func update() {\n  if ↓current.turn == UIInterfaceOrientation.portrait { narrow() }\n}",
      """
      func update() {
        let orientation = ↓scene.interfaceOrientation
        if orientation == .portrait { narrow() }
      }
      """,
      "extension UIWindowScene {\n  func columns() -> Int { ↓interfaceOrientation.isLandscape ? 3 : 2 }\n}",
      "let isWide = [.landscapeLeft, .landscapeRight].contains(↓scene.interfaceOrientation)",
      #"""
      struct Debug: View {
        var body: some View {
          let orientation = ↓scene.interfaceOrientation
          // An info: it is only shown.
          Text(verbatim: "turned: \(orientation == .portrait ? "P" : "L")")
        }
      }
      """#,
      "scene.observe(↓\\.effectiveGeometry.interfaceOrientation) { _, _ in layout() }",
    ],
    silent: [
      "let isWide = view.bounds.width > view.bounds.height", "// statusBarOrientation.isLandscape",
      """
      class Photos: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          view.window?.windowScene?.interfaceOrientation == .portrait ? .portrait : .all
        }
      }
      """,
      """
      func turn(_ scene: UIWindowScene) {
        var mask = UIInterfaceOrientationMask.portrait
        if scene.interfaceOrientation == .portrait { mask = UIInterfaceOrientationMask.landscape }
        allowed = mask
      }
      """,
      "let mask: UIInterfaceOrientationMask = .landscape", "stack.orientation = .vertical",
      "func turn(to orientation: Orientation) -> Int { orientation.isLandscape ? 3 : 2 }",
      "var isLandscape: Bool { UIApplication.shared.statusBarOrientation.isLandscape }",
      """
      import AVFoundation
      func videoOrientation(_ orientation: UIInterfaceOrientation) -> AVCaptureVideoOrientation {
        switch orientation {
        case .landscapeLeft: return .landscapeLeft
        case .landscapeRight: return .landscapeRight
        default: return .portrait
        }
      }
      """,
      "func show(interfaceOrientation: Int) {\n  open(interfaceOrientation: interfaceOrientation)\n}",
    ],
    swift: .orientation(
      .interface,
      messages: OrientationMessages(
        usual: """
          the orientation of the interface does not tell how much room there is; use a size class, or the \
          width and height of the view
          """,
        wayRound:
          "no size tells which way round the interface is; keep this only where that is what is needed",
        ofSensors:
          "an orientation for the camera or a sensor is no layout; see 'AVCaptureDevice.RotationCoordinator'")
    ) { asked, answer, names in
      asked == .nothing || !OrientationEffect.isLayout(decidedBy: answer, in: names)
        ? .severity(.note) : .inView(.error, elsewhere: .note)
    })
}
