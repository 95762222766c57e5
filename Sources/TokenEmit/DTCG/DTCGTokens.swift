import TokenDiagnostics
import TokenModel

/// The tokens of a project as DTCG has them, with all their groups.
struct DTCGTokens {
  let tokenSet: TokenSet
  /// In source order.
  let tokens: [DTCGToken]

  init(_ tokenSet: TokenSet) {
    self.tokenSet = tokenSet
    let declarations = Dictionary(
      tokenSet.declarations.tokens.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    tokens = tokenSet.tokens.compactMap { token in
      declarations[token.path].map { DTCGToken(token, $0, in: tokenSet) }
    }
  }

  /// The names at the top level.
  var topLevelNames: Set<String> {
    Set((tokens.map(\.token.path) + tokenSet.groups.keys).compactMap(\.components.first))
  }

  var document: JSONText {
    var tree = DTCGTree()
    for token in tokens { tree.add(token.members, at: token.token.path) }
    let order = tree.leaves
    // Groups of which no token is left or that have none: a description may be all that they are for.
    let others = tokenSet.groups.values.sorted { $0.path.description < $1.path.description }
    for group in others { tree.add([], at: group.path) }
    let isInOrder = order.elementsEqual(tokens.map(\.token.path))
    return tree.object { path in
      let own = path == .root && !isInOrder ? [orderMember] : []
      return tokenSet.groups[path].map { members(of: $0, own) } ?? DTCGExtension.members(nil, own)
    }
  }

  /// Tells the order in which tokens of several files stood, which the groups of one file may change.
  private var orderMember: DTCGExtension.Member {
    ("$order", .array(tokens.map { .string($0.token.path.description) }))
  }

  private func members(
    of group: GroupDeclaration, _ own: [DTCGExtension.Member]
  ) -> [DTCGExtension.Member] {
    let metadata = group.metadata
    return metadata.dtcgMembers
      + DTCGExtension.members(metadata.extensions?.value, DTCGExtension.own(metadata) + own)
  }
}

extension Metadata {
  /// What DTCG has of a token or group beside its value and type.
  var dtcgMembers: [DTCGExtension.Member] {
    var members: [DTCGExtension.Member] = []
    if let description { members.append(("$description", .string(description.value))) }
    switch deprecation?.value {
    case .deprecated: members.append(("$deprecated", .boolean(true)))
    case .notDeprecated: members.append(("$deprecated", .boolean(false)))
    case .because(let reason): members.append(("$deprecated", .string(reason)))
    case nil: break
    }
    return members
  }
}
