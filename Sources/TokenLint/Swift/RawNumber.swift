import SwiftSyntax

/// A number as it is written: `8`, `-8.5`, `(8)`, `CGFloat(8)`.
struct RawNumber {
  let value: Double

  /// Nil for what is computed, or comes from elsewhere.
  init?(_ expression: ExprSyntax) {
    if let integer = expression.as(IntegerLiteralExprSyntax.self) {
      self.init(literal: integer.literal)
    } else if let float = expression.as(FloatLiteralExprSyntax.self) {
      self.init(literal: float.literal)
    } else if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-",
      let number = RawNumber(prefix.expression)
    {
      self.init(value: -number.value)
    } else if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.onlyUnlabeled {
      self.init(only)
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.numberTypes.contains(type), let only = call.arguments.onlyUnlabeled
    {
      self.init(only)
    } else {
      return nil
    }
  }

  private init?(literal: TokenSyntax) {
    guard let value = NumberCondition.value(of: literal.text.utf8) else { return nil }
    self.init(value: value)
  }

  private init(value: Double) { self.value = value }

  private static let numberTypes: Set<String> = ["CGFloat", "Double", "Float", "Int"]
}

extension LabeledExprListSyntax {
  /// The argument of a call or parentheses with a single one, which has no label.
  var onlyUnlabeled: ExprSyntax? {
    guard count == 1, let first, first.label == nil else { return nil }
    return first.expression
  }
}
