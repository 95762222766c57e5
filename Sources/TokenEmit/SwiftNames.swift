import TokenDiagnostics
import TokenModel

/// The Swift name of every token, and the tree of namespaces they stand in.
package struct SwiftNames: Sendable {
  /// A group as a namespace.
  struct Namespace: Sendable {
    let group: TokenPath
    /// The identifier without backticks.
    let name: String
    /// Whether it is the extension of a support type, which is declared elsewhere.
    let isSupportType: Bool
    let children: [Namespace]
  }

  struct Member: Sendable {
    /// The namespace as it must be typed, the root first: `DS.ControlBar`.
    let namespace: String
    /// The member as it must be typed.
    let name: String
  }

  let root: Namespace
  package let bag: DiagnosticBag
  /// By the tokens themselves: they are asked for too often to compare their paths.
  private var members: [ObjectIdentifier: Member] = [:]
  private let axes: Axes

  init(_ tokenSet: TokenSet, settings: SwiftSettings, supportTypes: [SupportType]) {
    axes = tokenSet.settings.axes
    var claims = Claims(
      root: settings.root, groups: tokenSet.groups, chosen: settings.names,
      reserved: Reserved(root: settings.root, supportTypes: supportTypes))
    members.reserveCapacity(tokenSet.tokens.count)
    for token in tokenSet.tokens where !token.type.isForeign {
      members[ObjectIdentifier(token)] = claims.member(token)
    }
    root = claims.namespaces
    bag = claims.bag
  }

  /// The names of a token; nil if it has none, which `bag` says.
  func member(_ token: Token) -> Member? { members[ObjectIdentifier(token)] }

  /// The path as it must be typed: `DS.ControlBar.item`, `DS.Sheet.compose(in:)`.
  package func path(of token: Token) -> String? {
    member(token).map { member in
      "\(member.namespace).\(member.name)" + (token.isFunction(in: axes) ? "(in:)" : "")
    }
  }
}

/// Gives out the names, each once in its namespace.
private struct Claims {
  /// A namespace to which names are still added.
  struct Space {
    let group: TokenPath
    let name: String
    let isSupportType: Bool
    /// The names that nothing in it may have.
    let reserved: Set<String>
    /// As it must be typed, the root first.
    let typedPath: String
    /// The namespaces in it, by their places among all.
    var children: [Int] = []
    var taken: [String: (path: TokenPath, range: SourceRange)] = [:]
  }

  /// What a name is for.
  enum Kind {
    case namespace
    case member
  }

  let groups: [TokenPath: GroupDeclaration]
  let chosen: [TokenPath: ChosenName]
  let reserved: Reserved
  private(set) var bag = DiagnosticBag()
  /// Every namespace, the root first.
  private var spaces: [Space]
  private var indexes: [TokenPath: Int] = [.root: 0]
  /// The group that was asked for last, and its namespace: most tokens stand in the one of the token before.
  private var last: (group: TokenPath, index: Int)?
  /// The identifiers of names, many of which stand in many groups.
  private var memberIdentifiers: [String: String?] = [:]
  private var typeIdentifiers: [String: String?] = [:]

