import SwiftSyntax

/// Layout margins that a type has chosen itself, so that no safe area is in them.
enum OwnMargins {
  /// Whether margins that are read are those: in an initializer, before there is a safe area; of a view that is told to
  /// leave the safe area out; or where the type around sets the margins of that view.
  static func areRead(by read: InsetRead) -> Bool {
    guard read.isOfMargins else { return false }
    if case .initializer? = read.expression.enclosingCode?.kind { return true }
    guard let scope = scope(of: read.expression) else { return false }
    let owner = read.owner.filter { $0 != "self" }
    if owner.isEmpty, overrides(read.insets.finalName, around: read.expression) { return true }
    return scope.tokens(viewMode: .sourceAccurate).contains { token in
      guard words.contains(token.text), let set = InsetRead(token),
        set.owner.filter({ $0 != "self" }) == owner,
        let value = assigned(to: set.expression)
      else { return false }
      return set.isOfMargins ? set.edge.map { $0.side != nil } ?? true : value == "false"
    }
  }

  /// `override var layoutMargins: UIEdgeInsets { … }` in the type around.
  private static func overrides(_ margins: String, around expression: ExprSyntax) -> Bool {
    expression.enclosingTypes.first?.members.contains { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { $0.name.text == "override" })
      else { return false }
      return variable.bindings.contains { $0.pattern.trimmedDescription == margins }
    } ?? false
  }

  private static let words: Set<String> = [
    "insetsLayoutMarginsFromSafeArea", "layoutMargins", "directionalLayoutMargins",
  ]

  /// The outermost type or function around.
  private static func scope(of expression: ExprSyntax) -> Syntax? {
    let nodes = Array(expression.ancestors)
    return nodes.last { TypeDeclaration($0) != nil } ?? nodes.last { $0.is(FunctionDeclSyntax.self) }
  }

  /// The first word of what something is set to; nil where it is only read.
  private static func assigned(to target: ExprSyntax) -> String? {
    guard let sign = target.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
      sign.parent?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return sign.nextToken(viewMode: .sourceAccurate)?.text
  }
}

extension InsetRead {
  /// Whether it reads the layout margins of a view, of which the safe area is usually a part.
  fileprivate var isOfMargins: Bool { insets.finalName.hasSuffix("ayoutMargins") }
}
