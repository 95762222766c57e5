import SwiftSyntax

/// Texts that a value becomes a part of: `"height \(screen.height)"`.
enum WrittenText {
  /// Whether it, or each use of the constant that holds it, only becomes a part of a text.
  static func isAll(madeOf node: ExprSyntax) -> Bool {
    let uses = GivenName.uses(of: node).map(\.expression)
    return (uses.isEmpty ? [node] : uses).allSatisfy { use in
      let around = use.ancestors.first {
        $0.is(ExpressionSegmentSyntax.self) || $0.is(CodeBlockItemSyntax.self)
          || $0.is(ClosureExprSyntax.self)
      }
      return around?.is(ExpressionSegmentSyntax.self) == true
    }
  }
}
