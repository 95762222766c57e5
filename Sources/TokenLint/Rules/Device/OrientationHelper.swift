import SwiftSyntax

extension LintRule {
  static let orientationHelper = LintRule(
    "orientation-helper", .device, .warning,
    Documentation(
      "Finds properties and functions of the project that tell landscape from portrait.",
      reason: """
        Whatever asks such a helper lays out by the orientation, which does not tell how much room there is. \
        It hides the question from whoever reads the layout, and a stored one keeps the answer of the moment \
        it was made. Where one is asked by its name or that of its type, that is a finding as well. One that \
        tells what the camera or a sensor needs or says is only a note, and so is one that no other file sees and that \
        lays out nothing.
        """,
      instead: """
        Give each caller what it needs: a size class, or the width and height of its view. Then remove the \
        helper.
        """),
    found: [
      "extension UIDevice {\n  static var ↓isLandscape: Bool { UIDevice.current.orientation.isLandscape }\n}",
      "var ↓isPortrait: Bool { UIApplication.shared.statusBarOrientation.isPortrait }",
      "enum Device {\n  static let ↓isLandscape = UIDevice.current.orientation.isLandscape\n}",
      """
      class Player: UIViewController {
        func ↓isHorizontal() -> Bool {
          let scene = view.window?.windowScene
          return scene?.interfaceOrientation.isLandscape ?? false
        }
      }
      """,
      "extension UIDevice {\n  var ↓isLandscape: Bool { orientation.isLandscape }\n}",
      """
      final class Tilt {
        private let motion = CMMotionManager()
        private var detected: UIDeviceOrientation = .portrait
        // An info: a sensor tells it.
        var ↓isPortrait: Bool { detected == .portrait }
      }
      """,
      """
      extension UIDevice {
        var ↓isLandscape: Bool { orientation.isLandscape }
      }
      final class Card: UIView {
        func update() { axis = ↓UIDevice.current.isLandscape ? 1 : 0 }
        func show(_ photo: Photo) { axis = photo.isLandscape ? 1 : 0 }
      }
      """,
      """
      extension Scenes {
        // An info: only older systems are asked.
        var ↓isLandscape: Bool {
          if #available(iOS 16.0, *) {
            return isWide
          }
          return UIDevice.current.orientation.isLandscape
        }
      }
      """,
      """
      final class Turns {
        // Infos: the one decides which way the interface is turned, the other nothing.
        private var ↓isLandscape: Bool { UIDevice.current.orientation.isLandscape }
        private var ↓isPortrait: Bool { scene?.interfaceOrientation.isPortrait ?? false }
        func turn() {
          if ↓isLandscape { changeOrientation(.portrait) }
        }
      }
      """,
      """
      extension EnvironmentValues {
        var ↓isLandscape: Bool { self[HolderKey.self].deviceOrientation.isLandscape }
      }
      """,
      """
      final class Card: UIView {
        private var ↓isLandscape: Bool { UIDevice.current.orientation.isLandscape }
        func update() { axis = ↓isLandscape ? 1 : 0 }
        func update(isLandscape: Bool) { axis = isLandscape ? 1 : 0 }
      }
      """,
    ],
    silent: [
      "var isLandscape: Bool { view.bounds.width > view.bounds.height }", "let isLandscape: Bool",
      "var isLandscape: Bool { image.size.width > image.size.height }",
      "var isLandscape: Bool { photo.isLandscape && photo.imageOrientation.isLandscape }",
      "final class Turns {\n  var orientation = UIDevice.current.orientation\n}",
      "func layout() {\n  let isLandscape = UIDevice.current.orientation.isLandscape\n}",
      "var columns: Int { UIDevice.current.orientation.isLandscape ? 3 : 2 }",
      "// var isLandscape: Bool { UIDevice.current.orientation.isLandscape }",
      """
      final class Turns {
        var locksOrientation: Bool = false {
          didSet { locked = UIApplication.shared.statusBarOrientation }
        }
      }
      """,
      "func updateLayout(isLandscape: Bool) {\n  axis = isLandscape ? 1 : 0\n}",
    ],
    swift: SwiftSearch(OrientationSource.triggers + OrientationAnswerUse.triggers) { place, findings in
      for source in OrientationSource.sources(at: place) {
        guard let helper = OrientationAnswer(around: source.chain.expression) else { continue }
        let asked = findings.surroundings(of: source.chain.expression)
        let isOnlyNoted =
          asked.flags.contains(.fallback) || OrientationSurroundings.areOfSensors(source, file: place.file)
        if helper.declaration?.isHidden(in: place.file) == true {
          findings.answers.tell(helper.name.text, at: findings.range(of: helper.name))
        }
        findings.report(
          """
          '\(helper.name.text)' answers with the orientation, which does not tell how much room there is; \
          give its callers a size class or a size
          """,
          at: helper.name, weight: isOnlyNoted ? .severity(.note) : .usual)
        findings.declare(
          DeviceHelper(
            name: helper.name.text, type: helper.type, range: findings.range(of: helper.name),
            trait: "the orientation"))
      }
    }.and { place, findings in
      guard let use = OrientationAnswerUse(at: place) else { return }
      findings.report(
        """
        '\(use.name)' answers with the orientation, which does not tell how much room there is; use a size \
        class or a size
        """,
        at: use.node, weight: .inView(.warning, elsewhere: .note),
        condition: .isDeviceHelper(name: use.name, type: use.type))
    })
}
