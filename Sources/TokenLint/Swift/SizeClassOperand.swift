import SwiftSyntax

/// A comparison of the horizontal size class in the same condition as a question about the device.
struct SizeClassOperand {
  /// Whether it holds where there is much width.
  let asksForRegular: Bool

  /// Nil if the condition asks for no horizontal size class.
  init?(beside expression: ExprSyntax) {
    var node = Syntax(expression)
    while let parent = node.parent {
      switch parent.kind {
      case .exprList:
        if let found = Self.comparison(in: parent) {
          self = found
          return
        }
      case .conditionElementList:
        guard let found = Self.comparison(amongConditions: parent) else { return nil }
        self = found
        return
      case .sequenceExpr, .tupleExpr, .labeledExpr, .labeledExprList, .conditionElement, .prefixOperatorExpr,
        .memberAccessExpr, .functionCallExpr, .optionalChainingExpr:
        break
      default: return nil
      }
      node = parent
    }
    return nil
  }

  private init(asksForRegular: Bool) { self.asksForRegular = asksForRegular }

  /// What a condition chooses from is no part of it.
  private static func comparison(in list: Syntax) -> SizeClassOperand? {
    guard let all = list.as(ExprListSyntax.self).map(Array.init) else { return nil }
    let elements = all.prefix { !$0.is(UnresolvedTernaryExprSyntax.self) }
    for (place, element) in elements.enumerated()
    where isHorizontalSizeClass(element) && elements.indices.contains(place + 2) {
      let sign = elements[place + 1].as(BinaryOperatorExprSyntax.self)?.operator.text
      let value = elements[place + 2].finalName
      guard sign == "==" || sign == "!=", value == "regular" || value == "compact" else { continue }
      return SizeClassOperand(asksForRegular: (value == "regular") == (sign == "=="))
    }
    return nil
  }

  private static func comparison(amongConditions list: Syntax) -> SizeClassOperand? {
    for condition in list.as(ConditionElementListSyntax.self) ?? [] {
      guard case .expression(let expression) = condition.condition,
        let sequence = expression.as(SequenceExprSyntax.self),
        let found = comparison(in: Syntax(sequence.elements))
      else { continue }
      return found
    }
    return nil
  }

  static func isHorizontalSizeClass(_ expression: ExprSyntax) -> Bool {
    let name = expression.finalName
    return name == "horizontalSizeClass" || name == "sizeClass" || name == "hSizeClass"
      || name == "widthSizeClass"
  }
}
