import SwiftSyntax

/// Where what holds an answer about the device is used.
struct AnswerUses {
  let names: NameIndex

  /// The uses of a local variable, those that give it a value aside.
  func ofLocal(
    _ name: String, in statements: CodeBlockItemListSyntax, after start: AbsolutePosition
  ) -> [ExprSyntax] {
    names.tokens(called: name, in: statements).compactMap { token in
      guard token.position >= start,
        let use = token.parent?.as(DeclReferenceExprSyntax.self), !use.isMemberName, !use.isAssignedTo,
        !IdiomComparison(of: ExprSyntax(use)).isAboutPlatforms
      else { return nil }
      return ExprSyntax(use)
    }
  }

  /// The uses of a member in the braces of the type that declares it.
  func ofMember(_ name: String, declaredBy declaration: Syntax) -> [ExprSyntax] {
    guard let type = declaration.enclosingTypes.first else { return [] }
    return names.tokens(called: name, in: type.members).compactMap { token in
      guard !declaration.range.contains(token.position),
        let reference = token.parent?.as(DeclReferenceExprSyntax.self), !reference.isAssignedTo
      else { return nil }
      guard reference.isMemberName else {
        return DeclaredBefore(name).isAround(Syntax(reference)) ? nil : ExprSyntax(reference)
      }
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self),
        let base = member.base?.trimmedDescription, ["self", "Self", type.name].contains(base)
      else { return nil }
      return ExprSyntax(member)
    }
  }

  /// The uses of the local variables that get their value in branches, after these: `let style: Style` is one before
  /// `if isPad { style = .large }`. A variable with a value that asks the size class knows how much space there is.
  func ofLocals(assignedIn branches: [Syntax]) -> [ExprSyntax] {
    let assigned = branches.flatMap(Self.assignments)
    let measured = assigned.filter { $0.value.mentions(["horizontalSizeClass", "verticalSizeClass"]) }
    return assigned.filter { one in !measured.contains { $0.name == one.name } }.flatMap { name, value in
      value.statementsThatDeclare(name).map { ofLocal(name, in: $0, after: value.endPosition) } ?? []
    }
  }

  private static func assignments(in branch: Syntax) -> [(name: String, value: Syntax)] {
    (branch.statementsOfBranch ?? []).compactMap { statement in
      guard let elements = statement.item.as(SequenceExprSyntax.self)?.elements,
        let target = elements.first?.as(DeclReferenceExprSyntax.self), target.isAssignedTo
      else { return nil }
      return (target.baseName.text, Syntax(elements))
    }
  }
}

extension SyntaxProtocol {
  /// Whether it, or a property of it, stands before `=`.
  var isAssignedTo: Bool {
    var node = Syntax(self)
    while let member = node.parent?.as(MemberAccessExprSyntax.self) { node = Syntax(member) }
    guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { Syntax($0) == node })
    else { return false }
    return elements.dropFirst(place + 1).first?.is(AssignmentExprSyntax.self) == true
  }
}

extension Syntax {
  /// The statements around it among which a local variable is declared.
  fileprivate func statementsThatDeclare(_ name: String) -> CodeBlockItemListSyntax? {
    for node in ancestors {
      if node.is(MemberBlockItemSyntax.self) { return nil }
      guard let list = node.as(CodeBlockItemListSyntax.self), !node.isGlobalCode else { continue }
      if list.contains(where: { $0.item.as(VariableDeclSyntax.self)?.declaration(of: name) != nil }) {
        return list
      }
    }
    return nil
  }

  private var isGlobalCode: Bool { parent?.is(SourceFileSyntax.self) == true }
}
