import SwiftSyntax

extension LintRule {
  static let doubleSafeArea = LintRule(
    "double-safe-area", .device, .warning,
    Documentation(
      "Finds a safe area that is taken off twice.",
      reason: """
        A geometry reader tells the size that is left inside the safe area, and its content is laid out \
        there. Who takes the insets off that size, or pads the content by them, takes them off twice. The \
        same holds for a scroll view's `adjustedContentInset`, which holds the safe area, and for \
        `additionalSafeAreaInsets`, which is added to it. On displays with small insets nobody sees it.
        """,
      instead: "Use the size as it is, and leave the padding out.",
      fix: "An unsafe fix deletes the subtraction."),
    found: [
      """
      GeometryReader { proxy in
        Card().frame(height: proxy.size.height - ↓proxy.safeAreaInsets.top)
      }
      """,
      """
      GeometryReader { proxy in
        Card().frame(height: proxy.size.height - (↓proxy.safeAreaInsets.top + ↓proxy.safeAreaInsets.bottom))
      }
      """,
      """
      GeometryReader { proxy in
        Card().padding(.bottom, ↓proxy.safeAreaInsets.bottom)
      }
      """,
      """
      Card().onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width - ↓proxy.safeAreaInsets.leading
      } action: { width = $0 }
      """,
      "let top = scrollView.adjustedContentInset.top + ↓scrollView.safeAreaInsets.top",
      "child.additionalSafeAreaInsets = ↓view.safeAreaInsets",
    ],
    silent: [
      "let height = view.bounds.height - view.safeAreaInsets.top",
      """
      GeometryReader { proxy in
        Card().padding(.bottom, proxy.safeAreaInsets.bottom)
      }
      .ignoresSafeArea()
      """,
      """
      VStack {
        GeometryReader { proxy in
          Card().padding(.bottom, proxy.safeAreaInsets.bottom)
        }
      }
      .ignoresSafeArea(.keyboard)
      """,
      """
      GeometryReader { proxy in
        Card().padding(.bottom, proxy.safeAreaInsets.bottom).ignoresSafeArea()
      }
      """,
      """
      GeometryReader { proxy in
        Card().frame(height: proxy.size.height + proxy.safeAreaInsets.top)
      }
      """,
      """
      GeometryReader { proxy in
        Card()
          .padding(.bottom, proxy.safeAreaInsets.bottom.isEqual(to: 0) ? 20 : 0)
          .padding(.leading, isWide ? -proxy.safeAreaInsets.leading : 0)
      }
      """,
      "func show() { additionalSafeAreaInsets.bottom = keyboard.height - view.safeAreaInsets.bottom }",
      """
      let room = scrollView.frame.height - scrollView.safeAreaInsets.top + scrollView.contentOffset.y
        + scrollView.adjustedContentInset.top
      """,
      "let rest = view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom",
      "GeometryReader { proxy in\n  // proxy.size.height - proxy.safeAreaInsets.top\n  Card()\n}",
    ],
    swift: SwiftSearch([.name("safeAreaInsets")]) { place, findings in
      guard let read = InsetRead(place.token), case .double(let double)? = SafeAreaFault(read, in: place.file)
      else { return }
      findings.report(double.message, at: read.expression, fixes: findings.fixes(of: double))
    })
}

extension DoubleInset {
  fileprivate var message: String {
    switch kind {
    case .size: "the size that a geometry reader tells is without the safe area already; use it as it is"
    case .padding: "the content of a geometry reader is inside the safe area already; leave the padding out"
    case .adjusted: "'adjustedContentInset' holds the safe area already; use one of the two"
    case .additional:
      "'additionalSafeAreaInsets' is added to the safe area; set it to what is wanted beyond that"
    }
  }
}

extension SwiftFindings {
  fileprivate func fixes(of double: DoubleInset) -> [Fact.Fix] {
    guard let superfluous = double.superfluous,
      superfluous.last.parent?.parent?.holdsComments == false
    else { return [] }
    let range = range(of: superfluous.after).upperBound..<range(of: superfluous.last).upperBound
    return [
      Fact.Fix(
        title: "delete the subtraction", applicability: .unsafe,
        edits: [Fact.Fix.Edit(range: range, text: "")])
    ]
  }
}
