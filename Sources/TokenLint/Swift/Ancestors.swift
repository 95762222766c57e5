import SwiftSyntax

extension SyntaxProtocol {
  /// The nodes around this one, the innermost first.
  var ancestors: UnfoldSequence<Syntax, Syntax?> {
    sequence(state: parent) { node in
      defer { node = node?.parent }
      return node
    }
  }

  /// The function, accessor, initializer or closure that is run when this is, with what it is.
  var enclosingCode: EnclosingCode? { EnclosingCode(around: Syntax(self)) }

  /// Whether the code around it declares a constant, a variable or a parameter with this name.
  func seesLocal(_ name: String) -> Bool {
    if isParameter(name) { return true }
    for node in ancestors {
      if let items = node.as(CodeBlockItemListSyntax.self), items.parent?.is(SourceFileSyntax.self) != true,
        items.contains(where: { $0.item.as(VariableDeclSyntax.self)?.declaration(of: name) != nil })
      {
        return true
      }
    }
    return false
  }

  /// Whether a function or initializer around it takes a parameter with this name.
  func isParameter(_ name: String) -> Bool {
    ancestors.contains { node in
      let signature =
        node.as(FunctionDeclSyntax.self)?.signature ?? node.as(InitializerDeclSyntax.self)?.signature
      return signature?.parameterClause.parameters
        .contains { ($0.secondName ?? $0.firstName).text == name } == true
    }
  }

  /// The types around this one, the innermost first.
  var enclosingTypes: [TypeDeclaration] { ancestors.compactMap { TypeDeclaration($0) } }

  /// Whether one of these words stands in it.
  func mentions(_ words: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { words.contains($0.text) }
  }

  /// Whether a word for which a test holds stands in it.
  func mentions(where test: (String) -> Bool) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { test($0.text) }
  }

  /// Whether comments stand in it, those before and after it aside.
  var holdsComments: Bool {
    trimmed.tokens(viewMode: .sourceAccurate).contains {
      $0.leadingTrivia.contains(where: \.isComment) || $0.trailingTrivia.contains(where: \.isComment)
    }
  }
}

/// The code that is run as one: a function, an initializer, an accessor or a closure.
struct EnclosingCode {
  enum Kind {
    case function(name: String)
    case initializer
    case accessor
    /// One that is called later, by whoever got it.
    case closure
  }

  let kind: Kind
  let node: Syntax

  fileprivate init?(around start: Syntax) {
    for node in start.ancestors {
      switch node.kind {
      case .functionDecl:
        self.init(.function(name: node.as(FunctionDeclSyntax.self)?.name.text ?? ""), node)
      case .initializerDecl: self.init(.initializer, node)
      case .accessorDecl, .accessorBlock: self.init(.accessor, node)
      case .closureExpr:
        if node.isCalledAtOnce { continue }
        self.init(.closure, node)
      case .memberBlock: return nil
      default: continue
      }
      return
    }
    return nil
  }

  private init(_ kind: Kind, _ node: Syntax) {
    self.kind = kind
    self.node = node
  }

  var isAccessor: Bool {
    if case .accessor = kind { return true }
    return false
  }
}

extension Syntax {
  /// Whether a closure is called where it stands: `{ … }()`.
  fileprivate var isCalledAtOnce: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }
}
