import TokenDiagnostics
import TokenSyntax

/// Finds the tokens of all files, in source order.
struct TokenCollector {
  let groups: [TokenPath: GroupDeclaration]
  let hasJoinedGroups: Bool
  let reader: MetadataReader
  let axes: Axes
  private(set) var tokens: [TokenDeclaration] = []
  private(set) var checks: [Check] = []
  private(set) var bag = DiagnosticBag()
  /// Where in `tokens` each stands.
  private(set) var indexes: [TokenPath: Int] = [:]
  private var misnamed: [Found] = []
  /// A name in a group.
  private struct Found {
    let path: TokenPath
    let entry: Node.Entry
    /// What holds around it.
    let inherited: Inheritance

    var range: SourceRange { entry.key.range }
  }

  /// The conditions that were read without a mistake, most of which stand at many tokens.
  private var conditions: [String: Condition] = [:]
  /// The names in the groups that stand in several places; those of others are forgotten with the group.
  private var namesOfJoinedGroups: [TokenPath: FoldedNames] = [:]

  init(_ found: GroupCollector, axes: Axes) {
    groups = found.groups
    hasJoinedGroups = found.hasJoinedGroups
    reader = found.reader
    self.axes = axes
    indexes.reserveCapacity(found.nameCount)
    tokens.reserveCapacity(found.nameCount)
  }

  mutating func collect(_ root: Node) {
    guard case .mapping(let entries) = root.content else { return }
    let group = groups[.root]
    collect(entries, of: root, group, path: .root, inheriting: group.map(Inheritance.none.inside) ?? .none)
  }

  private mutating func collect(
    _ entries: [Node.Entry], of node: Node, _ group: GroupDeclaration?, path: TokenPath,
    inheriting inherited: Inheritance
  ) {
    let when = OwnProperties.liftingOwn(entries, &bag)["$when"]
    if let when, !OwnProperties.isRefused(when.key, among: entries) { bag.add(.whenOnGroup(when.key)) }
    let isJoined = group?.isJoined == true
    var names = (isJoined ? namesOfJoinedGroups[path] : nil) ?? FoldedNames()
    defer { if isJoined { namesOfJoinedGroups[path] = names } }
    let mayDifferInCase = isJoined || entries.contains { !$0.key.text.isFolded }
    for entry in entries where !entry.key.isProperty {
      let path = path.appending(entry.key.text)
      guard !path.isTooLong else {
        bag.add(.pathTooLong(entry.key, limit: TokenPath.longest))
        continue
      }
      let found = Found(path: path, entry: entry, inherited: inherited)
      let mayGoOn = !node.isComplete && entry.mayGoOn && entry.key.range == entries.last?.key.range
      // Of a name that a syntax error cuts off nobody knows what it was to be.
      guard !(mayGoOn && entry.value.isAbsent), isName(entry.key) else {
        misnamed.append(found)
        continue
      }
      // Names that differ only in case are allowed (DTCG Format, section 5.1) but rarely meant.
      if mayDifferInCase, let other = names.insert(entry.key.text, at: (path, entry.key.range)),
        other.path != path
      {
        bag.add(.namesDifferInCase(path, entry.key.range, other: other.path, other.range))
      }
      if case .mapping(let inner) = entry.value.content {
        collect(inner, found)
      } else {
        collectShortForm(found, isComplete: !mayGoOn)
      }
    }
  }

  private mutating func collect(_ entries: [Node.Entry], _ found: Found) {
    if entries.holdsValue {
      collectToken(entries, found)
    } else if let key = reader.keyOfOlderFormat(entries) {
      bag.add(.olderFormat(key))
      addBroken(found)
    } else if found.entry.value.isTokenMapping(entries) {
      collectToken(entries, found)
    } else {
      collectGroup(entries, found)
    }
  }

  private mutating func collectShortForm(_ found: Found, isComplete: Bool) {
    guard found.range.file.language == .yaml else {
      bag.add(.shortFormInJSON(found.entry))
      return addBroken(found)
    }
    add(found, found.entry.value, TokenDeclaration.Properties(isComplete: isComplete))
  }

  private mutating func collectGroup(_ entries: [Node.Entry], _ found: Found) {
    let (path, entry) = (found.path, found.entry)
    let group = groups[path]
    let inside = group.map(found.inherited.inside) ?? found.inherited
    if let type = inside.type?.type, let record = RecordWithoutValue(entry.value, entries, of: type) {
      bag.add(.recordNeedsValue(entry, path, typeName: type.name))
      return collectRecord(record, found)
    }
    collect(entries, of: entry.value, group, path: path, inheriting: inside)
  }

