import TokenDiagnostics

/// Reads a YAML file into a located tree, as far as it can be read.
///
///     size: { s: 4 }  # {"size": {"s": 4}}, each with its range
///
/// Aliases and merge keys are applied. Where quotes are missing that is reported, and the file is read again as if they
/// were there. Time and memory are linear in the size of the file, whatever it holds.
package func readYAML(_ file: SourceFile, reportingTo bag: inout DiagnosticBag) -> SyntaxTree {
  if let flaw = UnreadableText.find(in: file) {
    bag.add(flaw)
    return SyntaxTree(root: nil, hasSyntaxError: true)
  }
  var text = MendedText(file)
  var readingsLeft = mostReadings(of: file)
  while true {
    var builder = TreeBuilder(text)
    YAMLEventStream.read(text) { events in
      while builder.isReading { builder.take(events.next()) }
    }
    guard builder.mends.isEmpty || readingsLeft == 0 else {
      text.add(builder.mends)
      readingsLeft -= 1
      continue
    }
    let tree = builder.finish()
    bag.add(contentsOf: builder.diagnostics.sorted(byPlacesIn: [file]))
    return tree
  }
}

/// How often a file may be read again to have its quotes put in.
private func mostReadings(of file: SourceFile) -> Int {
  max(2, min(100, 10_000_000 / max(1, file.bytes.count)))
}
