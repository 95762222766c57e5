import TokenModel

extension TokenSet {
  /// The token to use instead, if a deprecation's reason names exactly one: "use {color.label}".
  package func replacement(namedIn reason: String) -> Token? {
    let parts = reason.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
    guard parts.count == 1, let part = parts.first, let end = part.firstIndex(of: "}") else { return nil }
    let components = part[..<end].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return self[TokenPath(components)]
  }
}
