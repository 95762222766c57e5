import Testing
import TokenDiagnostics

@testable import TokenLint

/// How much the same question weighs in one place and in another.
struct DeviceWeightTests {
  @Test(
    arguments: LintRule.all.flatMap { rule in
      rule.examples.found.filter { $0.contains("// An info") }.map { (rule.id, $0) }
    }
  ) func examplesThatAreCalledInfosAreOnlyNoted(id: String, example: String) {
    let found = LintedExample.findings(in: example.replacing("↓", with: ""))
      .filter { $0.diagnostic.id.name == id }
    #expect(found.contains { $0.diagnostic.severity == .note })
  }

  @Test func asksTheTypeAroundAnOrientation() {
    let question = "if scene.interfaceOrientation.isLandscape { width = 8 }"
    #expect(weights("class Card: UIView { func a() { \(question) } }") == ["error orientation-layout"])
    #expect(weights("class Store { func a() { \(question) } }") == ["note orientation-layout"])
  }

  @Test func takesCodeAfterAReturnOnNewerSystemsForLess() {
    let read = "return UIScreen.main.bounds.width"
    #expect(
      weights("func a() -> CGFloat { if #available(iOS 26, *) { return b }; \(read) }")
        == ["note screen-main-bounds"])
    #expect(
      weights("func a() -> CGFloat { if #available(iOS 26, *) { b() }; \(read) }")
        == ["error screen-main-bounds"])
    #expect(
      weights("func a() -> CGFloat { if #available(iOS 26, *), isWide { return b }; \(read) }")
        == ["error screen-main-bounds"])
  }

  @Test func takesAnOrientationThatIsHandedOnForLess() {
    let code = "class Card: UIView { func a() { rotate(to: scene.interfaceOrientation) } }"
    #expect(weights(code) == ["note orientation-layout"])
  }

  @Test func onlyNotesOrientationsThatAreCounted() {
    let question = "if UIDevice.current.orientation.isLandscape"
    #expect(weights("func a() { \(question) { Analytics.track(wide) } }") == ["note device-orientation"])
    #expect(
      weights("func a() { \(question) { Analytics.track(wide); width = 8 } }")
        == ["warning device-orientation"])
  }

  @Test func onlyNotesWhetherThereIsAnInsetAtTheTop() {
    #expect(weights("let a = view.safeAreaInsets.top > 0") == ["note safe-area-threshold"])
    #expect(weights("let a = view.safeAreaInsets.top > 20") == ["warning safe-area-threshold"])
    #expect(weights("let a = view.safeAreaInsets.bottom > 0") == ["warning safe-area-threshold"])
  }

  @Test func onlyNotesOrientationsForSensors() {
    let read = "func a() -> Any { UIDevice.current.orientation }"
    #expect(weights("import AVFoundation\n\(read)") == ["note device-orientation"])
    #expect(weights("import AVFoundation\nimport UIKit\n\(read)") == ["warning device-orientation"])
    #expect(
      weights("import UIKit\nclass A { let b = AVCaptureSession(); \(read) }") == ["note device-orientation"])
    let capture =
      "class Camera: UIView { func a() { c.videoOrientation = .init(scene.interfaceOrientation) } }"
    #expect(weights(capture) == ["note orientation-layout"])
  }

  @Test func onlyNotesModelsThatChooseBetweenDataOutsideOfViews() {
    let choice = #"if UIDevice.current.model.contains("iPad") { kind = .pad } else { kind = .phone }"#
    #expect(weights("extension Store { func a() { \(choice) } }") == ["note device-model"])
    #expect(weights("class Card: UIView { func a() { \(choice) } }") == ["warning device-model"])
    let layout = #"if UIDevice.current.model == "iPad" { stack.axis = .vertical }"#
    #expect(weights("extension Store { func a() { \(layout) } }") == ["warning device-model"])
    let number = #"if UIDevice.current.model == "iPad" { limit = 8 }"#
    #expect(weights("extension Store { func a() { \(number) } }") == ["note device-model"])
    #expect(weights("class Card: UIView { func a() { \(number) } }") == ["warning device-model"])
    let value = #"let kind = UIDevice.current.model == "iPad" ? Kind.pad : .phone"#
    #expect(weights("extension Store { func a() { \(value) } }") == ["note device-model"])
  }

  @Test(arguments: [
    ("height = model == \"iPhone10,3\" ? 44 : 20", "warning"),
    ("if [\"iPhone10,3\", \"iPhone10,6\"].contains(model) { stack.axis = .vertical }", "warning"),
    ("switch model { case \"iPhone10,3\": topInset = 44; default: topInset = 20 }", "warning"),
    ("if model == \"iPhone10,3\" { send(.first) }", "note"),
    ("let names = [\"iPhone10,3\": \"iPhone X\"]", "note"),
    (
      "func all(_ kind: Kind) -> [String] { switch kind { case .x: return [\"iPhone10,3\"]; default: return [] } }",
      "note"
    ),
  ])
  func weighsModelsByWhatIsChosen(_ code: String, _ weight: String) {
    #expect(weights("class Card: UIView { func a() { \(code) } }") == ["\(weight) device-model"])
  }

  @Test func onlyNotesPrivateCodeThatNothingUses() {
    let read = "func a() -> CGFloat { UIScreen.main.scale }"
    #expect(weights("class A { \(read) }") == ["warning screen-main-scale"])
    #expect(weights("class A { private \(read) }") == ["note screen-main-scale"])
    #expect(
      weights("class A { private \(read) }\nextension A { func b() { a() } }") == [
        "warning screen-main-scale"
      ])
    #expect(weights("class A { @objc private \(read) }") == ["warning screen-main-scale"])
  }

  @Test func saysOnceWhatAHelperAsksOnNewerAndOlderSystems() {
    let helper = """
      var isLandscape: Bool {
        if #available(iOS 16, *) { return scene.interfaceOrientation.isLandscape }
        return UIDevice.current.orientation.isLandscape
      }
      """
    #expect(weights("class A { \(helper) }") == ["warning orientation-helper"])
  }

  @Test(arguments: [
    ("if isRunningForScreenshots { A }", "note"), ("if !isUITesting { A }", "warning"),
    ("if isUITesting { b() } else { A }", "warning"), ("if !isUITesting { b() } else { A }", "note"),
    (#"if environment["UITesting"] == nil { b() } else { A }"#, "note"), ("if isTested { A }", "warning"),
  ])
  func onlyNotesWhatRunsInTests(_ code: String, _ weight: String) {
    let body = code.replacing("A", with: "show(UIScreen.main.scale)")
    #expect(weights("class Card { func a() { \(body) } }") == ["\(weight) screen-main-scale"])
  }

  @Test func lowersWhatPrivateCodeAsksForOlderSystems() {
    let read = "private var a: CGFloat { UIScreen.main.scale }"
    let newer = "if #available(iOS 17, *) { show() } else { show(a) }"
    #expect(weights("class A { \(read); func b() { \(newer) } }") == ["note screen-main-scale"])
    #expect(weights("class A { \(read); func b() { \(newer); show(a) } }") == ["warning screen-main-scale"])
  }

  @Test func proposesASourceForAlerts() {
    let style = "UIDevice.current.userInterfaceIdiom == .pad ? .alert : .actionSheet"
    let alert = "UIAlertController(title: nil, message: nil, preferredStyle: \(style))"
    for code in ["func a() { show(\(alert)) }", "func a() -> UIAlertController.Style { return \(style) }"] {
      let found = LintedExample.findings(in: code).map(\.diagnostic)
      #expect(found.map { $0.message.contains("always set the source") } == [true])
      #expect(found.allSatisfy { $0.fixIts.isEmpty })
    }
  }

  @Test(arguments: [
    ("func a() -> ASPresentationAnchor { UIWindow() }", true),
    ("func presentationAnchor(for a: A) -> UIWindow { view.window ?? UIWindow() }", true),
    ("func a() -> UIWindow { view.window ?? UIWindow() }", false),
    ("class A { lazy var base = keyWindow ?? UIWindow() }", false),
    ("func a() { show(view.window ?? UIWindow()) }", false),
  ])
  func saysWhatAWindowStandsFor(_ code: String, _ isAnchor: Bool) {
    let found = LintedExample.findings(in: code).map(\.diagnostic)
    #expect(found.map(\.severity) == [.note])
    #expect(found.map { $0.message.contains("is no anchor") } == [isAnchor])
    #expect(found.map { $0.message.contains("shows nothing") } == [!isAnchor])
  }

  @Test func onlyNotesStacksOfTextsAndPictures() {
    #expect(
      weights("var body: some View { \(stacks("Text(a).bold(); Image(b)")) }") == [
        "note conditional-stack-swap"
      ])
    #expect(
      weights("var body: some View { \(stacks("Text(a); TextField(b)")) }") == [
        "warning conditional-stack-swap"
      ])
    #expect(
      weights("var body: some View { \(stacks("Text(a).task { load() }")) }") == [
        "warning conditional-stack-swap"
      ])
    let member = "struct A: View { var b: some View { Toggle(c) }; var body: some View { \(stacks("b")) } }"
    #expect(weights(member) == ["warning conditional-stack-swap"])
  }

  @Test func onlyNotesWhichWayRoundSomethingIs() {
    let code =
      "class Card: UIView { func a() { if scene.interfaceOrientation == .landscapeLeft { flip() } } }"
    #expect(weights(code) == ["note orientation-layout"])
  }

  @Test func onlyNotesWhatIsReported() {
    #expect(weights("logger.log(UIDevice.current.orientation)") == ["note device-orientation"])
    #expect(weights("Analytics.track(width: UIScreen.main.bounds.width)") == ["note screen-main-bounds"])
    let size = "let size = UIScreen.main.bounds"
    #expect(weights("final class MetricsTracker { \(size) }") == ["note screen-main-bounds"])
    #expect(weights("enum LayoutMetrics { static \(size) }") == ["error screen-main-bounds"])
    #expect(weights("final class MetricsView: UIView { \(size) }") == ["error screen-main-bounds"])
  }

  @Test func onlyNotesTheMainScreenBesideAnExternalOne() {
    let use = "func a() { show(on: UIScreen.main) }"
    #expect(weights("class Player { \(use) }") == ["warning screen-main-passed"])
    let role = "let role = UISceneSession.Role.windowExternalDisplayNonInteractive"
    #expect(weights("class Player { \(role); \(use) }") == ["note screen-main-passed"])
  }

  @Test func tellsAScreenByTheGravestOfItsUses() {
    let code = "func a() { let s = UIScreen.main; use(s.scale); use(s.bounds); use(s.brightness) }"
    #expect(weights(code) == ["error screen-main-bounds"])
  }

  @Test func warnsOfTheOrientationKey() {
    let code = #"func a() { UIDevice.current.setValue(1, forKey: "orientation") }"#
    #expect(weights(code) == ["warning orientation-lock"])
  }

  private func stacks(_ content: String) -> String {
    "if sizeClass == .regular { HStack { \(content) } } else { VStack { \(content) } }"
  }

  private func weights(_ code: String) -> [String] {
    LintedExample.findings(in: code).map { "\($0.diagnostic.severity) \($0.diagnostic.id.name)" }
  }
}
