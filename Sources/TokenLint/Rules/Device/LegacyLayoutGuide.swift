import SwiftSyntax
import TokenDiagnostics

extension LintRule {
  static let legacyLayoutGuide = LintRule(
    "legacy-layout-guide", .device, .warning,
    Documentation(
      "Finds layout by `topLayoutGuide` and `bottomLayoutGuide`.",
      reason: """
        These guides are deprecated since iOS 11. They know what is above and below, and nothing of what \
        stands at the sides.
        """,
      instead: "Use `view.safeAreaLayoutGuide`.",
      fix: """
        A safe fix puts the matching anchor in place: `topLayoutGuide.bottomAnchor` is \
        `view.safeAreaLayoutGuide.topAnchor`, and `topLayoutGuide.topAnchor` is `view.topAnchor`. `length` \
        becomes an inset by an unsafe fix. Wrappers such as SnapKit's have none.
        """),
    found: [
      "label.topAnchor.constraint(equalTo: ↓topLayoutGuide.bottomAnchor).isActive = true",
      "let height = ↓self.bottomLayoutGuide.length", "make.top.equalTo(↓topLayoutGuide.snp.bottom)",
    ],
    silent: [
      "label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true",
      "// topLayoutGuide.bottomAnchor", #"let text = "topLayoutGuide""#,
      "let guide = view.layoutMarginsGuide",
      """
      final class Board: UIView {
        let topLayoutGuide = UILayoutGuide()
        func set() { addLayoutGuide(topLayoutGuide) }
      }
      extension Board {
        func bind() { make.top.equalTo(topLayoutGuide.snp.bottom) }
      }
      """,
      "struct Marks { let topLayoutGuide: Int }", "show(topLayoutGuide: 8)",
      "func a() -> CGFloat {\n  let topLayoutGuide = max(b, c)\n  return topLayoutGuide\n}",
    ],
    swift: SwiftSearch([.name("topLayoutGuide"), .name("bottomLayoutGuide")]) { place, findings in
      guard let reference = place.token.parent?.as(DeclReferenceExprSyntax.self) else { return }
      let member = reference.parent?.as(MemberAccessExprSyntax.self).flatMap { member in
        member.declName.id == reference.id ? member : nil
      }
      let guide = member.map(ExprSyntax.init) ?? ExprSyntax(reference)
      let isOfSelf = member.map { $0.base?.trimmedDescription == "self" } ?? true
      if isOfSelf, guide.isOwnGuide(place) { return }
      findings.report(
        "'\(place.word)' knows nothing of the sides; use 'safeAreaLayoutGuide'", at: guide,
        fixes: findings.fixes(replacing: guide, of: member?.base, named: place.word))
    })
}

extension ExprSyntax {
  /// Whether the code around has a guide of that name itself; a view has no other, since only controllers have them.
  fileprivate func isOwnGuide(_ place: SwiftPlace) -> Bool {
    if seesLocal(place.word) || DeclaredBefore(place.word).isAround(Syntax(self)) { return true }
    return enclosingTypes.first.map { type in
      ([type.name] + type.inherited).contains { ViewKind(of: $0, in: place.file) == .view }
    } ?? false
  }
}

extension SwiftFindings {
  fileprivate func fixes(replacing guide: ExprSyntax, of owner: ExprSyntax?, named name: String) -> [Fact.Fix]
  {
    let chain = MemberChain(from: guide)
    guard let asked = chain.links.dropFirst().first, !asked.isCalled, !asked.expression.holdsComments,
      let (member, applicability) = Self.replacement(for: "\(name).\(asked.name)")
    else { return [] }
    let view = owner.map { "\($0.trimmedDescription).view" } ?? "view"
    return [
      Fact.Fix(
        title: "use '\(view).\(member)'", applicability: applicability,
        edits: [replacing(asked.expression, with: "\(view).\(member)")])
    ]
  }

  /// The guides lie outside of what they bound: the top guide ends where the safe area begins.
  private static func replacement(
    for asked: String
  ) -> (member: String, applicability: Diagnostic.FixIt.Applicability)? {
    switch asked {
    case "topLayoutGuide.bottomAnchor": ("safeAreaLayoutGuide.topAnchor", .safe)
    case "topLayoutGuide.topAnchor": ("topAnchor", .safe)
    case "bottomLayoutGuide.topAnchor": ("safeAreaLayoutGuide.bottomAnchor", .safe)
    case "bottomLayoutGuide.bottomAnchor": ("bottomAnchor", .safe)
    case "topLayoutGuide.length": ("safeAreaInsets.top", .unsafe)
    case "bottomLayoutGuide.length": ("safeAreaInsets.bottom", .unsafe)
    default: nil
    }
  }
}
