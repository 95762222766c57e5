import SwiftSyntax

/// A parameter, property or variable whose written type is an orientation.
enum OrientationVariable {
  /// Where landscape or portrait is asked of it. What tells more than that apart is no question that a size answers.
  static func questions(at place: SwiftPlace) -> [MemberChain] {
    if let chain = MemberChain(startingAt: place.token) { return compared(with: chain).map { [$0] } ?? [] }
    guard let type = WrittenType(place.token), let (name, scope) = variable(of: type) else { return [] }
    return GivenName.uses(of: name, in: scope).filter {
      OrientationQuestion($0).asks == .landscapeOrPortrait && !isRead(by: $0)
    }
  }

  /// What `UIInterfaceOrientation.portrait` is compared with.
  private static func compared(with chain: MemberChain) -> MemberChain? {
    guard let list = chain.expression.parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    guard let place = elements.firstIndex(where: { $0.id == chain.expression.id }) else { return nil }
    for (sign, other) in [(place - 1, place - 2), (place + 1, place + 2)]
    where elements.indices.contains(sign) && elements.indices.contains(other) {
      guard ["==", "!="].contains(elements[sign].trimmedDescription) else { continue }
      let compared = MemberChain(from: elements[other])
      if !isRead(by: compared), OrientationQuestion(compared).asks == .landscapeOrPortrait { return compared }
    }
    return nil
  }

  /// Whether what is asked is found by its own name.
  private static func isRead(by chain: MemberChain) -> Bool {
    let text = chain.links[0].expression.trimmedDescription
    return text.hasSuffix("interfaceOrientation") && text.contains(".")
      || text.hasSuffix("statusBarOrientation")
      || text.hasSuffix("UIDevice.current.orientation")
  }

  private static func variable(of type: WrittenType) -> (name: String, scope: Syntax)? {
    guard let parent = type.node.parent else { return nil }
    if let parameter = parent.as(FunctionParameterSyntax.self) {
      guard let function = parent.parent?.parent?.parent?.parent else { return nil }
      let body = function.as(FunctionDeclSyntax.self)?.body ?? function.as(InitializerDeclSyntax.self)?.body
      return body.map { ((parameter.secondName ?? parameter.firstName).text, Syntax($0)) }
    }
    guard let binding = parent.parent?.as(PatternBindingSyntax.self),
      let scope = GivenName.scope(of: binding),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    return (name, scope)
  }
}
