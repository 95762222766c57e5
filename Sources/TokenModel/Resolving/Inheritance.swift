/// What tokens have from the groups around them: the nearest group that has a property at all gives it.
final class Inheritance {
  /// An object, because most groups have those of the group around.
  final class Properties {
    let type: GroupType?
    let source: TokenSource?
    let deprecation: Deprecation?
    let use: TokenUse?

    init(
      type: GroupType? = nil, source: TokenSource? = nil, deprecation: Deprecation? = nil,
      use: TokenUse? = nil
    ) {
      self.type = type
      self.source = source
      self.deprecation = deprecation
      self.use = use
    }
  }

  /// The `$type` of a group, nil where it could not be understood.
  struct GroupType {
    let type: TokenType?
    let group: TokenPath
  }

  private let groups: [TokenPath: GroupDeclaration]
  private let outermost = Properties()
  /// What holds inside of the group that was asked for last. Most tokens stand beside the one before.
  private var last: (group: TokenPath, properties: Properties)?
  /// What holds inside of the groups that were asked for: a group is looked at once, not once for each token in it.
  private var known: [TokenPath: Properties] = [:]

  init(_ groups: [TokenPath: GroupDeclaration]) {
    self.groups = groups
    known.reserveCapacity(groups.count)
  }

  func properties(of token: TokenDeclaration) -> Properties {
    let around = inside(token.path.parent)
    return joined(token.metadata, around: around, type: around.type)
  }

  /// The type that is written for a token or for the nearest group around it that has one (DTCG Format, section
  /// 5.2.2), and whether that is the token itself or its own group; nil if there is none.
  func type(of token: TokenDeclaration) -> (type: TokenType?, isNearest: Bool)? {
    if let own = token.metadata.type { return (own.value, true) }
    let group = token.path.parent
    return inside(group).type.map { ($0.type, isNearest: $0.group == group) }
  }

  private func inside(_ group: TokenPath?) -> Properties {
    guard let group else { return outermost }
    if let last, last.group == group { return last.properties }
    let properties = known[group] ?? join(group)
    last = (group, properties)
    return properties
  }

  private func join(_ group: TokenPath) -> Properties {
    let around = inside(group.parent)
    var properties = around
    if let own = groups[group]?.metadata {
      let type = own.type.map { GroupType(type: $0.value, group: group) }
      properties = joined(own, around: around, type: type ?? around.type)
    }
    known[group] = properties
    return properties
  }

  private func joined(_ own: Metadata, around: Properties, type: GroupType?) -> Properties {
    if own.type == nil, own.source == nil, own.deprecation == nil, own.use == nil { return around }
    return Properties(
      type: type, source: own.source?.value ?? around.source,
      deprecation: own.deprecation?.value ?? around.deprecation, use: own.use?.value ?? around.use)
  }
}
