import SwiftSyntax

/// Views that have no state to lose: texts and pictures, the stacks they are in, and what the type around makes of
/// these.
struct StatelessViews {
  /// How many members of the type may be followed, one in the other.
  private let depth: Int

  init() { self.init(depth: 2) }

  private init(depth: Int) { self.depth = depth }

  /// Whether a closure or body makes nothing else.
  func areAll(in statements: CodeBlockItemListSyntax) -> Bool {
    !statements.isEmpty
      && statements.allSatisfy { statement in
        if let branch = statement.item.as(ExpressionStmtSyntax.self)?.expression { return isOne(branch) }
        return statement.item.as(ExprSyntax.self).map(isOne) ?? false
      }
  }

  private func isOne(_ view: ExprSyntax) -> Bool {
    if let choice = view.as(IfExprSyntax.self) { return isChoice(choice) }
    guard let call = view.as(FunctionCallExprSyntax.self) else { return isMadeOfThem(view) }
    let chain = ModifierChain(of: call)
    let modifiers = chain.root.id == view.id ? [] : [call] + chain.before
    guard modifiers.allSatisfy({ $0.trailingClosure == nil }) else { return false }
    guard let root = chain.root.as(FunctionCallExprSyntax.self), let name = root.calledName,
      root.calledExpression.is(DeclReferenceExprSyntax.self)
    else { return isMadeOfThem(chain.root) }
    if Self.containers.contains(name) {
      return root.trailingClosure.map { areAll(in: $0.statements) } ?? false
    }
    return Self.leaves.contains(name) && root.trailingClosure == nil || isMadeOfThem(root.calledExpression)
  }

  private static let leaves: Set<String> = [
    "Text", "Label", "Image", "Spacer", "Divider", "EmptyView", "Rectangle", "RoundedRectangle",
    "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule", "Color", "LinearGradient", "RadialGradient",
    "AngularGradient",
  ]
  private static let containers: Set<String> = ["HStack", "VStack", "ZStack", "Group"]

  private func isChoice(_ choice: IfExprSyntax) -> Bool {
    guard areAll(in: choice.body.statements) else { return false }
    guard let other = choice.elseBody else { return true }
    return other.as(IfExprSyntax.self).map(isChoice)
      ?? other.as(CodeBlockSyntax.self).map { areAll(in: $0.statements) } ?? false
  }

  /// Whether it names a property or function of the type around that makes nothing else.
  private func isMadeOfThem(_ view: ExprSyntax) -> Bool {
    guard depth > 0, let name = view.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    let bodies = view.enclosingTypes.prefix(1).flatMap(\.members).compactMap {
      Self.body(of: name, in: $0.decl)
    }
    return bodies.count == 1 && StatelessViews(depth: depth - 1).areAll(in: bodies[0])
  }

  private static func body(of name: String, in member: DeclSyntax) -> CodeBlockItemListSyntax? {
    if let function = member.as(FunctionDeclSyntax.self) {
      return function.name.text == name ? function.body?.statements : nil
    }
    let binding = member.as(VariableDeclSyntax.self)?.bindings.first { $0.pattern.trimmedDescription == name }
    guard case .getter(let body)? = binding?.accessorBlock?.accessors else { return nil }
    return body
  }
}
