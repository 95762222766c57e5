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
    let fields = entries.filter { $0.key.text.first != "$" }
    guard let shape = type.writtenShape, let first = fields.first, let last = fields.last,
      !fields.contains(where: \.isToken), shape.fits(fields, valuesAreMappings: type.valuesAreMappings)
    else { return nil }
    let isHere = node.range.contains(first.key.range) && node.range.contains(last.value.range)
    let range =
      isHere
      ? SourceRange(file: node.range.file, start: first.key.range.start, end: last.value.range.end)
      : node.range
    value = Node(
      content: .mapping(fields), range: range, isComplete: node.isComplete, isFlow: node.isFlow)
    properties = entries.filter { $0.key.text.first == "$" }
  }
}

extension RecordShape {
  /// Whether fields look like those of this record. Where a value may be written in another way too, a group may have
  /// tokens of such names, so all must fit; else it is enough that most do.
  fileprivate func fits(_ entries: [Node.Entry], valuesAreMappings: Bool) -> Bool {
    let names = entries.map(\.key.text)
    let exact = names.filter { name in fields.contains { $0.name == name } }
    guard !exact.isEmpty else { return false }
    var missing = fields.map(\.name).filter { !exact.contains($0) }
    var misspelt = 0
    for name in names where !exact.contains(name) {
      guard let meant = NearMiss.find(name, among: missing) else { continue }
      missing.removeAll { $0 == meant }
      misspelt += 1
    }
    let known = exact.count + misspelt
    if valuesAreMappings, names.count > 1 || !entries[0].mayBeToken { return known * 2 > names.count }
    let hasRequired = fields.allSatisfy { !$0.isRequired || !missing.contains($0.name) }
    return known == names.count && (hasRequired || names.count > 1 && misspelt == 0)
  }
}

extension TokenType {
  /// Whether a value that is no reference can only be written as a mapping.
  fileprivate var valuesAreMappings: Bool {
    guard case .record(let shape, _) = shape, let writtenShape else { return false }
    return shape.fields.map(\.name) == writtenShape.fields.map(\.name)
  }
}

extension Node.Entry {
  fileprivate var isToken: Bool {
    if case .mapping(let entries) = value.content { value.isTokenMapping(entries) } else { false }
  }

  /// Whether it may be a token with a mapping as its value, or an alias of one.
  fileprivate var mayBeToken: Bool {
    guard case .scalar = value.content else { return true }
    if case .none = Reference(value) { return false }
    return true
  }
}
