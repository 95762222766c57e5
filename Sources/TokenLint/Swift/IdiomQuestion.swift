import SwiftSyntax

/// A place that reads which kind of device the app runs on: `traitCollection.userInterfaceIdiom`.
struct IdiomQuestion {
  /// What is read, without what it is compared with.
  let expression: ExprSyntax
  let source: Source

  enum Source {
    /// `UIDevice.current`, or the old macro.
    case device
    /// The traits of a view, of a view controller or of an environment.
    case traits
  }

  static let triggers: [Trigger] = [.name("userInterfaceIdiom"), .name("UI_USER_INTERFACE_IDIOM")]

  var comparison: IdiomComparison { IdiomComparison(of: expression) }

  /// Nil for a word that is none, and where another rule speaks of the traits that are read.
  init?(_ token: TokenSyntax) {
    if token.text == "UI_USER_INTERFACE_IDIOM" {
      guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
      (expression, source) = (ExprSyntax(call), .device)
      return
    }
    guard token.text == "userInterfaceIdiom", let reference = token.parent?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id
    else {
      guard let type = Syntax(reference).enclosingType, Self.ownTypes.contains(type) else { return nil }
      (expression, source) = (ExprSyntax(reference), type == "UIDevice" ? .device : .traits)
      return
    }
    guard let base = member.base else { return nil }
    if base.lastName == "self", Syntax(reference).enclosingType.map(Self.ownTypes.contains) != true {
      return nil
    }
    if ["UITraitCollection", "UIScreen"].contains(base.firstName) { return nil }
    expression = ExprSyntax(member)
    source = base.firstName == "UIDevice" || base.lastName == "device" ? .device : .traits
  }

  private static let ownTypes: Set<String> = ["UIDevice", "UITraitCollection"]

  /// The size class that is asked for in the same condition, as it is written with what it is compared to; nil for none.
  var sizeClassBeside: String? { SizeClassOperand.beside(expression) }
}

/// A comparison of a size class in the same condition as something else.
enum SizeClassOperand {
  static func beside(_ expression: ExprSyntax) -> String? {
    var node = Syntax(expression)
    while let parent = node.parent {
      switch parent.kind {
      case .exprList, .sequenceExpr, .tupleExpr, .labeledExpr, .labeledExprList, .conditionElement:
        if let found = comparison(in: parent) { return found }
      case .conditionElementList: return comparison(in: parent)
      case .memberAccessExpr, .functionCallExpr, .optionalChainingExpr: break
      default: return nil
      }
      node = parent
    }
    return nil
  }

  /// Branches that the condition chooses from are no part of it.
  private static func comparison(in node: Syntax) -> String? {
    if let elements = node.as(ExprListSyntax.self).map(Array.init) {
      for (place, element) in elements.enumerated() {
        if element.is(UnresolvedTernaryExprSyntax.self) { return nil }
        if isSizeClass(element), elements.indices.contains(place + 2) {
          return elements[place...(place + 2)].map(\.trimmedDescription).joined(separator: " ")
        }
      }
      return nil
    }
    guard let conditions = node.as(ConditionElementListSyntax.self) else { return nil }
    for condition in conditions {
      guard case .expression(let expression) = condition.condition,
        let sequence = expression.as(SequenceExprSyntax.self)
      else { continue }
      if let found = comparison(in: Syntax(sequence.elements)) { return found }
    }
    return nil
  }

  static func isSizeClass(_ expression: ExprSyntax) -> Bool {
    let name = expression.lastName
    return name.hasSuffix("izontalSizeClass") || name.hasSuffix("erticalSizeClass") || name == "hSizeClass"
      || name == "sizeClass"
  }
}
