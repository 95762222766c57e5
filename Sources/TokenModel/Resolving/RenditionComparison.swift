import TokenDiagnostics
import TokenSyntax

/// What DTCG has of the value beside one that is ours. It is told where it says something else, because ours counts.
extension Evaluation {
  mutating func compare(_ rendition: TokenDeclaration.Rendition, with value: Value) {
    switch rendition {
    case .value(let node): compare(node, as: type, with: value)
    case .fields(let entries): compare(entries, with: value)
    }
  }

  private mutating func compare(_ node: Node, as type: TokenType, with value: Value) {
    guard let rendered = read(node, as: type, .ofFile, choosing: .ofContext(usual)),
      !rendered.meansTheSame(as: value)
    else { return }
    bag.add(.staleValue(node, declaration))
  }

  private mutating func compare(_ entries: [Node.Entry], with value: Value) {
    for entry in entries where entry.key.text.first != "$" {
      guard case .record(let record) = value.content, case .mapping(let inner) = entry.value.content,
        let field = record.shape.fields.first(where: { $0.name == entry.key.text })
      else {
        bag.add(.tokenWithChildren(declaration.path, child: entry.key))
        continue
      }
      guard let own = record[field.name] else {
        bag.add(.staleValue(entry.value, declaration))
        continue
      }
      if let node = inner["$value"]?.value {
        compare(node, as: field.type, with: own)
      } else {
        compare(inner, with: own)
      }
    }
  }
}

extension TokenDeclaration.Rendition {
  /// The values, at whatever depth.
  var nodes: [Node] {
    switch self {
    case .value(let node): [node]
    case .fields(let entries): entries.map(\.value)
    }
  }
}

extension Value {
  /// Whether other tools cannot tell two values apart: of what a radius is made from, they know nothing.
  fileprivate func meansTheSame(as other: Value) -> Bool {
    guard case .record(let record) = content, case .record(let otherRecord) = other.content,
      let measure = record.shape.measure?.name
    else { return self == other }
    return record[measure] == otherRecord[measure]
  }
}
