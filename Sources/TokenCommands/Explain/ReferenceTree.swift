import TokenModel

/// What a token refers to, and what that refers to in turn, as an outline.
struct ReferenceTree {
  struct Line {
    let depth: Int
    /// Nil for a line that is none of the tokens.
    let token: Token?
    let text: String
  }

  private(set) var lines: [Line] = []
  /// More could not be read; a chain of aliases may be very long.
  private static let mostLines = 100

  /// What stands in the outline already is not opened again.
  init(of token: Token, in tokenSet: TokenSet) {
    var opened: Set<TokenPath> = [token.path]
    var waiting = Self.targets(of: token, in: tokenSet).reversed().map { (depth: 0, token: $0) }
    while let (depth, target) = waiting.popLast() {
      guard lines.count < Self.mostLines else {
        lines.append(Line(depth: 0, token: nil, text: "… and more"))
        return
      }
      lines.append(Line(depth: depth, token: target, text: ""))
      guard opened.insert(target.path).inserted else { continue }
      waiting += Self.targets(of: target, in: tokenSet).reversed().map { (depth + 1, $0) }
    }
  }

  private static func targets(of token: Token, in tokenSet: TokenSet) -> [Token] {
    var seen: Set<TokenPath> = []
    return token.references.filter { seen.insert($0).inserted }.compactMap { tokenSet[$0] }
  }
}
