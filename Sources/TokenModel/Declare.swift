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
  var tokens = TokenCollector(
    groups: groups.groups, reader: MetadataReader(types: types), axes: settings.axes)
  for case let root? in trees.map(\.root) { tokens.collect(root) }
  tokens.finish()
  let declarations = Declarations(groups: groups.groups, tokens: tokens.tokens)
  var found = groups.bag
  found.add(contentsOf: tokens.bag)
  for unknown in declarations.unknownTypes { found.add(unknown) }
  bag.add(contentsOf: found.joiningRepeatsInFile(of: [.legacyValue, .olderFormat]))
  return declarations
}

extension Node {
  /// A mapping with `$value` or `$ref` is a token (DTCG Format, section 6.1).
  func isTokenMapping(_ entries: [Entry]) -> Bool {
    entries.contains { $0.key.text == "$value" || $0.key.text == "$ref" }
  }
}
