import SwiftSyntax

extension LintRule {
  static let screenMainScale = LintRule(
    "screen-main-scale", .device, .warning,
    Documentation(
      "Finds the scale of the main screen.",
      reason: """
        A scene may be on another screen than the main one, and may move there while the app runs. \
        `UIScreen.main` is deprecated since iOS 26. What is drawn at its scale is blurred or too large in \
        memory on the other screen.
        """,
      instead: """
        Use `traitCollection.displayScale` in a view or view controller, `@Environment(\\.displayScale)` in \
        SwiftUI, and a parameter elsewhere. What is kept, such as a layer's `contentsScale`, has to be set \
        again when the trait changes: `registerForTraitChanges([UITraitDisplayScale.self])`. On a watch, \
        which has one screen, this is only a note; so it is where a number of an image's pixels is divided by it.
        """,
      fix: """
        In methods of views and view controllers, `traitCollection.displayScale` is a safe fix where the \
        scale is used at once or in a method that UIKit calls again (`layoutSubviews()`, `draw(_:)`, \
        `updateConstraints()`, `viewIsAppearing(_:)`), and an unsafe one where it is kept.
        """),
    found: [
      "let scale = ↓UIScreen.main.scale",
      "layer.contentsScale = ↓UIScreen.main.traitCollection.displayScale",
      """
      final class Card: UIView {
        override func layoutSubviews() { line.width = 1 / ↓UIScreen.main.scale }
      }
      """,
      #"print("\(↓UIScreen.main.scale)")"#,
      "enum Pixel {\n  static let scale = ↓UIScreen.main.scale\n}",
      "func draw() {\n  let screen = ↓UIScreen.main\n  use(screen.scale)\n}",
      """
      extension UIImage {
        // An info: the number of pixels is that of the image.
        func shrunk(maxPixels: CGFloat) -> UIImage { shrunk(maxPoints: maxPixels / ↓UIScreen.main.scale) }
        func resized(to size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, ↓UIScreen.main.scale) }
      }
      """,
      "let scale = ↓WKInterfaceDevice.current().screenScale",
    ],
    silent: [
      "let scale = traitCollection.displayScale", "@Environment(\\.displayScale) private var scale",
      "let scale = view.window?.windowScene?.screen.scale", "// UIScreen.main.scale",
      "let scale = window?.screen.scale ?? UIScreen.main.scale", "let image = XCUIScreen.main.screenshot()",
      "extension UIImage {\n  @available(*, deprecated)\n  var scaled: CGFloat { UIScreen.main.scale }\n}",
      "let size = UIScreen.main.nativeScale",
    ],
    swift: .mainScreen(.scale, alsoAt: [.base("WKInterfaceDevice")]) { use, place, findings in
      if pixelsOfImage(use) {
        findings.report(imageMessage, at: use, weight: .severity(.note))
      } else {
        findings.report(message, at: use, fixes: fixes(for: use, place, findings))
      }
    }.and { place, findings in
      guard let question = WatchScreen.question("screenScale", at: place) else { return }
      findings.report(
        "the scale of the watch is also in the environment; use 'displayScale'", at: question,
        weight: .severity(.note))
    })

  private static let message = """
    the main screen's scale is not that of the screen a view is on; use 'displayScale' of the view's traits \
    or environment, or take it as a parameter
    """

  private static let imageMessage = """
    the pixels of an image need no screen; give the renderer a format with a scale of 1, and count in pixels
    """

  /// Whether a number of pixels becomes points in an extension of images, which draw it at the same scale:
  /// `maxPixels / UIScreen.main.scale`.
  private static func pixelsOfImage(_ use: MainScreenUse) -> Bool {
    guard use.question.enclosingTypes.first?.name == "UIImage",
      let before = Arithmetic(around: use.question)?.before, before.sign == "/"
    else { return false }
    return NameChain(before.operand).names.last?.lowercased().contains("pixel") == true
  }

  private static func fixes(
    for use: MainScreenUse, _ place: SwiftPlace, _ findings: SwiftFindings
  ) -> [Fact.Fix] {
    guard use.uses.isEmpty, let member = ViewMember(around: use.screen, file: place.file) else { return [] }
    let question =
      use.members.first?.name == "scale"
      ? use.question : use.expression(through: "traitCollection", "displayScale")
    return [
      Fact.Fix(
        title: "use the scale of the view's traits",
        applicability: member.isLayoutPass || ValueDestination.isUsedAtOnce(question) ? .safe : .unsafe,
        edits: [findings.replacing(question, with: "traitCollection.displayScale")])
    ]
  }
}
