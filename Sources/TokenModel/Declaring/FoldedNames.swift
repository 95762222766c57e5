import TokenDiagnostics

/// The names that were found in one group, without regard to case.
struct FoldedNames {
  typealias Place = (path: TokenPath, range: SourceRange)

  /// Up to this many names a search through all is quicker than a table.
  private static let fewest = 8

  private var few: [(name: String, place: Place)] = []
  private var many: [String: Place] = [:]

  /// Adds a name; returns where one stands that was there before and is the same but for case, if there was one.
  mutating func insert(_ name: String, at place: Place) -> Place? {
    let name = name.lowercased()
    if many.isEmpty {
      if let first = few.first(where: { $0.name == name })?.place { return first }
      few.append((name, place))
      guard few.count > Self.fewest else { return nil }
      for earlier in few { many[earlier.name] = earlier.place }
      few = []
      return nil
    }
    let first = many[name]
    if first == nil { many[name] = place }
    return first
  }
}

extension String {
  /// Whether it has no letters that lowercasing could change, by a look at its bytes. Names without any cannot differ in
  /// case alone.
  var isFolded: Bool {
    utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