  init(
    root: String, groups: [TokenPath: GroupDeclaration], chosen: [ChosenName], reserved: Reserved
  ) {
    self.groups = groups
    self.chosen = Dictionary(chosen.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.reserved = reserved
    let typedRoot = SwiftIdentifier.escaped(root)
    spaces = [Space(group: .root, name: root, isSupportType: false, reserved: [], typedPath: typedRoot)]
  }

  /// The root with all that stands in it.
  var namespaces: SwiftNames.Namespace { namespace(0) }

  private func namespace(_ index: Int) -> SwiftNames.Namespace {
    let space = spaces[index]
    return SwiftNames.Namespace(
      group: space.group, name: space.name, isSupportType: space.isSupportType,
      children: space.children.map(namespace))
  }

  /// Names a token, and the groups around it that are new.
  mutating func member(_ token: Token) -> SwiftNames.Member? {
    guard let group = token.path.parent, let index = spaceOfMember(in: group, around: token),
      let name = claim(.member, token.path, token.range, in: index)
    else { return nil }
    return SwiftNames.Member(
      namespace: spaces[index].typedPath, name: SwiftIdentifier.escaped(name))
  }

  private mutating func spaceOfMember(in group: TokenPath, around token: Token) -> Int? {
    if let last, last.group == group { return last.index }
    guard let index = space(of: group, around: token) else { return nil }
    last = (group, index)
    return index
  }

  private mutating func space(of group: TokenPath, around token: Token) -> Int? {
    if let known = indexes[group] { return known }
    let range = groups[group]?.range ?? token.range
    guard let parent = group.parent, let outer = space(of: parent, around: token),
      let name = claim(.namespace, group, range, in: outer)
    else { return nil }
    let index = spaces.count
    let isSupportType = outer == 0 && reserved.isSupportType(name)
    spaces.append(
      Space(
        group: group, name: name, isSupportType: isSupportType,
        reserved: isSupportType ? reserved.names(inSupportType: name) : [],
        typedPath: "\(spaces[outer].typedPath).\(SwiftIdentifier.escaped(name))"))
    spaces[outer].children.append(index)
    indexes[group] = index
    return index
  }

  /// Takes a name in a namespace.
  private mutating func claim(
    _ kind: Kind, _ path: TokenPath, _ range: SourceRange, in space: Int
  ) -> String? {
    guard let name = name(kind, path, range, in: space) else { return nil }
    if let other = spaces[space].taken[name] {
      bag.add(
        .swiftNameClash(
          path, range, other: other.path, otherRange: other.range, name: name,
          chosen: [chosen[path], chosen[other.path]].compactMap { $0 }))
      return nil
    }
    spaces[space].taken[name] = (path, range)
    return name
  }

  /// The name that was chosen, else the one that follows, with underscores where it cannot be used as it is.
  private mutating func name(
    _ kind: Kind, _ path: TokenPath, _ range: SourceRange, in space: Int
  ) -> String? {
    if let chosen = chosen[path] {
      if !reserved.contains(chosen.name, kind, in: spaces[space]) { return chosen.name }
      bag.add(.unusableSwiftName(chosen))
      return nil
    }
    guard let identifier = identifier(kind, path.name ?? "") else {
      bag.add(.emptySwiftName(path, range))
      return nil
    }
    var name = identifier
    while reserved.contains(name, kind, in: spaces[space]) { name += "_" }
    if name != identifier { bag.add(.renamedInSwift(path, range, from: identifier, to: name)) }
    return name
  }

  private mutating func identifier(_ kind: Kind, _ name: String) -> String? {
    switch kind {
    case .member: Self.identifier(name, &memberIdentifiers, SwiftIdentifier.member)
    case .namespace: Self.identifier(name, &typeIdentifiers, SwiftIdentifier.type)
    }
  }

  private static func identifier(
    _ name: String, _ known: inout [String: String?], _ make: (String) -> String?
  ) -> String? {
    if let identifier = known[name] { return identifier }
    let identifier = make(name)
    known.updateValue(identifier, forKey: name)
    return identifier
  }
}

/// The names that a namespace cannot give to a token or group.
private struct Reserved: Sendable {
  private let everywhere: Set<String>
  private let supportTypes: [String: SupportType]

  init(root: String, supportTypes: [SupportType]) {
    everywhere = SwiftIdentifier.unusableTypes.union([root])
    self.supportTypes = Dictionary(
      supportTypes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func isSupportType(_ name: String) -> Bool { supportTypes[name] != nil }

  /// What a group that extends a support type may not declare. The text of a support type names others without the
  /// root, so none may be hidden inside one.
  func names(inSupportType name: String) -> Set<String> {
    (supportTypes[name]?.reservedNames ?? []).union(supportTypes.keys)
  }

  func contains(_ name: String, _ kind: Claims.Kind, in space: Claims.Space) -> Bool {
    if everywhere.contains(name) { return true }
    // A group may extend a support type; a member with its name would be declared beside it.
    if kind == .member, space.group == .root { return isSupportType(name) }
    return space.reserved.contains(name)
  }
}

extension Token {
  /// Whether its value depends on more than a colour value follows by itself, so that it takes a context.
  func isFunction(in axes: Axes) -> Bool { !contextAxes(in: axes).isEmpty }

  /// The axes that the context of its function must hold: those that its colours do not follow.
  func contextAxes(in axes: Axes) -> [Int] {
    guard !variants.isEmpty, !type.isForeign else { return [] }
    let followed = FollowedAxes(self, in: axes)
    return self.axes.filter { !followed.contains($0) }
  }
}
