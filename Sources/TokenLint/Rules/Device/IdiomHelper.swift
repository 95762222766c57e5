extension LintRule {
  static let idiomHelper = LintRule(
    "idiom-helper", .device, .warning,
    Documentation(
      "Finds variables and functions of the project that answer which kind of device this is.",
      reason: """
        Such a helper spreads a question through an app that says nothing about the space there is, and hides it: \
        after the helper nobody sees that layout depends on the device. A stored one is worked out once for the \
        whole process. One that no other file sees, and that only decides about texts, hardware or orientations, \
        is an info.
        """,
      instead: """
        Delete it. Pass the size class, or what was measured, to those who asked. Where a feature needs hardware, \
        name the helper after the feature: `supportsCarPlay`. In a file that an Xcode project compiles into widgets and \
        other extensions without windows alone, a helper is an info: no size class is known there.
        """),
    found: [
      "extension UIDevice {\n  static var isPad: Bool { ↓current.userInterfaceIdiom == .pad }\n}",
      "let IS_IPAD = ↓UIDevice.current.userInterfaceIdiom == .pad",
      """
      extension View {
        var isIphone: Bool {
          ↓UIDevice.current.userInterfaceIdiom == .phone
        }
        func isTablet() -> Bool { return ↓UIDevice.current.userInterfaceIdiom == .pad }
      }
      """,
      """
      enum Device {
        static let isBig: Bool = {
          return ↓UIDevice.current.userInterfaceIdiom == .pad || UIDevice.current.userInterfaceIdiom == .mac
        }()
        static var idiom: UIUserInterfaceIdiom { ↓UIDevice.current.userInterfaceIdiom }
      }
      """,
      """
      struct DeviceState {
        var idiom: UIUserInterfaceIdiom
        var isPad: Bool { ↓self.idiom == .pad }
      }
      """,
      """
      extension UIDevice {
        var isPad: Bool {
          if ↓userInterfaceIdiom == .pad {
            return true
          }
          return false
        }
      }
      """,
      """
      final class Router {
        let isPhone: Bool
        init() { isPhone = ↓UIDevice.current.userInterfaceIdiom == .phone }
      }
      """,
      """
      struct Settings: View {
        // An info: what is decided by it is no layout.
        private var isPhone: Bool { ↓UIDevice.current.userInterfaceIdiom == .phone }
        var body: some View {
          Form { if isPhone { Toggle("Portrait only", isOn: $prefersPortrait) } }
        }
      }
      """,
      """
      private protocol Machine {
        var isPad: Bool { get }
      }
      extension UIDevice: Machine {
        // An info: what is decided by it is a text.
        var isPad: Bool { ↓userInterfaceIdiom == .pad }
      }
      func agent(_ machine: Machine) -> String { machine.isPad ? "OS" : "iPhone OS" }
      """,
      """
      struct Settings: View {
        private var isPhone: Bool { ↓UIDevice.current.userInterfaceIdiom == .phone }
        var body: some View { Text("a").padding(isPhone ? 8 : 16) }
      }
      """,
    ],
    silent: [
      "extension UIDevice {\n  static var isVision: Bool { current.userInterfaceIdiom == .vision }\n}",
      "var supportsCarPlay: Bool { UIDevice.current.userInterfaceIdiom == .phone }",
      "func show() {\n  let isPad = UIDevice.current.userInterfaceIdiom == .pad\n  use(isPad)\n}",
      "var isNarrow: Bool { horizontalSizeClass == .compact && UIDevice.current.userInterfaceIdiom == .pad }",
      """
      final class Player: UIViewController {
        override var prefersStatusBarHidden: Bool { traitCollection.userInterfaceIdiom == .phone }
      }
      """,
      "var isPad: Bool { model.kind == .pad }",
      """
      var isPadAndReady: Bool {
        if UIDevice.current.userInterfaceIdiom == .pad { return true }
        return isReady
      }
      """,
      """
      enum Item {
        case general, car
        var isVisible: Bool {
          switch self {
          case .car: return UIDevice.current.userInterfaceIdiom == .phone
          case .general: return true
          }
        }
      }
      """,
      "let width: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 320 : 270",
    ],
    swift: SwiftSearch(IdiomQuestion.triggers) { place, findings in
      guard let question = IdiomQuestion(place.token) else {
        if let use = HelperUse(place.token) { findings.ask(use) }
        return
      }
      guard !question.comparison.isAboutPlatforms, let helper = findings.flow(of: question.expression).helper
      else { return }
      findings.declare(
        DeviceHelper(
          name: helper.name.text, type: helper.type, range: findings.range(of: helper.name),
          trait: "the kind of device"))
      let name = helper.name.text
      if helper.isHidden(in: place.file) {
        findings.answers.tell(name, at: findings.range(of: question.expression))
      }
      findings.report(
        helper.isStored
          ? "'\(name)' asks for the kind of device once for the whole app; delete it, and ask for the size class"
          : "'\(name)' asks for the kind of device, not for space; delete it, and ask for the size class",
        at: question.expression, weight: .usualInWindows)
    })
}

extension SwiftFindings {
  fileprivate mutating func ask(_ use: HelperUse) {
    if use.isOfOrientation { return }
    let flow = flow(of: use.expression)
    // What another helper answers with it is not followed.
    answers.ask(use.expression.finalName, for: flow.helper == nil ? flow.purpose : .unknown)
  }
}
