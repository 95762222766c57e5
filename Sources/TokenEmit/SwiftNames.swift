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
    /// Whether it takes a context.
    let isFunction: Bool
  }

  let root: Namespace
  package let bag: DiagnosticBag
  /// By the indexes of the tokens: they are asked for too often to compare their paths.
  private var members: [Member?]

  init(_ tokenSet: TokenSet, settings: SwiftSettings, supportTypes: [SupportType]) {
    let axes = tokenSet.settings.axes
    var claims = Claims(
      root: settings.root, groups: tokenSet.groups, tokenCount: tokenSet.tokens.count,
      chosen: settings.names, reserved: ReservedSwiftNames(root: settings.root, supportTypes: supportTypes))
    members = Array(repeating: nil, count: tokenSet.declarations.tokens.count)
    for token in tokenSet.tokens where !token.type.isForeign {
      members[token.index] = claims.member(token, isFunction: token.isFunction(in: axes))
    }
    root = claims.namespaces
    bag = claims.bag
  }

  /// The names of a token; nil if it has none, which `bag` says.
  func member(_ token: Token) -> Member? { members[token.index] }

  /// The path as it must be typed: `DS.ControlBar.item`, `DS.Sheet.compose(in:)`.
  package func path(of token: Token) -> String? {
    guard let member = member(token) else { return nil }
    var path = member.namespace
    path += "."
    path += member.name
    if member.isFunction { path += "(in:)" }
    return path
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
  }

  /// An identifier with what is asked about it wherever it is used.
  struct Name {
    /// The identifier without backticks.
    let text: String
    /// As it must be typed.
    let typed: String
    /// Its place among all, by which it is found faster than by its text.
    let number: Int
    let isReservedEverywhere: Bool
  }

  /// A name in a namespace, by their places among all.
  struct Claim: Hashable {
    let space: Int
    let name: Int
  }

  /// What a name is for.
  enum Kind {
    case namespace
    case member
  }

  let groups: [TokenPath: GroupDeclaration]
  let chosen: [TokenPath: ChosenName]
  let reserved: ReservedSwiftNames
  private(set) var bag = DiagnosticBag()
  /// Every namespace, the root first.
  private var spaces: [Space] = []
  private var indexes: [TokenPath: Int] = [.root: 0]
  /// The group that was asked for last, and its namespace: most tokens stand in the one of the token before.
  private var last: (group: TokenPath, index: Int)?
  private var taken: [Claim: (path: TokenPath, range: SourceRange)] = [:]
  /// By their texts.
  private var names: [String: Name] = [:]
  /// What the names of tokens and groups become, many of which stand in many groups.
  private var memberNames: [String: Name?] = [:]
  private var typeNames: [String: Name?] = [:]

  init(
    root: String, groups: [TokenPath: GroupDeclaration], tokenCount: Int, chosen: [ChosenName],
    reserved: ReservedSwiftNames
  ) {
    taken.reserveCapacity(groups.count + tokenCount)
    indexes.reserveCapacity(groups.count + 1)
    spaces.reserveCapacity(groups.count + 1)
    self.groups = groups
    self.chosen = Dictionary(chosen.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.reserved = reserved
    let typedRoot = SwiftIdentifier.escaped(root)
    spaces.append(
      Space(group: .root, name: root, isSupportType: false, reserved: [], typedPath: typedRoot))
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
  mutating func member(_ token: Token, isFunction: Bool) -> SwiftNames.Member? {
    guard let group = token.path.parent, let index = spaceOfMember(in: group, around: token),
      let name = claim(.member, token.path, token.range, in: index)
    else { return nil }
    return SwiftNames.Member(
      namespace: spaces[index].typedPath, name: name.typed, isFunction: isFunction)
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
    let isSupportType = outer == 0 && reserved.isSupportType(name.text)
    spaces.append(
      Space(
        group: group, name: name.text, isSupportType: isSupportType,
        reserved: isSupportType ? reserved.names(inSupportType: name.text) : [],
        typedPath: spaces[outer].typedPath + "." + name.typed))
    spaces[outer].children.append(index)
    indexes[group] = index
    return index
  }

  /// Takes a name in a namespace.
  private mutating func claim(
    _ kind: Kind, _ path: TokenPath, _ range: SourceRange, in space: Int
  ) -> Name? {
    guard let name = name(kind, path, range, in: space) else { return nil }
    let claim = Claim(space: space, name: name.number)
    if let other = taken.updateValue((path, range), forKey: claim) {
      taken[claim] = other
      bag.add(
        .swiftNameClash(
          path, range, other: other.path, otherRange: other.range, name: name.text,
          chosen: [chosen[path], chosen[other.path]].compactMap { $0 }))
      return nil
    }
    return name
  }

  /// The name that was chosen, else the one that follows, with underscores where it cannot be used as it is.
  private mutating func name(
    _ kind: Kind, _ path: TokenPath, _ range: SourceRange, in space: Int
  ) -> Name? {
    if let chosen = chosen[path] {
      let name = name(chosen.name)
      if !isReserved(name, kind, in: space) { return name }
      bag.add(.unusableSwiftName(chosen))
      return nil
    }
    guard let following = following(kind, path.name ?? "") else {
      bag.add(.emptySwiftName(path, range))
      return nil
    }
    var name = following
    while isReserved(name, kind, in: space) { name = self.name(name.text + "_") }
    if name.number != following.number {
      bag.add(.renamedInSwift(path, range, from: following.text, to: name.text))
    }
    return name
  }

  private func isReserved(_ name: Name, _ kind: Kind, in space: Int) -> Bool {
    if name.isReservedEverywhere { return true }
    // A group may extend a support type; a member with its name would be declared beside it.
    if kind == .member, space == 0 { return reserved.isSupportType(name.text) }
    return spaces[space].reserved.contains(name.text)
  }

  /// The name that follows from that of a token or group; nil if nothing of it is left.
  private mutating func following(_ kind: Kind, _ written: String) -> Name? {
    switch kind {
    case .member:
      if let known = memberNames[written] { return known }
      let name = name(ifAny: SwiftIdentifier.member(written))
      memberNames.updateValue(name, forKey: written)
      return name
    case .namespace:
      if let known = typeNames[written] { return known }
      let name = name(ifAny: SwiftIdentifier.type(written))
      typeNames.updateValue(name, forKey: written)
      return name
    }
  }

  private mutating func name(ifAny text: String?) -> Name? {
    guard let text else { return nil }
    return name(text)
  }

  /// The name with a text: there is one.
  private mutating func name(_ text: String) -> Name {
    if let name = names[text] { return name }
    let name = Name(
      text: text, typed: SwiftIdentifier.escaped(text), number: names.count,
      isReservedEverywhere: reserved.isReservedEverywhere(text))
    names[text] = name
    return name
  }
}
