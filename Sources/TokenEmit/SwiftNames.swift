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
    var isSupportType = false
    var children: [Namespace] = []
    fileprivate var childIndexes: [TokenPath: Int] = [:]
    fileprivate var taken: [String: (path: TokenPath, range: SourceRange)] = [:]
  }

  struct Member: Sendable {
    /// The namespace as it must be typed, the root first: `DS.ControlBar`.
    let namespace: String
    /// The member as it must be typed.
    let name: String
  }

  private(set) var root: Namespace
  package private(set) var bag = DiagnosticBag()
  private var members: [TokenPath: Member] = [:]
  private let axes: Axes

  init(_ tokenSet: TokenSet, settings: SwiftSettings, supportTypes: [SupportType]) {
    axes = tokenSet.settings.axes
    root = Namespace(group: .root, name: settings.root)
    var claims = Claims(
      groups: tokenSet.groups, chosen: settings.names,
      reserved: Reserved(root: settings.root, supportTypes: supportTypes))
    let start = SwiftIdentifier.escaped(settings.root)
    for token in tokenSet.tokens where !token.type.isForeign {
      members[token.path] = claims.insert(token, depth: 0, typedPath: start, into: &root)
    }
    bag = claims.bag
  }

  /// The names of a token; nil if it has none, which `bag` says.
  func member(_ path: TokenPath) -> Member? { members[path] }

  /// The path as it must be typed: `DS.ControlBar.item`, `DS.Sheet.compose(in:)`.
  package func path(of token: Token) -> String? {
    members[token.path].map { member in
      "\(member.namespace).\(member.name)" + (token.isFunction(in: axes) ? "(in:)" : "")
    }
  }
}

/// Gives out the names, each once in its namespace.
private struct Claims {
  typealias Namespace = SwiftNames.Namespace

  /// What a name is for.
  enum Kind {
    case namespace
    case member
  }

  let groups: [TokenPath: GroupDeclaration]
  let chosen: [TokenPath: ChosenName]
  let reserved: Reserved
  private(set) var bag = DiagnosticBag()

  init(groups: [TokenPath: GroupDeclaration], chosen: [ChosenName], reserved: Reserved) {
    self.groups = groups
    self.chosen = Dictionary(chosen.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.reserved = reserved
  }

  /// Walks down the groups of a token, declaring those that are new.
  mutating func insert(
    _ token: Token, depth: Int, typedPath: String, into space: inout Namespace
  ) -> SwiftNames.Member? {
    let components = token.path.components
    guard depth < components.count - 1 else {
      let name = claim(.member, token.path, token.range, in: &space)
      return name.map { SwiftNames.Member(namespace: typedPath, name: SwiftIdentifier.escaped($0)) }
    }
    let group = TokenPath(Array(components[...depth]))
    guard let index = space.childIndexes[group] ?? declare(group, of: token, in: &space) else { return nil }
    let child = "\(typedPath).\(SwiftIdentifier.escaped(space.children[index].name))"
    return insert(token, depth: depth + 1, typedPath: child, into: &space.children[index])
  }

  private mutating func declare(_ group: TokenPath, of token: Token, in space: inout Namespace) -> Int? {
    let range = groups[group]?.range ?? token.range
    guard let name = claim(.namespace, group, range, in: &space) else { return nil }
    let isSupportType = space.group == .root && reserved.isSupportType(name)
    space.childIndexes[group] = space.children.count
    space.children.append(Namespace(group: group, name: name, isSupportType: isSupportType))
    return space.children.count - 1
  }

  /// Takes a name in a namespace.
  private mutating func claim(
    _ kind: Kind, _ path: TokenPath, _ range: SourceRange, in space: inout Namespace
  ) -> String? {
    guard let name = name(kind, path, range, in: space) else { return nil }
    if let other = space.taken[name] {
      bag.add(
        .swiftNameClash(
          path, range, other: other.path, otherRange: other.range, name: name,
          chosen: [chosen[path], chosen[other.path]].compactMap { $0 }))
      return nil
    }
    space.taken[name] = (path, range)
    return name
  }

  /// The name that was chosen, else the one that follows, with underscores where it cannot be used as it is.
  private mutating func name(
    _ kind: Kind, _ path: TokenPath, _ range: SourceRange, in space: Namespace
  ) -> String? {
    if let chosen = chosen[path] {
      if !reserved.contains(chosen.name, kind, in: space) { return chosen.name }
      bag.add(.unusableSwiftName(chosen))
      return nil
    }
    let own = path.components.last ?? ""
    let identifier = kind == .member ? SwiftIdentifier.member(own) : SwiftIdentifier.type(own)
    guard let identifier else {
      bag.add(.emptySwiftName(path, range))
      return nil
    }
    var name = identifier
    while reserved.contains(name, kind, in: space) { name += "_" }
    if name != identifier { bag.add(.renamedInSwift(path, range, from: identifier, to: name)) }
    return name
  }
}

/// The names that a namespace cannot give to a token or group.
private struct Reserved: Sendable {
  private let everywhere: Set<String>
  private let bySupportType: [String: Set<String>]

  init(root: String, supportTypes: [SupportType]) {
    everywhere = SwiftIdentifier.unusableTypes.union([root])
    // The text of a support type names others without the root, so none may be hidden inside one.
    let all = Set(supportTypes.map(\.name))
    bySupportType = Dictionary(
      supportTypes.map { ($0.name, $0.reservedNames.union(all)) }, uniquingKeysWith: { first, _ in first })
  }

  func isSupportType(_ name: String) -> Bool { bySupportType[name] != nil }

  func contains(_ name: String, _ kind: Claims.Kind, in space: SwiftNames.Namespace) -> Bool {
    if everywhere.contains(name) { return true }
    // A group may extend a support type; a member with its name would be declared beside it.
    if kind == .member, space.group == .root { return isSupportType(name) }
    return space.isSupportType && bySupportType[space.name]?.contains(name) == true
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
