import TokenSyntax

extension TokenDeclaration.Rendition {
  init(_ entries: [Node.Entry]) {
    if let value = entries["$value"] {
      self = .value(value.value)
    } else {
      self = .fields(entries.filter { $0.key.text.first != "$" })
    }
  }

  func hasField(_ key: Node.Key) -> Bool {
    if case .fields = self { key.text.first != "$" } else { false }
  }
}
