import SwiftSyntax

extension LintRule {
  static let sizeClassNegation = LintRule(
    "size-class-negation", .device, .warning,
    Documentation(
      "Finds a size class of SwiftUI's environment that is asked not to be compact.",
      reason: """
        In the environment a size class is optional. `!= .compact` also holds where there is none, so a view with no \
        size class is laid out as a wide one.
        """,
      instead: "Ask for what is meant: `== .regular`.",
      fix: "Asks for `== .regular`, which no longer holds for a missing size class: unsafe."),
    found: [
      """
      import SwiftUI
      struct Card: View {
        @Environment(\\.horizontalSizeClass) private var horizontalSizeClass
        var body: some View { Text("a").padding(↓horizontalSizeClass != .compact ? 32 : 16) }
      }
      """,
      """
      import SwiftUI
      struct Card: View {
        @Environment(\\.verticalSizeClass) var sizeClass: UserInterfaceSizeClass?
        var isTall: Bool { ↓self.sizeClass != .compact }
      }
      """,
      """
      import SwiftUI
      extension Card {
        var isWide: Bool { ↓horizontalSizeClass != UserInterfaceSizeClass.compact }
      }
      """,
    ],
    silent: [
      "import UIKit\nlet isWide = traitCollection.horizontalSizeClass != .compact",
      "import SwiftUI\nextension Card {\n  var isWide: Bool { horizontalSizeClass == .regular }\n}",
      "import SwiftUI\nextension Card {\n  var isKnown: Bool { horizontalSizeClass != nil }\n}",
      """
      import SwiftUI
      extension Card {
        var isWide: Bool {
          guard let horizontalSizeClass else { return false }
          return horizontalSizeClass != .compact
        }
      }
      """,
      """
      import SwiftUI
      final class Host: UIHostingController<Card> {
        private var sizeClass = UIUserInterfaceSizeClass.compact
        var isWide: Bool { sizeClass != .compact }
      }
      """,
      "import UIKit\nextension Card {\n  var isWide: Bool { horizontalSizeClass != .compact }\n}",
    ],
    swift: SwiftSearch(
      ["horizontalSizeClass", "verticalSizeClass", "sizeClass"].map { Trigger.before("!", $0) }
    ) {
      place, findings in
      guard place.file.imports.contains("SwiftUI"),
        let reference = place.token.parent?.as(DeclReferenceExprSyntax.self),
        let expression = reference.ofSelf, isOfEnvironment(reference),
        let elements = expression.parent?.as(ExprListSyntax.self).map(Array.init),
        let index = elements.firstIndex(where: { $0.id == expression.id }), elements.count > index + 2,
        elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "!=",
        elements[index + 2].finalName == "compact"
      else { return }
      let fix = Fact.Fix(
        title: "ask for a regular size class", applicability: .unsafe,
        edits: [
          findings.replacing(elements[index + 1], with: "=="),
          findings.replacing(elements[index + 2], with: ".regular"),
        ])
      findings.report(
        "this also holds where there is no size class; ask for '== .regular'", at: expression, fixes: [fix])
    })

  /// Whether a name means an optional value of the environment. What a type says of it in another file is not known.
  private static func isOfEnvironment(_ reference: DeclReferenceExprSyntax) -> Bool {
    let name = reference.baseName.text
    var child = Syntax(reference)
    while let parent = child.parent {
      if let type = TypeDeclaration(parent) {
        let own = type.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.first { variable in
          variable.bindings.contains { $0.pattern.trimmedDescription == name }
        }
        return own.map { $0.attributes.trimmedDescription.contains("Environment") }
          ?? parent.is(ExtensionDeclSyntax.self)
      }
      if DeclaredBefore(name).isDeclared(by: parent, before: child) { return false }
      child = parent
    }
    return false
  }
}

extension DeclReferenceExprSyntax {
  /// The name, or the name after `self.`; nil for a member of something else.
  fileprivate var ofSelf: ExprSyntax? {
    guard isMemberName, let member = parent?.as(MemberAccessExprSyntax.self) else { return ExprSyntax(self) }
    return member.base?.finalName == "self" ? ExprSyntax(member) : nil
  }
}
