import SwiftSyntax

extension LintRule {
  static let contentInsetNever = LintRule(
    "content-inset-never", .device, .info,
    Documentation(
      "Finds scroll views that do not follow the safe area by themselves.",
      reason: """
        A scroll view insets its content by the safe area. Where that is switched off, or the insets are set \
        by hand, the content may lie under a bar or the status bar, above all where these stand at the side.
        """,
      instead: """
        Leave `contentInsetAdjustmentBehavior` as it is, and use `contentInset` for what is wanted beyond \
        the safe area.
        """),
    found: [
      "scrollView.contentInsetAdjustmentBehavior = ↓.never",
      "tableView.contentInsetAdjustmentBehavior = ↓UIScrollView.ContentInsetAdjustmentBehavior.never",
      "tableView.contentInset.bottom = ↓view.safeAreaInsets.bottom + 8",
      "func layout() { tableView.contentInset = ↓view.safeAreaInsets }",
    ],
    silent: [
      "scrollView.contentInsetAdjustmentBehavior = .automatic",
      "let isOff = scrollView.contentInsetAdjustmentBehavior == .never",
      "// scrollView.contentInsetAdjustmentBehavior = .never", "tableView.contentInset.bottom = 8",
      "let bottom = tableView.contentInset.bottom + view.safeAreaInsets.bottom",
      "tableView.contentInset = insets",
      "func layout() { tableView.contentInset.bottom = keyboard - view.safeAreaInsets.bottom }",
    ],
    swift: SwiftSearch([
      .member("contentInsetAdjustmentBehavior", before: "="), .name("safeAreaInsets"),
    ]) { place, findings in
      if place.word == "safeAreaInsets" {
        guard let read = InsetRead(place.token), case .contentInset? = SafeAreaFault(read, in: place.file)
        else { return }
        findings.report(
          "a scroll view insets its content by the safe area itself; set only what is wanted beyond that",
          at: read.expression)
      } else if let member = place.token.parent?.parent?.as(MemberAccessExprSyntax.self),
        let elements = member.parent?.parent?.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
        elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let value = elements.last, elements.first?.id == member.id, NameChain(value).names.last == "never"
      {
        findings.report(
          "content that ignores the safe area may lie under bars; leave the adjustment to the scroll view",
          at: value)
      }
    })
}
