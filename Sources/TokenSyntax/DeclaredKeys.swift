import TokenDiagnostics

/// The keys of a mapping that is being read, to find one that stands twice.
struct DeclaredKeys {
  /// Up to this many keys a search through all is quicker than a table.
  private static let fewest = 8

  private var few: [Node.Key] = []
  private var many: [String: SourceRange] = [:]

  func range(of text: String) -> SourceRange? {
    many.isEmpty ? few.first { $0.text == text }?.range : many[text]
  }

  /// Adds a key; returns where it was before, if it was.
  mutating func insert(_ key: Node.Key) -> SourceRange? {
    if let first = range(of: key.text) { return first }
    if many.isEmpty, few.count < Self.fewest {
      if few.isEmpty { few.reserveCapacity(4) }
      few.append(key)
    } else {
      for earlier in few { many[earlier.text] = earlier.range }
      few = []
      many[key.text] = key.range
    }
    return nil
  }
}
