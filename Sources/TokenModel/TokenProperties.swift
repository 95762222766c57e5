/// Where a value comes from: what `$source` holds.
package enum TokenSource: Hashable, Sendable {
  case article(String, url: String?)
  case documentation(String, url: String?)
  case measurement(String, url: String?)
  case figma(file: String, node: String)

  /// The source in one line, as comments and documentation show it.
  package var text: String {
    switch self {
    case .article(let title, let url), .documentation(let title, let url), .measurement(let title, let url):
      url.map { "\(title) <\($0)>" } ?? title
    case .figma(let file, let node): "Figma \(file), node \(node)"
    }
  }
}

/// Whether a token should no longer be used: what `$deprecated` holds (DTCG Format, section 5.2.4).
package enum Deprecation: Hashable, Sendable {
  /// `false`: not deprecated, though the group around is.
  case notDeprecated
  /// `true`: deprecated without a reason.
  case deprecated
  /// The reason; it may name the token to use instead as `{a.b}`.
  case because(String)
}

/// What a plain length or colour is for: what `$use` holds.
package enum TokenUse: String, CaseIterable, Sendable {
  case spacing
  case size
  case radius
  case lineWidth
  case inset
  case offset
  case touchTarget
  case text
  case background
}
