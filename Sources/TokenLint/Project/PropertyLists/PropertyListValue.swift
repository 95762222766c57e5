import TokenDiagnostics

/// A value of a property list with its place, whichever of the notations it was written in.
struct PropertyListValue: Sendable {
  enum Content: Sendable {
    case text(String)
    case boolean(Bool)
    case list([PropertyListValue])
    case dictionary([Entry])
    /// A date or bytes, which no rule asks for.
    case other
  }

  struct Entry: Sendable {
    let key: String
    let keyRange: SourceRange
    let value: PropertyListValue
  }

  let content: Content
  let range: SourceRange
}

extension PropertyListValue {
  /// Numbers are text as well: Xcode writes them with and without quotes.
  var text: String? {
    if case .text(let text) = content { return text }
    return nil
  }

  var elements: [PropertyListValue]? {
    if case .list(let elements) = content { return elements }
    return nil
  }

  var entries: [Entry]? {
    if case .dictionary(let entries) = content { return entries }
    return nil
  }

  /// The last of some entries with one key counts, as it does for Foundation.
  func entry(_ key: String) -> Entry? { entries?.last { $0.key == key } }

  subscript(key: String) -> PropertyListValue? { entry(key)?.value }

  /// Whether two say the same, wherever each stands.
  func says(sameAs other: PropertyListValue) -> Bool {
    switch (content, other.content) {
    case (.text(let one), .text(let two)): one == two
    case (.boolean(let one), .boolean(let two)): one == two
    case (.list(let one), .list(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.says(sameAs: $1) }
    case (.dictionary(let one), .dictionary(let two)):
      one.count == two.count
        && one.allSatisfy { entry in other[entry.key].map { entry.value.says(sameAs: $0) } == true }
    default: false
    }
  }
}
