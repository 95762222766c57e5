import SwiftSyntax

extension LintRule {
  static let inheritedLayoutMargins = LintRule(
    "inherited-layout-margins", .device, .info,
    Documentation(
      "Finds layout by margins that the view has not set.",
      reason: """
        A view that is linked with the iOS 27.1 SDK begins with layout margins of zero, where older ones \
        began with 8 points. Content that stood off the edge by them now touches it. The margins of a view \
        controller's own view and of cells come from elsewhere and are not meant.
        """,
      instead: "Set `directionalLayoutMargins` where the view is made, to the space that is wanted."),
    found: [
      """
      class Card: UIView {
        func build() { label.topAnchor.constraint(equalTo: ↓layoutMarginsGuide.topAnchor).isActive = true }
      }
      """,
      """
      class Page: UIViewController {
        func build() { label.topAnchor.constraint(equalTo: ↓card.layoutMarginsGuide.topAnchor).isActive = true }
      }
      """,
      """
      class Card: UIView {
        func build() {
          top = label.topAnchor.constraint(equalTo: ↓self.layoutMarginsGuide.topAnchor)
          bottom = label.bottomAnchor.constraint(equalTo: self.layoutMarginsGuide.bottomAnchor)
        }
      }
      """,
    ],
    silent: [
      """
      class Card: UIView {
        func build() {
          directionalLayoutMargins = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
          label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor).isActive = true
        }
      }
      """,
      "class Page: UIViewController {\n  func build() { let guide = view.layoutMarginsGuide }\n}",
      "class Cell: UITableViewCell {\n  func build() { let guide = contentView.layoutMarginsGuide }\n}",
      "class Card: UIView {\n  func build() { let guide = safeAreaLayoutGuide }\n}",
      "class Card: UIView {\n  // layoutMarginsGuide\n}",
      """
      class Card: UIView {
        init() { layoutMargins.left = 8 }
        func build() { let guide = layoutMarginsGuide }
      }
      """,
    ],
    swift: SwiftSearch([.name("layoutMarginsGuide")]) { place, findings in
      guard let reference = place.token.parent?.as(DeclReferenceExprSyntax.self) else { return }
      let member = reference.parent?.as(MemberAccessExprSyntax.self)
      let guide = member?.declName.id == reference.id ? member.map(ExprSyntax.init) : ExprSyntax(reference)
      guard let guide, LayoutMargins.areInherited(guide) else { return }
      findings.report(
        "layout margins that nobody sets are zero with the iOS 27.1 SDK; set 'directionalLayoutMargins'",
        at: guide)
    })
}

private enum LayoutMargins {
  /// Whether the owner of a guide begins with the margins of `UIView`, and the type around sets none. The
  /// first place of a function speaks for all.
  static func areInherited(_ guide: ExprSyntax) -> Bool {
    let owner = NameChain(guide).names.dropLast().filter { $0 != "self" }
    guard owner != ["view"], owner.last?.hasSuffix("ontentView") != true,
      let type = guide.ancestors.first(where: { TypeDeclaration($0) != nil }),
      !type.mentions(setting), isFirst(guide)
    else { return false }
    return !(owner.isEmpty && isCell(type))
  }

  private static func isCell(_ type: Syntax) -> Bool {
    TypeDeclaration(type).map { ([$0.name] + $0.inherited).contains { $0.hasSuffix("Cell") } } ?? false
  }

  private static let setting: Set<String> = [
    "directionalLayoutMargins", "layoutMargins", "preservesSuperviewLayoutMargins",
    "isLayoutMarginsRelativeArrangement",
  ]

  private static func isFirst(_ guide: ExprSyntax) -> Bool {
    guard let function = guide.enclosingCode?.node else { return true }
    let first = function.tokens(viewMode: .sourceAccurate).first { $0.text == "layoutMarginsGuide" }
    return first.map { $0.position < guide.endPosition && $0.position >= guide.position } ?? true
  }
}
