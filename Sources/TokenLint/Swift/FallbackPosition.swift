import SwiftSyntax

/// The places whose value is taken where another is missing: `x ?? here`, `x == nil ? here : x`, and the `else` of a
/// `guard let` or `if let`.
enum FallbackPosition {
  static func includes(_ expression: ExprSyntax) -> Bool {
    var child = Syntax(expression)
    while let parent = child.parent {
      switch parent.kind {
      case .exprList: if isFallback(child, in: parent) { return true }
      case .codeBlock: return isDoneWithoutValue(parent)
      case .closureExpr, .functionDecl, .initializerDecl, .accessorBlock, .memberBlock: return false
      default: break
      }
      child = parent
    }
    return false
  }

  /// Whether it is what is done where a number is zero, as a trait is that is not set: `if scale == 0 { here }`.
  static func isForZero(_ expression: ExprSyntax) -> Bool {
    var next = expression.parent
    while let node = next, !node.is(CodeBlockSyntax.self) {
      if node.is(ClosureExprSyntax.self) || node.asProtocol(DeclGroupSyntax.self) != nil { return false }
      next = node.parent
    }
    let statement = next?.parent
    let conditions =
      statement?.as(IfExprSyntax.self)?.conditions ?? statement?.as(GuardStmtSyntax.self)?.conditions
    return conditions?.contains { element in
      guard case .expression(let condition) = element.condition else { return false }
      return condition.tokens(viewMode: .sourceAccurate).contains { ["0", "0.0"].contains($0.text) }
    } == true
  }

  /// Operators are not folded by the parser: an operand belongs to those before it that bind closer, and then to the
  /// next.
  private static func isFallback(_ child: Syntax, in list: Syntax) -> Bool {
    let elements = list.as(ExprListSyntax.self).map(Array.init) ?? []
    guard let place = elements.firstIndex(where: { Syntax($0) == child }) else { return false }
    if child.is(UnresolvedTernaryExprSyntax.self) { return asksForValue(elements[..<place], "==") }
    for index in stride(from: place - 1, through: 1, by: -2) {
      if elements[index].is(UnresolvedTernaryExprSyntax.self) {
        return asksForValue(elements[..<index], "!=")
      }
      let sign = elements[index].trimmedDescription
      if sign == "??" { return tellsRoom(elements[index - 1]) }
      if !closer.contains(sign) { return false }
    }
    return false
  }

  private static let closer: Set<String> = ["*", "/", "%", "+", "-", "&*", "&+", "&-", "...", "..<"]

  /// Whether a condition compares what has room with nil, by a sign that leads to the fallback, or asks whether a trait is
  /// set at all.
  private static func asksForValue(_ condition: ArraySlice<ExprSyntax>, _ sign: String) -> Bool {
    if condition.contains(where: { $0.trimmedDescription.hasSuffix("displayScale") }) { return true }
    return condition.contains { $0.is(NilLiteralExprSyntax.self) }
      && condition.contains { $0.trimmedDescription == sign } && condition.contains(where: tellsRoom)
  }

  private static func isDoneWithoutValue(_ block: Syntax) -> Bool {
    if let statement = block.parent?.as(GuardStmtSyntax.self) { return binds(statement.conditions) }
    guard let branch = block.parent?.as(IfExprSyntax.self) else { return false }
    let isElse = branch.elseBody.map { Syntax($0) == block } ?? false
    // What asks the screen anyway does not fall back to it.
    return isElse && binds(branch.conditions)
      && ![Syntax(branch.conditions), Syntax(branch.body)].contains { $0.mentions(["UIScreen"]) }
  }

  /// Whether what is asked for is a size, or what has one: a view, a window, a scene. A picture that is missing is no room
  /// that is missing, and neither is a picture of a screen, `fullScreenImage`.
  private static func tellsRoom(_ value: ExprSyntax) -> Bool {
    let value = value.as(SequenceExprSyntax.self)?.elements.first ?? value
    return isRoom(value.finalName)
      || value.is(FunctionCallExprSyntax.self)
        && value.tokens(viewMode: .sourceAccurate).contains { isRoom($0.text) }
  }

  private static func isRoom(_ name: String) -> Bool { NameWords.of(name).last.map(rooms.contains) == true }

  private static let rooms: Set<String> = [
    "window", "windows", "screen", "screens", "scene", "scenes", "trait", "traits", "size", "bounds", "frame",
    "rect",
    "width", "height", "scale", "view", "superview", "container", "controller", "display", "geometry", "area",
    "vc",
  ]

  private static func binds(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { element in
      switch element.condition {
      case .optionalBinding(let binding):
        binding.initializer.map { tellsRoom($0.value) } ?? isRoom(binding.pattern.trimmedDescription)
      case .expression(let expression):
        expression.as(SequenceExprSyntax.self)?.elements.contains { $0.is(NilLiteralExprSyntax.self) } == true
          && tellsRoom(expression)
      default: false
      }
    }
  }
}
