import TokenDiagnostics
import TokenSyntax

/// Joins the groups of all files, with their properties, before any token is looked at: a group's type may stand
/// in another file.
struct GroupCollector {
  let reader: MetadataReader
  private(set) var groups: [TokenPath: GroupDeclaration] = [:]
  private(set) var bag = DiagnosticBag()
  /// How many groups and tokens there are, those that stand in several files counted for each.
  private(set) var nameCount = 0
  /// Whether a group stands in several places.
  private(set) var hasJoinedGroups = false

  init(reader: MetadataReader) { self.reader = reader }

  mutating func collect(_ root: Node) {
    guard case .mapping(let entries) = root.content else {
      bag.add(.rootIsNoGroup(root))
      return
    }
    collect(entries, path: .root, range: SourceRange(startOf: root.range.file))
  }

  private mutating func collect(_ entries: [Node.Entry], path: TokenPath, range: SourceRange) {
    guard !path.isTooLong else { return }
    var metadata = Metadata()
    var isEmpty = true
    for entry in OwnProperties.liftingOwn(entries, &bag) {
      guard entry.key.isProperty else {
        isEmpty = false
        nameCount += 1
        if case .mapping(let inner) = entry.value.content, !entry.value.isTokenMapping(inner) {
          collect(inner, path: path.appending(entry.key.text), range: entry.key.range)
        }
        continue
      }
      if reader.read(entry, of: path, into: &metadata, &bag) { continue }
      isEmpty = false
      switch entry.key.text {
      case "$schema" where path == .root: break
      // Read with the tokens.
      case OwnProperties.order where path == .root && !entries.holds(entry.key): break
      // Told with the tokens, where it is known whether this is a group or a record.
      case "$when": break
      case "$value": bag.add(.valueWithoutName(entry.key))
      default: reader.refuse(entry.key, &metadata, &bag)
      }
    }
    let group = GroupDeclaration(
      path: path, range: range, metadata: metadata, isEmpty: isEmpty, isJoined: false)
    if let known = groups.updateValue(group, forKey: path) {
      groups[path] = joined(known, group)
      hasJoinedGroups = true
    }
  }

  private mutating func joined(_ first: GroupDeclaration, _ second: GroupDeclaration) -> GroupDeclaration {
    let (path, known, metadata) = (first.path, first.metadata, second.metadata)
    var joint = Metadata()
    joint.type = joined(known.type, metadata.type, "$type", path) { left, right in
      // Of a type that is wrong enough was said.
      guard let left, let right else { return true }
      return left.isSame(as: right)
    }
    joint.description = joined(known.description, metadata.description, "$description", path, ==)
    joint.source = joined(known.source, metadata.source, "$source", path, ==)
    joint.deprecation = joined(known.deprecation, metadata.deprecation, "$deprecated", path, ==)
    joint.use = joined(known.use, metadata.use, "$use", path, ==)
    joint.checks = known.checks + metadata.checks
    joint.extensions = joined(known.extensions, metadata.extensions, "$extensions", path, ==)
    if let first = known.type?.value, let second = metadata.type?.value, !first.isSame(as: second) {
      // Which of the two was meant nobody knows, so nothing is said of the values.
      joint.type = known.type.map { Located(nil, at: $0.range) }
    }
    return GroupDeclaration(
      path: path, range: first.range, metadata: joint, isEmpty: first.isEmpty && second.isEmpty,
      isJoined: true)
  }

  private mutating func joined<Value>(
    _ first: Located<Value>?, _ second: Located<Value>?, _ key: String, _ path: TokenPath,
    _ areEqual: (Value, Value) -> Bool
  ) -> Located<Value>? {
    if let first, let second, !areEqual(first.value, second.value) {
      bag.add(.conflictingGroupProperty(key, path, first: first.range, second: second.range))
    }
    return first ?? second
  }
}
