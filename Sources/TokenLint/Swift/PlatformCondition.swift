import SwiftSyntax

/// Whether a branch of `#if` may be compiled for a system on which an app has scenes: iOS, Catalyst or visionOS.
enum PlatformCondition {
  static func mayHold(_ clause: Syntax) -> Bool {
    guard let clause = clause.as(IfConfigClauseSyntax.self) else { return true }
    let before = clause.parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0 != clause } ?? []
    for earlier in before {
      if let condition = earlier.condition, value(of: condition) == true { return false }
    }
    guard let condition = clause.condition else { return true }
    return value(of: condition) != false
  }

  /// Whether a node is only compiled for visionOS, where all windows have the same scale.
  static func isOnlyVision(around node: some SyntaxProtocol) -> Bool {
    node.ancestors.contains {
      $0.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription == "os(visionOS)"
    }
  }

  /// What a condition is there; nil where that depends on more.
  private static func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let number = condition.as(IntegerLiteralExprSyntax.self) { return number.literal.text != "0" }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return value(of: only.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence) }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      return joined(
        value(of: infix.leftOperand), infix.operator.trimmedDescription, value(of: infix.rightOperand))
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    return nil
  }

  /// `&&` binds closer than `||`.
  private static func value(of sequence: SequenceExprSyntax) -> Bool? {
    let elements = Array(sequence.elements)
    var alternatives: [Bool?] = []
    var current = elements.first.map(value) ?? nil
    for (sign, operand) in zip(elements.dropFirst(), elements.dropFirst(2)) {
      switch sign.trimmedDescription {
      case "&&": current = joined(current, "&&", value(of: operand))
      case "||":
        alternatives.append(current)
        current = value(of: operand)
      default: break
      }
    }
    return (alternatives + [current]).reduce(false) { joined($0, "||", $1) }
  }

  private static func joined(_ left: Bool?, _ sign: String, _ right: Bool?) -> Bool? {
    switch sign {
    case "&&":
      if left == false || right == false { return false }
      return left == true && right == true ? true : nil
    case "||":
      if left == true || right == true { return true }
      return left == false && right == false ? false : nil
    default: return nil
    }
  }

  private static func value(of call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return otherSystems.contains(argument) ? false : nil
    case "canImport": return otherModules.contains(argument) ? false : nil
    default: return nil
    }
  }

  private static let otherSystems: Set<String> = [
    "macOS", "OSX", "tvOS", "watchOS", "Linux", "Windows", "Android", "WASI", "FreeBSD", "OpenBSD",
  ]
  private static let otherModules: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit"]
}
