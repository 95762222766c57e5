import SwiftSyntax

/// A place where insets of a view are read: `view.safeAreaInsets.left`.
struct InsetRead {
  enum Edge: String {
    case top
    case bottom
    case left
    case right
    case leading
    case trailing

    /// 0 for the side where a line begins, 1 for the other; nil for above and below.
    var side: Int? {
      switch self {
      case .left, .leading: 0
      case .right, .trailing: 1
      case .top, .bottom: nil
      }
    }

    var opposite: Edge? {
      switch self {
      case .left: .right
      case .right: .left
      case .leading: .trailing
      case .trailing: .leading
      case .top, .bottom: nil
      }
    }
  }

  /// The word that is read, with what it is read from and the edge.
  let expression: ExprSyntax
  /// The same without the edge.
  let insets: ExprSyntax
  /// What the insets are of: `view`, `window`.
  let owner: [String]
  let edge: Edge?

  /// Nil for a name that is declared, a label, or a part of a key path.
  init?(_ token: TokenSyntax) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      reference.parent?.is(KeyPathPropertyComponentSyntax.self) != true
    else { return nil }
    let member = reference.parent?.as(MemberAccessExprSyntax.self)
    let isMember = member?.declName.id == reference.id
    self.init(insets: isMember ? member.map(ExprSyntax.init) ?? ExprSyntax(reference) : ExprSyntax(reference))
  }

  private init(insets: ExprSyntax) {
    self.insets = insets
    owner = NameChain(insets).names.dropLast()
    let chain = MemberChain(from: insets)
    edge = chain.links.dropFirst().first.flatMap { Edge(rawValue: $0.name) }
    expression = edge == nil ? insets : chain.links[1].expression
  }

  /// The value as it is used: with `?? 0` or `?? .zero` and the parentheses around that.
  var value: ExprSyntax {
    let inner = expression.withParentheses
    guard let arithmetic = Arithmetic(around: inner), arithmetic.before == nil, let after = arithmetic.after,
      after.sign == "??",
      RawNumber(after.operand) != nil || after.operand.trimmedDescription.hasSuffix(".zero"),
      arithmetic.isWhole, arithmetic.operands.count == 2,
      let sequence = inner.parent?.parent?.as(SequenceExprSyntax.self)
    else { return inner }
    return ExprSyntax(sequence).withParentheses
  }

  /// Whether they are a constant of the project, which only has the name: `Metrics.layoutMargins`. A type that hands out
  /// a safe area has it from a window.
  var isConstantOfProject: Bool {
    if let owner = owner.last, owner != "self" {
      return owner.first?.isUppercase == true && insets.finalName != "safeAreaInsets"
    }
    guard let name = insets.lastName, let type = insets.enclosingTypes.first else { return false }
    return type.members.contains { member in
      let initializer = member.decl.as(VariableDeclSyntax.self)?.declaration(of: name)?.1
      return initializer?.value.as(FunctionCallExprSyntax.self)?.calledName?.hasSuffix("Insets") == true
    }
  }

  /// Where the same insets are read through a local constant: `let insets = view.safeAreaInsets`.
  var aliases: [InsetRead] {
    guard let binding = value.parent?.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let items = item.parent?.as(CodeBlockItemListSyntax.self),
      items.parent?.is(SourceFileSyntax.self) != true
    else { return [] }
    return items.drop(while: { $0.id != item.id }).dropFirst().flatMap { later in
      later.tokens(viewMode: .sourceAccurate).compactMap { token in
        token.text == name.text ? InsetRead(token, alias: edge) : nil
      }
    }
  }

  private init?(_ token: TokenSyntax, alias edge: Edge?) {
    guard let read = InsetRead(token), read.owner.isEmpty else { return nil }
    guard let edge else {
      self = read
      return
    }
    (expression, insets, owner, self.edge) = (read.insets, read.insets, [], edge)
  }
}