  /// Reads the fields as if they stood under `$value`, so that their own mistakes are told too.
  private mutating func collectRecord(_ record: RecordWithoutValue, _ found: Found) {
    let path = found.path
    guard indexes[path] == nil else { return }
    var token = TokenDeclaration.Properties(isComplete: found.entry.value.isComplete)
    for property in record.properties where !reader.read(property, of: path, into: &token.metadata, &bag) {
      if property.key.text == "$when" { readVariants(property, into: &token) }
    }
    append(found, record.value, token)
  }

  private mutating func collectToken(_ entries: [Node.Entry], _ found: Found) {
    let path = found.path
    let ours = OwnProperties.node(in: entries)
    let own = ours.flatMap { OwnProperties.entry("$value", under: $0) }
    guard let value = own ?? entries["$value"] else {
      var metadata = Metadata()
      for entry in entries where entry.key.text == "$ref" { reader.refuse(entry.key, &metadata, &bag) }
      return addBroken(found)
    }
    var token = TokenDeclaration.Properties(isComplete: found.entry.value.isComplete)
    if own != nil { token.rendition = TokenDeclaration.Rendition(entries) }
    let snap = ours.flatMap { OwnProperties.snap(under: $0) }
    token.isSnapped = snap.map { reader.readBoolean($0, "$snap", &bag) } ?? false
    for entry in OwnProperties.liftingOwn(entries, &bag)
    where entry.key.text != "$value" && token.rendition?.hasField(entry.key) != true {
      if entry.value.range == snap?.range { continue }
      if reader.read(entry, of: path, into: &token.metadata, &bag) { continue }
      if entry.key.text == "$when" {
        readVariants(entry, into: &token)
      } else if entry.key.isProperty {
        reader.refuse(entry.key, &token.metadata, &bag)
      } else if MetadataReader.styleDictionaryKeys.contains(entry.key.text) {
        bag.add(.styleDictionaryKey(entry.key))
      } else {
        bag.add(.tokenWithChildren(path, child: entry.key))
        let inherited = groups[path].map(found.inherited.inside) ?? found.inherited
        addBroken(Found(path: path.appending(entry.key.text), entry: entry, inherited: inherited))
      }
    }
    add(found, value.value, token)
  }

  /// Takes in what has a name that cannot be, so that references to it are not told as wrong too. Last, because such a
  /// name may read like the path of another token.
  mutating func finish() {
    for found in misnamed { addBroken(found) }
  }

  /// A token that is there but has no value to read: references to it are not wrong for being unknown.
  private mutating func addBroken(_ found: Found) {
    append(found, found.entry.value, TokenDeclaration.Properties(isBroken: true))
  }

  private mutating func add(_ found: Found, _ value: Node, _ properties: TokenDeclaration.Properties) {
    if let first = append(found, value, properties) {
      bag.add(.duplicateToken(found.path, first: first.range, second: found.range))
    } else if hasJoinedGroups, let group = groups[found.path] {
      // Both have their names in one group, which so stands in several places.
      bag.add(.tokenAndGroup(found.path, token: found.range, group: group.range))
    }
  }

  /// Takes in a token; returns the one of its path that was there before, if there was one, which stays.
  @discardableResult
  private mutating func append(
    _ found: Found, _ value: Node, _ properties: TokenDeclaration.Properties
  ) -> TokenDeclaration? {
    let index = indexes.value(for: found.path, orInserting: tokens.count)
    guard index == tokens.count else { return tokens[index] }
    tokens.append(
      TokenDeclaration(
        path: found.path, range: found.range, value: value, properties, inheriting: found.inherited))
    checks += properties.metadata.checks
    return nil
  }
}

extension TokenCollector {
  private mutating func readVariants(_ entry: Node.Entry, into token: inout TokenDeclaration.Properties) {
    guard case .mapping(let variants) = entry.value.content else {
      bag.add(.wrongValue(entry.value, expected: "a mapping from conditions to values for '$when'"))
      return
    }
    token.when = entry.value
    var seen: [Condition: SourceRange] = [:]
    for variant in variants {
      if variant.value.isAbsent {
        bag.add(.conditionWithoutValue(variant.key))
        continue
      }
      guard let condition = condition(variant.key) else {
        token.valuesWithoutCondition.append(variant.value)
        continue
      }
      if let first = seen[condition] {
        bag.add(.duplicateCondition(variant.key, condition.text(axes), first: first))
        token.valuesWithoutCondition.append(variant.value)
        continue
      }
      // One alone has none like it.
      if variants.count > 1 { seen[condition] = variant.key.range }
      token.variants.append(.init(condition: condition, key: variant.key, node: variant.value))
    }
  }

  private mutating func isName(_ key: Node.Key) -> Bool {
    guard let mistake = key.mistakeAsName else { return true }
    bag.add(mistake)
    return false
  }

  private mutating func condition(_ key: Node.Key) -> Condition? {
    if let known = conditions[key.text] { return known }
    let condition = Condition(key, axes: axes, reportingTo: &bag)
    conditions[key.text] = condition
    return condition
  }
}
