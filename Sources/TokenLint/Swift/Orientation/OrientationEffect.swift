import SwiftSyntax

/// Whether something of a layout is seen to depend on what an orientation answers: a size, a number, a constraint, a
/// stack, which views there are.
///
/// The answer is followed through variables, and in the braces of its type through properties and methods.
enum OrientationEffect {
  static func isLayout(decidedBy answer: ExprSyntax) -> Bool { isLayout(decidedBy: answer, depth: 0) }

  private static let deepest = 3
  private static let mostUses = 20

  private static func isLayout(decidedBy answer: ExprSyntax, depth: Int) -> Bool {
    let chosen = chosen(by: answer)
    if SidesSwap.isAll(in: chosen) { return false }
    if chosen.contains(where: { OrientedCode.isLayout($0) }) { return true }
    let flow = AnswerFlow(of: answer)
    if flow.evidence.isOfLayout { return true }
    guard depth < deepest else { return false }
    let kept = [flow.helper.map(\.name.text), ownProperty(keeping: answer)].compactMap(\.self)
    let members = answer.enclosingTypes.first.map { Syntax($0.members) }
    let uses =
      GivenName.uses(of: whole(answer))
      + kept.flatMap { name in members.map { GivenName.uses(of: name, in: $0) } ?? [] }
    return uses.lazy.map(\.expression).filter { !$0.isAssignedTo }.prefix(mostUses).contains {
      isLayout(decidedBy: $0, depth: depth + 1)
    }
      || isHandedToLayout(answer, depth: depth)
  }

  /// The branches that an answer chooses between, or the values of `?:`.
  private static func chosen(by answer: ExprSyntax) -> [Syntax] {
    answer.controlledCode.flatMap { code -> [Syntax] in
      guard let elements = code.as(SequenceExprSyntax.self)?.elements.map({ Syntax($0) }),
        let choice = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
      else { return [code] }
      return Array(elements[choice...])
    }
  }

  /// With what is only mixed in: `scene?.interfaceOrientation.isPortrait ?? true`.
  private static func whole(_ answer: ExprSyntax) -> ExprSyntax {
    let around = answer.ancestors.prefix { $0.is(ExprSyntax.self) || $0.is(ExprListSyntax.self) }
    return around.compactMap { $0.as(ExprSyntax.self) }.last ?? answer
  }

  /// `self.isLandscape = …`, and `_isLandscape = State(initialValue: …)`.
  private static func ownProperty(keeping answer: ExprSyntax) -> String? {
    guard let target = target(of: answer) else { return nil }
    let name = target.finalName
    if let member = target.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self" ? name : nil
    }
    if target.seesLocal(name) { return nil }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private static func target(of answer: ExprSyntax) -> ExprSyntax? {
    for node in answer.ancestors {
      if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) { return nil }
      guard let list = node.as(ExprListSyntax.self).map(Array.init), list.count > 1,
        list[1].is(AssignmentExprSyntax.self)
      else { continue }
      return list[0]
    }
    return nil
  }
}

/// Answers that other code is given.
extension OrientationEffect {
  /// Whether a method of the type, or what only its name tells of, lays out by it: `setUp(isLandscape: …)`.
  private static func isHandedToLayout(_ answer: ExprSyntax, depth: Int) -> Bool {
    if let target = target(of: answer)?.as(MemberAccessExprSyntax.self),
      target.base?.trimmedDescription != "self"
    {
      return OrientedCode.isNamedAfterSides(target.finalName)
    }
    guard
      let argument = answer.ancestors.lazy.prefix(while: isOfValue).compactMap({
        $0.as(LabeledExprSyntax.self)
      }).first(where: { $0.parent?.parent?.is(FunctionCallExprSyntax.self) == true }),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), !ReportingCall.isOne(Syntax(call))
    else { return false }
    if let parameter = parameter(for: argument, of: call) {
      return GivenName.uses(of: parameter.name, in: parameter.body).prefix(mostUses)
        .contains { isLayout(decidedBy: $0.expression, depth: depth + 1) }
    }
    return OrientedCode.isNamedAfterSides(argument.label?.text ?? "")
      || OrientedCode.isOfLayout(call.calledExpression.finalName)
  }

  private static func isOfValue(_ node: Syntax) -> Bool {
    !node.is(CodeBlockItemSyntax.self) && !node.is(ClosureExprSyntax.self)
  }

  private static func parameter(for argument: LabeledExprSyntax, of call: FunctionCallExprSyntax)
    -> (name: String, body: Syntax)?
  {
    guard let type = call.enclosingTypes.first,
      let place = call.arguments.firstIndex(where: { $0.id == argument.id })
    else { return nil }
    let name = call.calledExpression.finalName
    let index = call.arguments.distance(from: call.arguments.startIndex, to: place)
    for member in type.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == name,
        let body = function.body
      else { continue }
      let parameters = Array(function.signature.parameterClause.parameters)
      let label = argument.label?.text ?? "_"
      guard
        let parameter = parameters.first(where: { $0.firstName.text == label && label != "_" })
          ?? (parameters.indices.contains(index) ? parameters[index] : nil),
        parameter.firstName.text == label
      else { continue }
      return ((parameter.secondName ?? parameter.firstName).text, Syntax(body))
    }
    return nil
  }
}
