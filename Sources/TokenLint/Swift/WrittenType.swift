import SwiftSyntax

/// A type where it is written, with the values of which it tells what they are.
struct WrittenType {
  /// With its module and the sign of an optional.
  let node: Syntax

  /// Nil for a name that is no type there.
  init?(_ token: TokenSyntax) {
    guard let name = token.parent else { return nil }
    guard name.is(IdentifierTypeSyntax.self) || name.as(MemberTypeSyntax.self)?.name.id == token.id else {
      return nil
    }
    var node = name
    while let parent = node.parent, Self.wrappers.contains(parent.kind) { node = parent }
    self.node = node
  }

  private static let wrappers: Set<SyntaxKind> = [
    .optionalType, .implicitlyUnwrappedOptionalType, .attributedType,
  ]

  /// What is given to a variable or parameter of the type, and what a function or accessor of the type returns.
  var values: [ExprSyntax] {
    guard let parent = node.parent else { return [] }
    if let parameter = parent.as(FunctionParameterSyntax.self) {
      return (parameter.defaultValue?.value).map { [$0] } ?? []
    }
    if let binding = parent.parent?.as(PatternBindingSyntax.self) {
      if let value = binding.initializer?.value { return [value] }
      guard case .getter(let body)? = binding.accessorBlock?.accessors else { return [] }
      return Self.returned(by: body)
    }
    let function = parent.parent?.parent?.as(FunctionDeclSyntax.self)
    return function?.body.map { Self.returned(by: $0.statements) } ?? []
  }

  private static func returned(by body: CodeBlockItemListSyntax) -> [ExprSyntax] {
    if body.count == 1, let only = body.first?.item.as(ExprSyntax.self) { return [only] }
    return body.compactMap { $0.item.as(ReturnStmtSyntax.self)?.expression }
  }
}
