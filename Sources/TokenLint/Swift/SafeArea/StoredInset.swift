import SwiftSyntax

/// A place where the safe area is kept, or is read before it is known.
enum StoredInset {
  /// A property or a global is set to it once.
  case initialized
  /// A property is set to it in code that does not run when it changes.
  case assigned(property: String)
  /// In a function that runs before the view is in a window.
  case tooEarly(function: String)

  init?(_ read: InsetRead) {
    if read.expression.isAssigned { return nil }
    // Who hands insets in reads them where it makes its layout, and hands in others when they change.
    if read.owner.isEmpty, let name = read.insets.lastName, read.expression.isParameter(name) { return nil }
    if Self.isInInitializer(read.expression) {
      self = .initialized
      return
    }
    guard let code = read.expression.enclosingCode else { return nil }
    switch code.kind {
    case .initializer:
      guard Self.isOwn(read) else { return nil }
      self = .tooEarly(function: "init")
    case .function(let name) where Self.earlyFunctions.contains(name) && Self.isOwn(read):
      self = .tooEarly(function: name)
    case .function(let name):
      guard !Self.runsWhenItChanges(name), let property = Self.property(setTo: read) else { return nil }
      self = .assigned(property: property)
    case .accessor, .closure: return nil
    }
  }

  /// Whether it is of the view that is being made, not of another, which may have been there for long.
  private static func isOwn(_ read: InsetRead) -> Bool {
    read.owner.allSatisfy { $0 == "self" || $0 == "view" }
  }

  private static let earlyFunctions: Set<String> = [
    "viewDidLoad", "loadView", "awakeFromNib", "viewWillAppear",
  ]

  private static func isInInitializer(_ expression: ExprSyntax) -> Bool {
    for node in expression.ancestors {
      switch node.kind {
      case .closureExpr: if node.parent?.is(FunctionCallExprSyntax.self) != true { return false }
      case .functionDecl, .accessorBlock, .accessorDecl, .initializerDecl: return false
      case .initializerClause:
        guard let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self) else { return false }
        guard let item = variable.parent else { return false }
        return item.is(MemberBlockItemSyntax.self) || item.parent?.parent?.is(SourceFileSyntax.self) == true
      default: continue
      }
    }
    return false
  }

  /// Layout and the callbacks of the safe area run again.
  private static func runsWhenItChanges(_ name: String) -> Bool {
    let name = name.lowercased()
    return [
      "safearea", "layout", "constraint", "transition", "traitcollection", "inset", "resize", "geometry",
    ]
    .contains { name.contains($0) }
  }

  /// The property of the type that is set to the insets and nothing more: `self.bottom =
  /// view.safeAreaInsets.bottom`.
  private static func property(setTo read: InsetRead) -> String? {
    guard let arithmetic = Arithmetic(around: read.value), arithmetic.before == nil,
      arithmetic.operands.count == 1, let target = arithmetic.assigned
    else { return nil }
    if let member = target.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
      return member.declName.baseName.text
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether it is what a value is assigned to.
  fileprivate var isAssigned: Bool {
    guard let elements = parent?.as(ExprListSyntax.self), elements.first?.id == id else { return false }
    return elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}
