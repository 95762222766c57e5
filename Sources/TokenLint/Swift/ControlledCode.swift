import SwiftSyntax

extension SyntaxProtocol {
  /// The branches that a condition chooses between, seen from a node in it; empty for a value that is passed
  /// on.
  var controlledCode: [Syntax] {
    var child = Syntax(self)
    for node in ancestors {
      if let branch = node.as(IfExprSyntax.self), Syntax(branch.conditions) == child {
        return [Syntax(branch.body)] + (branch.elseBody.map { [Syntax($0)] } ?? [])
      }
      if let choice = node.as(SwitchExprSyntax.self) { return [Syntax(choice.cases)] }
      if let sequence = node.as(SequenceExprSyntax.self),
        sequence.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
      {
        return [Syntax(sequence)]
      }
      if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) { return [] }
      child = node
    }
    return []
  }

  /// Whether the innermost type is a view controller, a scene's delegate or the like, by its name or what it
  /// inherits.
  var isInController: Bool {
    guard let type = enclosingTypes.first else { return false }
    return ([type.name] + type.inherited).contains { name in
      ["Controller", "SceneDelegate", "Coordinator"].contains { name.hasSuffix($0) }
    }
  }
}

/// Whether a condition asks about room or device: a size class, a dimension, an orientation, an idiom.
enum RoomCondition {
  static func isOne(_ condition: some SyntaxProtocol) -> Bool {
    mayChange(condition) || asks(condition) { name in kinds.contains { name.contains($0) } }
  }

  /// Whether its answer may be another while the app runs, as that about the kind of device never is.
  static func mayChange(_ condition: some SyntaxProtocol) -> Bool {
    asks(condition) { name in name == "width" || name == "height" || changing.contains { name.contains($0) } }
  }

  private static func asks(_ condition: some SyntaxProtocol, about isOne: (String) -> Bool) -> Bool {
    condition.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return isOne(name.lowercased())
    }
  }

  private static let changing = [
    "sizeclass", "landscape", "portrait", "orientation", "iscompact", "isregular", "iswide", "isnarrow",
  ]
  private static let kinds = ["idiom", "ipad", "ispad", "iphone", "isphone"]
}
