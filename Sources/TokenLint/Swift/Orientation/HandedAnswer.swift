import SwiftSyntax

/// An answer that is an argument, or a part of one.
struct HandedAnswer {
  let call: FunctionCallExprSyntax
  private let argument: LabeledExprSyntax

  var label: String? { argument.label?.text }
  var callee: String { call.calledExpression.finalName }

  init?(_ answer: ExprSyntax) {
    for node in answer.ancestors {
      if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) { return nil }
      guard let argument = node.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      else { continue }
      (self.argument, self.call) = (argument, call)
      return
    }
    return nil
  }

  /// The parameter that takes it in a method of the type around the call, and the body of that.
  var parameter: (name: String, body: Syntax)? {
    guard let type = call.enclosingTypes.first,
      let place = Array(call.arguments).firstIndex(where: { $0.id == argument.id })
    else { return nil }
    for member in type.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == callee,
        let body = function.body, let parameter = parameter(of: function, at: place)
      else { continue }
      return ((parameter.secondName ?? parameter.firstName).text, Syntax(body))
    }
    return nil
  }

  /// By its label; parameters without one are told apart by their places.
  private func parameter(of function: FunctionDeclSyntax, at place: Int) -> FunctionParameterSyntax? {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard label == nil else { return parameters.first { $0.firstName.text == label } }
    return parameters.indices.contains(place) && parameters[place].firstName.text == "_"
      ? parameters[place] : nil
  }
}
