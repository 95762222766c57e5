import SwiftSyntax

/// A number that an expression names: `limit`, `Self.limit`, `Layout.limit`. It is looked for in the code
/// around and among the constants of the file.
struct NamedNumber {
  enum Place {
    case local(TokenSyntax)
    /// A range of the file.
    case file(Range<Int>)
  }

  let value: Double
  /// Where the constant is declared.
  let place: Place

  /// Nil for what is no name, or the name of something else.
  init?(_ expression: ExprSyntax, in file: SwiftFileHead) {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self.init(reference.baseName.text, near: expression, in: file)
    } else if let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      let types = base == "self" || base == "Self" ? expression.enclosingTypes.map(\.name) : [base]
      self.init(member.declName.baseName.text, memberOf: types, in: file)
    } else {
      return nil
    }
  }

  private init?(_ name: String, near expression: ExprSyntax, in file: SwiftFileHead) {
    for node in expression.ancestors {
      if let function = node.as(FunctionDeclSyntax.self), function.takes(name) { return nil }
      guard let items = node.as(CodeBlockItemListSyntax.self), items.parent?.is(SourceFileSyntax.self) != true
      else { continue }
      for item in items {
        guard let (token, initializer) = item.item.as(VariableDeclSyntax.self)?.declaration(of: name) else {
          continue
        }
        guard let value = initializer.flatMap({ RawNumber($0.value) })?.value else { return nil }
        self.init(value: value, place: .local(token))
        return
      }
    }
    self.init(name, memberOf: expression.enclosingTypes.map(\.name) + [nil], in: file)
  }

  private init?(_ name: String, memberOf types: [String?], in file: SwiftFileHead) {
    let last = types.map { $0?.split(separator: ".").last }
    let found = file.constants.first { constant in
      constant.name == name && last.contains(constant.type?.split(separator: ".").last)
    }
    guard let found else { return nil }
    self.init(value: found.value, place: .file(found.range))
  }

  private init(value: Double, place: Place) {
    self.value = value
    self.place = place
  }
}

extension FunctionDeclSyntax {
  /// Whether a parameter has this name inside.
  func takes(_ name: String) -> Bool {
    signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
  }
}

extension VariableDeclSyntax {
  /// The constant or variable with this name, and what it begins with.
  func declaration(of name: String) -> (TokenSyntax, InitializerClauseSyntax?)? {
    for binding in bindings {
      guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        identifier.text == name
      else { continue }
      return (identifier, binding.initializer)
    }
    return nil
  }
}

extension SwiftFindings {
  /// Says where a constant is declared.
  func note(_ message: String, at number: NamedNumber) -> Fact.Note {
    switch number.place {
    case .local(let token): note(message, at: token)
    case .file(let range): Fact.Note(message: message, range: range)
    }
  }
}
