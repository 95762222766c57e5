import SwiftSyntax

extension LintRule {
  static let symmetricSafeArea = LintRule(
    "symmetric-safe-area", .device, .warning,
    Documentation(
      "Finds an inset of one side that stands for both sides.",
      reason: """
        The safe area need not be the same left and right: bars and the status bar may stand at one side \
        only, as they do on a foldable phone. Twice the left inset is then too much or too little, and \
        content lies under what stands at the other side.

        Layout margins hold the safe area too. Those that the type sets itself, or reads in an initializer, and those of \
        a view with `insetsLayoutMarginsFromSafeArea = false`, are not meant.
        """,
      instead: """
        Take off each side its own inset: `width - insets.left - insets.right`; or lay out by \
        `safeAreaLayoutGuide`, or let the system do it.
        """,
      fix:
        "An unsafe fix adds the insets of both sides: the layout changes where they differ, which is the point."
    ),
    found: [
      "let width = bounds.width - ↓safeAreaInsets.left * 2",
      "let width = bounds.width - 2 * ↓view.safeAreaInsets.left",
      "let both = ↓view.safeAreaInsets.left + view.safeAreaInsets.left",
      "let inset = ↓max(view.safeAreaInsets.left, view.safeAreaInsets.right)",
      """
      func layout() {
        let insets = view.safeAreaInsets
        let width = view.bounds.width - ↓insets.left * 2
      }
      """,
      """
      func layout() {
        let inset = view.safeAreaInsets.left
        label.frame.size.width = view.bounds.width - ↓inset * 2
      }
      """,
      "trailingConstraint.constant = -↓view.safeAreaInsets.left",
      "content.padding(.horizontal, ↓proxy.safeAreaInsets.leading)",
      "let insets = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: ↓safeAreaInsets.left)",
      "let width = bounds.width - ↓layoutMargins.left * 2",
      "let insets = UIEdgeInsets(top: 0, left: view.safeAreaInsets.left, bottom: 0, right: ↓view.safeAreaInsets.left)",
      "content.padding(.horizontal, ↓Theme.safeAreaInsets?.left)",
      "let width = bounds.width - ↓card.layoutMargins.left * 2",
      """
      // The margins of another view are set, and of this one only those below.
      final class Card: UIView {
        func setUp() {
          header.layoutMargins = .zero
          layoutMargins.bottom = 8
          insetsLayoutMarginsFromSafeArea = true
        }
        func layout() { label.frame.size.width = bounds.width - ↓layoutMargins.left * 2 }
      }
      """,
    ],
    silent: [
      "let width = bounds.width - insets.left - insets.right",
      "let width = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right",
      "let width = bounds.width - padding * 2", "let inset = max(view.safeAreaInsets.left, 16)",
      "trailingConstraint.constant = -view.safeAreaInsets.right",
      "let height = view.safeAreaInsets.top * 2", "let x = view.safeAreaInsets.left + 2",
      "let insets = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)",
      """
      let insets = isMirrored
        ? EdgeInsets(top: 0, leading: safe.safeAreaInsets.right, bottom: 0, trailing: safe.safeAreaInsets.left)
        : .zero
      """,
      """
      func mirror() {
        leadingConstraint.constant = view.safeAreaInsets.right
        trailingConstraint.constant = -view.safeAreaInsets.left
      }
      """,
      "let inset = Metrics.layoutMargins.left * 2",
      """
      final class Line: UITableViewCell {
        override var layoutMargins: UIEdgeInsets { get { Self.margins } set {} }
        override func layoutSubviews() { label.frame.size.width = bounds.width - layoutMargins.left * 2 }
      }
      """,
      """
      final class Notice: UIView {
        private let layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        func layout() { mask.frame.size.width = bounds.width + layoutMargins.left * 2 }
      }
      """,
      "// width - safeAreaInsets.left * 2",
      """
      final class Card: UIView {
        init(banner: UIView) { gap = banner.layoutMargins.left * 2 }
      }
      """,
      """
      func layout(_ banner: UIView) {
        banner.insetsLayoutMarginsFromSafeArea = false
        let inset = banner.layoutMargins.left
        card.frame.size.width = banner.bounds.width - inset * 2
      }
      """,
      """
      final class Card: UIView {
        func setUp() { self.directionalLayoutMargins = .init(top: 8, leading: 8, bottom: 8, trailing: 8) }
        func layout() { label.frame.size.width = bounds.width - directionalLayoutMargins.leading * 2 }
      }
      """,
    ],
    swift: SwiftSearch([
      .name("safeAreaInsets"), .base("layoutMargins"), .base("directionalLayoutMargins"),
    ]) { place, findings in
      guard let read = InsetRead(place.token), !read.isConstantOfProject, !OwnMargins.areRead(by: read) else {
        return
      }
      for use in [read] + read.aliases {
        guard let symmetric = SymmetricInset(use) else { continue }
        findings.report(
          "the insets of the two sides differ on some displays; use each side's own",
          at: symmetric.expression,
          fixes: symmetric.both.map { [findings.fix(with: $0)] } ?? [])
      }
    })
}

extension SwiftFindings {
  fileprivate func fix(with both: SymmetricInset.Both) -> Fact.Fix {
    let range = range(of: both.first).lowerBound..<range(of: both.last).upperBound
    return Fact.Fix(
      title: "use the insets of both sides", applicability: .unsafe,
      edits: [Fact.Fix.Edit(range: range, text: both.text)])
  }
}
