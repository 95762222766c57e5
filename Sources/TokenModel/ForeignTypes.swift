import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// A type that neither DTCG nor this field has. Its values are kept as they are written.
  static func foreign(_ name: String) -> TokenType {
    TokenType(name: name, shape: .foreign, expectation: "a value of the type '\(name)'") { node, _ in
      Value(.foreign(JSONText(node)), range: node.range)
    }
  }

  package var isForeign: Bool {
    if case .foreign = shape { true } else { false }
  }

  /// Whether the values of the other type are values of this one as they are. A foreign type may have the name that a
  /// field goes by.
  package func isSame(as other: TokenType) -> Bool { name == other.name && isForeign == other.isForeign }
}

extension Declarations {
  /// One warning for each type that nobody knows, where it is written first.
  var unknownTypes: [Diagnostic] {
    guard mayHaveForeignTypes else { return [] }
    var places: [(name: String, range: SourceRange)] = []
    var counts: [String: Int] = [:]
    for token in tokens where !token.isBroken {
      guard let written = placedType(of: token), let type = written.value, type.isForeign else { continue }
      if counts[type.name] == nil { places.append((type.name, written.range)) }
      counts[type.name, default: 0] += 1
    }
    return places.map { .foreignType($0.name, count: counts[$0.name, default: 0], at: $0.range) }
  }

  private var mayHaveForeignTypes: Bool {
    groups.values.contains { $0.metadata.type?.value?.isForeign == true }
      || tokens.contains { $0.metadata.type?.value?.isForeign == true }
  }

  /// The `$type` that holds for a token; nil for an alias without one.
  private func placedType(of token: TokenDeclaration) -> Located<TokenType?>? {
    if let own = token.metadata.type { return own }
    if case .token = Reference(token.value) { return nil }
    return nearestType(around: token.path)
  }
}
