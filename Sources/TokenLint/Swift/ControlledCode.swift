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
    condition.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      let lowercased = name.lowercased()
      return words.contains { lowercased.contains($0) } || name == "width" || name == "height"
    }
  }

  private static let words = [
    "sizeclass", "landscape", "portrait", "orientation", "idiom", "ipad", "ispad", "iphone", "isphone",
    "iscompact",
    "isregular", "iswide", "isnarrow",
  ]
}
