import SwiftSyntax

extension LintRule {
  static let safeAreaThreshold = LintRule(
    "safe-area-threshold", .device, .warning,
    Documentation(
      "Finds tests for a notch: an inset of the safe area compared with a number, or a helper that does so.",
      reason: """
        How large an inset is does not tell what device the app runs on. It changes with rotation, with \
        bars, with the place of a window and with the display of a foldable phone, and new devices have \
        other numbers. Whether there is any inset at the top tells no device: that is only a note.
        """,
      instead: """
        Apply the inset, whatever it is, and delete the test: `max(view.safeAreaInsets.bottom, 16)`, \
        `safeAreaPadding(_:)`, a constraint to `safeAreaLayoutGuide`.
        """),
    found: [
      "let isTall = ↓view.safeAreaInsets.bottom > 0", "if (↓window?.safeAreaInsets.top ?? 0) > 20 { }",
      "let height = ↓insets.safeAreaInsets.top >= limit\nlet limit: CGFloat = 44",
      "if 20 < ↓view.safeAreaInsets.top { }", "let top = UIDevice.current.↓hasNotch ? 44 : 20",
      "func layout() {\n  let bottom = view.safeAreaInsets.bottom\n  if ↓bottom == 34 { }\n}",
      "let isFlat = (↓window?.safeAreaInsets.bottom ?? 0).isZero",
      "extension UIDevice {\n  func hasButton() -> Bool { ↓keyWindow.safeAreaInsets.bottom.isZero }\n}",
    ],
    silent: [
      "let y = view.safeAreaInsets.top + 20", "let height = max(view.safeAreaInsets.bottom, 16)",
      "if view.safeAreaInsets.top > bar.frame.height { }",
      "if (scrollView.safeAreaInsets.top + scrollView.contentOffset.y) == 0 { }",
      "// view.safeAreaInsets.bottom > 0", "if insets.count > 0 { }",
      "if oldInsets != view.safeAreaInsets { }", "enum Feature { case hasNotch }",
      "show(.hasNotch)",
    ],
    swift: SwiftSearch([.name("safeAreaInsets")] + notchHelpers.map { .name($0) }) { place, findings in
      if notchHelpers.contains(place.word) {
        guard let reference = place.token.parent?.as(DeclReferenceExprSyntax.self),
          !reference.isImplicitMember
        else { return }
        findings.report(
          "a notch does not tell how much room there is; apply the safe area's insets instead", at: reference)
        return
      }
      guard let read = InsetRead(place.token) else { return }
      for use in [read] + read.aliases {
        guard case .threshold? = SafeAreaFault(use, in: place.file) else { continue }
        findings.report(
          "the size of an inset does not tell the device; apply the inset instead of testing it",
          at: use.expression, weight: use.asksWhetherAnythingIsAbove ? .severity(.note) : .usual)
      }
    })

  private static let notchHelpers = [
    "hasNotch", "hasTopNotch", "hasBottomNotch", "isNotch", "hasHomeIndicator", "hasDynamicIsland",
    "isIPhoneX", "isIphoneX", "isiPhoneX",
  ]
}

extension InsetRead {
  /// `view.safeAreaInsets.top > 0`: a status bar is enough for that.
  fileprivate var asksWhetherAnythingIsAbove: Bool {
    guard edge == .top else { return false }
    if MemberChain(from: value).goesOn(with: "isZero") { return true }
    guard let compared = Arithmetic(around: value)?.comparison?.operands.first else {
      return false
    }
    return RawNumber(compared)?.value == 0 || compared.trimmedDescription == ".zero"
  }
}

extension DeclReferenceExprSyntax {
  /// `.name`, a case of an enumeration mostly.
  fileprivate var isImplicitMember: Bool {
    guard let member = parent?.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.id == id && member.base == nil
  }
}
