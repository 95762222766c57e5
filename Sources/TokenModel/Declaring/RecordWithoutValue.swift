import TokenDiagnostics
import TokenSyntax

/// The fields of a record that stand right under the name of a token, without `$value`.
struct RecordWithoutValue {
  /// The mapping that should stand under `$value`.
  let value: Node
  /// What stands beside the fields: `$description`, `$when`.
  let properties: [Node.Entry]

  /// Nil if the entries look like a group.
  init?(_ node: Node, _ entries: [Node.Entry], of type: TokenType) {
    // Groups are many, and most hold tokens.
    guard let shape = type.writtenShape, !entries.contains(where: { !$0.key.isProperty && $0.holdsToken })
    else { return nil }
    let fields = entries.filter { !$0.key.isProperty }
    guard let first = fields.first, let last = fields.last, type.mayHave(fields, shape) else { return nil }
    let isHere = node.range.contains(first.key.range) && node.range.contains(last.value.range)
    let range =
      isHere
      ? SourceRange(file: node.range.file, start: first.key.range.start, end: last.value.range.end)
      : node.range
    value = Node(
      content: .mapping(fields), range: range, isComplete: node.isComplete, isFlow: node.isFlow)
    properties = entries.filter { $0.key.isProperty }
  }
}

extension TokenType {
  /// Whether fields look like those of a record of this type. Where a value may be written in another way too, a group
  /// may have tokens of such names, so all must fit; else it is enough that most do.
  fileprivate func mayHave(_ entries: [Node.Entry], _ shape: RecordShape) -> Bool {
    let names = entries.map(\.key.text)
    let match = shape.match(names)
    guard match.exact > 0 else { return false }
    let known = match.exact + match.misspelt
    if valuesAreMappings, names.count > 1 || !entries[0].mayBeToken { return known * 2 > names.count }
    let hasRequired = shape.fields.allSatisfy { !$0.isRequired || !match.missing.contains($0.name) }
    return known == names.count && (hasRequired || names.count > 1 && match.misspelt == 0)
  }

  /// Whether a value that is no reference can only be written as a mapping.
  fileprivate var valuesAreMappings: Bool {
    guard case .record(let shape, _) = shape, let writtenShape else { return false }
    return shape.fields.map(\.name) == writtenShape.fields.map(\.name)
  }
}

extension RecordShape {
  /// How many names are those of fields, how many are nearly so, and the fields that are not among them.
  fileprivate func match(_ names: [String]) -> (exact: Int, misspelt: Int, missing: [String]) {
    var missing = fields.map(\.name).filter { !names.contains($0) }
    let exact = fields.count - missing.count
    guard exact > 0 else { return (0, 0, missing) }
    var misspelt = 0
    for name in names where !fields.contains(where: { $0.name == name }) {
      guard let meant = NearMiss.find(name, among: missing) else { continue }
      missing.removeAll { $0 == meant }
      misspelt += 1
    }
    return (exact, misspelt, missing)
  }
}

extension Node.Entry {
  /// Whether it is a token, or a group of tokens.
  fileprivate var holdsToken: Bool {
    guard case .mapping(let entries) = value.content else { return false }
    return value.isTokenMapping(entries) || entries.contains(where: \.isToken)
  }

  private var isToken: Bool {
    if case .mapping(let entries) = value.content { value.isTokenMapping(entries) } else { false }
  }

  /// Whether it may be a token with a mapping as its value, or an alias of one.
  fileprivate var mayBeToken: Bool {
    guard case .scalar = value.content else { return true }
    if case .none = Reference(value) { return false }
    return true
  }
}
