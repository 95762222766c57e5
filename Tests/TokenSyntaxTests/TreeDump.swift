import TokenDiagnostics
import TokenSyntax

/// Renders a tree with its diagnostics: a node a line, with kind, text, style and `line:column-line:column`.
func dump(_ tree: SyntaxTree, _ diagnostics: [Diagnostic]) -> String {
  var lines: [String] = []
  if let root = tree.root { dump(root, indentation: "", into: &lines) } else { lines.append("nothing") }
  if tree.hasSyntaxError { lines.append("syntax error") }
  for diagnostic in diagnostics {
    lines.append(
      "\(place(diagnostic.range)) \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id)]")
    for note in diagnostic.notes { lines.append("  \(place(note.range)) note: \(note.message)") }
  }
  return lines.joined(separator: "\n") + "\n"
}

/// Reads a text and renders what came of it.
func dump(yaml bytes: [UInt8]) -> String {
  var bag = DiagnosticBag()
  let tree = readYAML(SourceFile(path: "tokens.yaml", bytes: bytes), reportingTo: &bag)
  return dump(tree, bag.diagnostics)
}

/// The same for JSON.
func dump(json bytes: [UInt8]) -> String {
  var bag = DiagnosticBag()
  let tree = readJSON(SourceFile(path: "tokens.json", bytes: bytes), reportingTo: &bag)
  return dump(tree, bag.diagnostics)
}

func dump(yaml text: String) -> String { dump(yaml: Array(text.utf8)) }

private func dump(_ node: Node, indentation: String, into lines: inout [String]) {
  let suffix =
    (node.isFlow ? " flow" : "") + (node.isComplete ? "" : " incomplete")
    + (node.isReported ? " reported" : "")
  switch node.content {
  case .scalar(let scalar):
    lines.append("\(indentation)\(scalar.style) \(quoted(scalar.text)) \(place(node.range))\(suffix)")
  case .list(let items):
    lines.append("\(indentation)list \(place(node.range))\(suffix)")
    for item in items { dump(item, indentation: indentation + "  ", into: &lines) }
  case .mapping(let entries):
    lines.append("\(indentation)mapping \(place(node.range))\(suffix)")
    for entry in entries {
      lines.append("\(indentation)  key \(quoted(entry.key.text)) \(place(entry.key.range))")
      dump(entry.value, indentation: indentation + "    ", into: &lines)
    }
  }
}

private func quoted(_ text: String) -> String { JSONText.string(text).rendered() }

private func place(_ range: SourceRange?) -> String {
  guard let range else { return "nowhere" }
  let (start, end) = (range.startLocation, range.endLocation)
  return "\(start.line):\(start.column)-\(end.line):\(end.column)"
}
