import TokenDiagnostics
import TokenSyntax

/// Finds the groups and tokens of all files and joins them by path.
///
///     control-bar: { $type: dimension, item: 48 }   ->   group control-bar, token control-bar.item
package func declare(
  _ trees: [SyntaxTree], types: [TokenType], settings: ModelSettings, reportingTo bag: inout DiagnosticBag
) -> Declarations {
  var groups = GroupCollector(reader: MetadataReader(types: types))
  for case let root? in trees.map(\.root) { groups.collect(root) }
  var tokens = TokenCollector(groups, axes: settings.axes)
  for case let root? in trees.map(\.root) { tokens.collect(root) }
  tokens.finish()
  var (declared, indexes) = (tokens.tokens, tokens.indexes)
  var found = groups.bag
  found.add(contentsOf: tokens.bag)
  for case let root? in trees.map(\.root) {
    guard let order = TokenOrder(root, reportingTo: &found) else { continue }
    order.apply(to: &declared, reportingTo: &found)
    for (index, token) in declared.enumerated() { indexes[token.path] = index }
  }
  let checks = groups.groups.values.flatMap(\.metadata.checks) + tokens.checks
  let declarations = Declarations(
    groups: groups.groups, tokens: declared, indexes: indexes, checks: inSourceOrder(checks, of: trees))
  for unknown in declarations.unknownTypes { found.add(unknown) }
  for group in declarations.unfinishedTokens { found.add(.unfinishedToken(group)) }
  bag.add(contentsOf: found.joiningRepeatsInFile(of: [.legacyValue, .olderFormat]))
  return declarations
}

extension Declarations {
  /// The groups that have a type of their own and nothing that it could be the type of, in any file.
  fileprivate var unfinishedTokens: [GroupDeclaration] {
    groups.values
      .filter { $0.path != .root && $0.isEmpty && $0.metadata.type?.value != nil }
      .sorted { $0.path.description < $1.path.description }
  }
}

private func inSourceOrder(_ checks: [Check], of trees: [SyntaxTree]) -> [Check] {
  let files = trees.compactMap { $0.root.map { ObjectIdentifier($0.range.file) } }
  let ranks = Dictionary(zip(files, files.indices), uniquingKeysWith: { first, _ in first })
  return checks.map { check in
    let range = check.assertion.range
    return (check, rank: ranks[ObjectIdentifier(range.file)] ?? 0, start: range.start)
  }
  // One list may stand on several owners, through an alias.
  .sorted { ($0.rank, $0.start, $0.0.owner.description) < ($1.rank, $1.start, $1.0.owner.description) }
  .map(\.0)
}

extension [Node.Entry] {
  /// Whether a value in terms of DTCG is among them, or a reference to one.
  var holdsValue: Bool { has("$value") || has("$ref") }
}

extension Node {
  /// A mapping with `$value` or `$ref` is a token (DTCG Format, section 6.1); and one whose value is only ours, which
  /// DTCG takes for a group.
  func isTokenMapping(_ entries: [Entry]) -> Bool {
    entries.holdsValue || OwnProperties.value(in: entries) != nil
  }
}
