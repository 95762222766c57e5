import SwiftSyntax

/// A property or function of the project, outside of functions, that answers with yes or no how the device is turned:
/// `static var isLandscape: Bool { … }`.
struct OrientationAnswer {
  let name: TokenSyntax
  /// The type it is a member of.
  let type: String?
  let declaration: HelperDeclaration?

  /// The helper whose answer a source is; nil for one in another function.
  init?(around node: some SyntaxProtocol) {
    guard let (declaration, type) = Self.declaration(around: Syntax(node)) else { return nil }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      guard function.signature.parameterClause.parameters.isEmpty,
        function.signature.returnClause?.type.trimmedDescription == "Bool"
      else { return nil }
      name = function.name
      self.declaration = HelperDeclaration(declaration)
    } else if let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      guard Self.isYesOrNo(binding) else { return nil }
      name = pattern.identifier
      self.declaration = HelperDeclaration(Syntax(binding))
    } else {
      return nil
    }
    self.type = type
    guard Self.words.contains(where: name.text.lowercased().contains) else { return nil }
  }

  /// Whether its type is written as `Bool`, or its value can hardly be anything else.
  private static func isYesOrNo(_ binding: PatternBindingSyntax) -> Bool {
    if let type = binding.typeAnnotation?.type.trimmedDescription { return type == "Bool" }
    guard let value = binding.initializer?.value, !orientations.contains(value.finalName) else {
      return false
    }
    let kinds: [SyntaxKind] = [.memberAccessExpr, .sequenceExpr, .prefixOperatorExpr]
    return kinds.contains(value.kind)
  }

  /// The members that are an orientation themselves, and no answer about one.
  private static let orientations = ["orientation", "interfaceOrientation", "statusBarOrientation"]

  private static let words = ["landscape", "portrait", "horizontal", "vertical", "orientation", "sideways"]

  /// The declaration around a node that stands in no other function.
  private static func declaration(around node: Syntax) -> (Syntax, type: String?)? {
    var child = node
    while let parent = child.parent {
      if child.isObserver { return nil }
      if child.is(FunctionDeclSyntax.self) || child.is(VariableDeclSyntax.self) {
        if parent.is(MemberBlockItemSyntax.self) { return (child, typeName(around: parent)) }
        if isOutsideOfAll(child) { return (child, nil) }
      }
      child = parent
    }
    return nil
  }

  private static func isOutsideOfAll(_ declaration: Syntax) -> Bool {
    var next = declaration.parent
    while let node = next {
      if node.is(SourceFileSyntax.self) { return true }
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self)
      {
        return false
      }
      next = node.parent
    }
    return false
  }

  private static func typeName(around node: Syntax) -> String? {
    var next = node.parent
    while let parent = next {
      if let type = TypeDeclaration(parent) { return type.name }
      next = parent.parent
    }
    return nil
  }
}

extension Syntax {
  /// Whether it runs when a property is set, and answers nothing.
  fileprivate var isObserver: Bool {
    guard let accessor = self.as(AccessorDeclSyntax.self) else { return false }
    return ["didSet", "willSet", "set"].contains(accessor.accessorSpecifier.text)
  }
}
