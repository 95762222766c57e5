/// What tokens have from the groups around them: the nearest group that has a property at all gives it.
final class Inheritance {
  struct Properties {
    var source: TokenSource?
    var deprecation: Deprecation?
    var use: TokenUse?
  }

  private let groups: [TokenPath: GroupDeclaration]
  /// What holds inside of the group that was asked for last. Most tokens stand beside the one before.
  private var last: (group: TokenPath, properties: Properties)?
  /// What holds inside of the groups that were asked for: a group is looked at once, not once for each token in it.
  private var known: [TokenPath: Properties] = [:]

  init(_ groups: [TokenPath: GroupDeclaration]) { self.groups = groups }

  func properties(of token: TokenDeclaration) -> Properties {
    joined(token.metadata, around: inside(token.path.parent))
  }

  private func inside(_ group: TokenPath?) -> Properties {
    guard let group else { return Properties() }
    if let last, last.group == group { return last.properties }
    let properties = known[group] ?? join(group)
    last = (group, properties)
    return properties
  }

  private func join(_ group: TokenPath) -> Properties {
    let around = inside(group.parent)
    let properties = groups[group].map { joined($0.metadata, around: around) } ?? around
    known[group] = properties
    return properties
  }

  private func joined(_ own: Metadata, around: Properties) -> Properties {
    Properties(
      source: own.source?.value ?? around.source, deprecation: own.deprecation?.value ?? around.deprecation,
      use: own.use?.value ?? around.use)
  }
}
