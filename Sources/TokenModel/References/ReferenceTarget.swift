import TokenDiagnostics

/// What a reference leads to.
enum ReferenceTarget {
  case token(Token)
  /// A token with an error of its own, which is not told again.
  case failed
  case group(SourceRange)
  case missing
}

/// The tokens that are resolved so far, and what else references may lead to.
final class ReferenceTargets {
  /// For each declaration its token; nil while it is not resolved and if it has an error.
  var resolved: [Token?]

  let indexes: [TokenPath: Int]
  private let groups: [TokenPath: GroupDeclaration]

  init(_ declarations: Declarations) {
    groups = declarations.groups
    indexes = declarations.indexes
    resolved = Array(repeating: nil, count: declarations.tokens.count)
  }

  subscript(path: TokenPath) -> ReferenceTarget {
    if let index = indexes[path] { return resolved[index].map { .token($0) } ?? .failed }
    return groups[path].map { .group($0.range) } ?? .missing
  }
}
