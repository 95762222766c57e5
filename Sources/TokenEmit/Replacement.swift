import TokenModel

extension TokenSet {
  /// The tokens that a deprecation's reason names, each once: "use {color.label}".
  func tokens(namedIn reason: String) -> [Token] {
    var paths: [TokenPath] = []
    for part in reason.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: "}") else { continue }
      let path = TokenPath(written: String(part[..<end]))
      if !paths.contains(path) { paths.append(path) }
    }
    return paths.compactMap { self[$0] }
  }
}

extension Token {
  /// Whether it can be used where another is deprecated.
  func replaces(_ other: Token) -> Bool { path != other.path && deprecation == nil }
}

extension SwiftNames {
  /// The path of a token as `renamed:` takes it, without backticks; nil for a name that means something else when typed
  /// so.
  func renamed(to token: Token) -> String? {
    guard let path = path(of: token)?.replacing("`", with: "") else { return nil }
    return path.hasSuffix(".self") || path.hasSuffix(".init") ? nil : path
  }
}
