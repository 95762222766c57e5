import TokenDiagnostics

/// Reads a YAML file into a located tree, as far as it can be read.
///
///     size: { s: 4 }  # {"size": {"s": 4}}, each with its range
///
/// Aliases and merge keys are applied. Time and memory are linear in the size of the file, whatever it holds.
package func readYAML(_ file: SourceFile, reportingTo bag: inout DiagnosticBag) -> SyntaxTree {
  if let flaw = UnreadableText.find(in: file) {
    bag.add(flaw)
    return SyntaxTree(root: nil, hasSyntaxError: true)
  }
  let events = YAMLEventStream(file)
  var builder = TreeBuilder(file)
  while builder.isReading { builder.take(events.next()) }
  let tree = builder.finish()
  bag.add(contentsOf: builder.diagnostics)
  return tree
}
