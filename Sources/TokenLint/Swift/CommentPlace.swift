import SwiftSyntax

/// Where in a Swift file a line comment may be put without a change of what the code means.
struct CommentPlace {
  private let tree: SourceFileSyntax

  init(_ bytes: [UInt8]) { tree = .parsed(bytes) }

  /// Why no comment can stand before the line that begins at an offset; nil if one can.
  func obstacle(beforeLineAt offset: Int) -> String? {
    let position = AbsolutePosition(utf8Offset: offset)
    guard let token = tree.token(at: position) else { return nil }
    if token.hasBlockComment(around: position) { return "the line begins in a comment" }
    var child = Syntax(token)
    while let parent = child.parent {
      if parent.isTextOrRegex, parent.positionAfterSkippingLeadingTrivia < position {
        return "the line begins in a text"
      }
      // A condition goes on in the next line after an operator only, and a comment would end it.
      if let clause = parent.as(IfConfigClauseSyntax.self), let condition = clause.condition,
        condition.id == child.id, condition.positionAfterSkippingLeadingTrivia < position
      {
        return "the line begins in the condition of an '#if'"
      }
      child = parent
    }
    return nil
  }
}

extension Syntax {
  fileprivate var isTextOrRegex: Bool {
    kind == .stringLiteralExpr || kind == .simpleStringLiteralExpr || kind == .regexLiteralExpr
  }
}

extension TokenSyntax {
  fileprivate func hasBlockComment(around position: AbsolutePosition) -> Bool {
    Self.isInBlockComment(position, of: leadingTrivia, at: self.position)
      || Self.isInBlockComment(position, of: trailingTrivia, at: endPositionBeforeTrailingTrivia)
  }

  private static func isInBlockComment(
    _ position: AbsolutePosition, of trivia: Trivia, at start: AbsolutePosition
  ) -> Bool {
    var start = start
    for piece in trivia {
      let end = start + piece.sourceLength
      switch piece {
      case .blockComment, .docBlockComment: if start < position, position < end { return true }
      default: break
      }
      start = end
    }
    return false
  }
}
