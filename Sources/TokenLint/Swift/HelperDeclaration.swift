import SwiftSyntax

/// A variable or a function as far as it may answer a question about the device.
struct HelperDeclaration {
  let name: TokenSyntax
  /// As it is written; nil where it is left to the compiler.
  let valueType: String?
  /// Whether it is a variable of a function.
  let isLocal: Bool
  /// The type it is a member of, by its last name; nil for one outside of all types.
  let type: String?
  /// Whether it is worked out once for the whole app.
  let isStored: Bool
  private let isOverride: Bool
  private let modifiers: DeclModifierListSyntax
  private let node: Syntax

  /// Whether it can be the answer itself: UIKit's own questions are answered by overriding them.
  var mayAnswer: Bool { !isOverride && (valueType.map(Self.answers.contains) ?? true) }

  private static let answers: Set<String> = ["Bool", "UIUserInterfaceIdiom", "Bool?"]

  /// Nil for other nodes.
  init?(_ node: Syntax) {
    if let function = node.as(FunctionDeclSyntax.self) {
      self.init(function: function)
    } else if let binding = node.as(PatternBindingSyntax.self),
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      self.init(variable: binding, name: pattern.identifier)
    } else {
      return nil
    }
  }

  /// The property of the type around it that gets a value: `isPad = …`, `self.isPad = …`. Nil for other names than
  /// those of helpers.
  init?(assigned target: ExprSyntax) {
    let name = target.finalName
    guard DeviceHelperName.isOne(name), let type = target.enclosingTypes.first,
      target.is(DeclReferenceExprSyntax.self) ? !target.seesLocal(name) : target.firstName == "self",
      let binding = type.members.lazy.compactMap({
        $0.decl.as(VariableDeclSyntax.self)?.bindings.first { $0.pattern.trimmedDescription == name }
      }).first
    else { return nil }
    self.init(Syntax(binding))
  }

  private init(function: FunctionDeclSyntax) {
    name = function.name
    valueType = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    isLocal = Syntax(function).parent?.is(MemberBlockItemSyntax.self) != true && Syntax(function).isInBraces
    type = Syntax(function).enclosingType
    isStored = false
    modifiers = function.modifiers
    node = Syntax(function)
    isOverride = modifiers.contains { $0.name.text == "override" }
  }

  init(variable binding: PatternBindingSyntax, name: TokenSyntax) {
    self.name = name
    valueType = binding.typeAnnotation?.type.trimmedDescription
    isLocal = Syntax(binding).statementsOfLocal != nil
    type = Syntax(binding).enclosingType
    modifiers = Syntax(binding).parent?.parent?.as(VariableDeclSyntax.self)?.modifiers ?? []
    node = Syntax(binding)
    isStored =
      binding.accessorBlock == nil && (type == nil || modifiers.contains { $0.name.text == "static" })
    isOverride = modifiers.contains { $0.name.text == "override" }
  }
}

extension HelperDeclaration {
  /// Whether no other file sees it, or it is there for a protocol that no other file sees.
  func isHidden(in file: SwiftFileHead) -> Bool {
    if modifiers.arePrivate { return true }
    guard let around = node.ancestors.first(where: { $0.asProtocol(DeclGroupSyntax.self) != nil }),
      let type = TypeDeclaration(around)
    else { return false }
    return around.asProtocol(WithModifiersSyntax.self)?.modifiers.arePrivate == true
      || file.declarations.contains {
        $0.kind == .protocol && $0.isPrivate && type.inherited.contains($0.name)
      }
  }
}

extension DeclModifierListSyntax {
  var arePrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }
}

extension Syntax {
  /// The statements among which a local variable is declared; nil for a member or a global one.
  var statementsOfLocal: CodeBlockItemListSyntax? {
    guard let variable = parent?.parent?.as(VariableDeclSyntax.self) ?? self.as(VariableDeclSyntax.self)
    else { return nil }
    var child = Syntax(variable)
    while let parent = child.parent {
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      if let list = parent.as(CodeBlockItemListSyntax.self),
        list.parent?.is(IfConfigClauseSyntax.self) != true
      {
        return list.parent?.is(SourceFileSyntax.self) == true ? nil : list
      }
      child = parent
    }
    return nil
  }

  fileprivate var isInBraces: Bool {
    var node = parent
    while let current = node {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  /// The last name of the innermost type around a node.
  var enclosingType: String? {
    var node = parent
    while let current = node {
      if let type = TypeDeclaration(current) { return type.name.split(separator: ".").last.map(String.init) }
      node = current.parent
    }
    return nil
  }

  /// The name of the innermost member or function around a node.
  var enclosingMemberName: String? {
    var node = parent
    while let current = node {
      if let declaration = HelperDeclaration(current), !declaration.isLocal { return declaration.name.text }
      node = current.parent
    }
    return nil
  }
}
