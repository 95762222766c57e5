/// What tokens have from the groups around them: the nearest group that has a property at all gives it.
///
/// It is an object, because most groups have what the group around has.
final class Inheritance: Sendable {
  /// The `$type` of a group, nil where it could not be understood.
  struct GroupType: Sendable {
    let type: TokenType?
    let group: TokenPath
  }

  let type: GroupType?
  let source: TokenSource?
  let deprecation: Deprecation?
  let use: TokenUse?

  /// What holds outside of all groups.
  static let none = Inheritance(type: nil, source: nil, deprecation: nil, use: nil)

  private init(type: GroupType?, source: TokenSource?, deprecation: Deprecation?, use: TokenUse?) {
    self.type = type
    self.source = source
    self.deprecation = deprecation
    self.use = use
  }

  /// What holds inside of a group that stands where this holds.
  func inside(_ group: GroupDeclaration) -> Inheritance {
    let type = group.metadata.type.map { GroupType(type: $0.value, group: group.path) }
    return type == nil ? joined(with: group.metadata) : joined(with: group.metadata, type: type)
  }

  /// What holds for a token, or for a group without a type, that stands where this holds.
  func joined(with own: Metadata) -> Inheritance {
    own.isPlain ? self : joined(with: own, type: type)
  }

  private func joined(with own: Metadata, type: GroupType?) -> Inheritance {
    Inheritance(
      type: type, source: own.source?.value ?? source, deprecation: own.deprecation?.value ?? deprecation,
      use: own.use?.value ?? use)
  }
}

extension TokenDeclaration {
  /// The type that is written for it or for the nearest group around it that has one (DTCG Format, section 5.2.2), and
  /// whether that is the token itself or its own group; nil if there is none.
  var writtenType: (type: TokenType?, isNearest: Bool)? {
    if let own = metadata.type { return (own.value, true) }
    return inherited.type.map { ($0.type, isNearest: $0.group == path.parent) }
  }
}
