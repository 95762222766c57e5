import TokenDiagnostics
import TokenModel
import TokenSyntax

/// Reads a node as what has to stand there, reporting what stands there instead.
extension ConfigReader {
  mutating func entries(of node: Node, _ what: String, keys: [String]) -> [Node.Entry] {
    mappingEntries(of: node, what).filter { entry in
      if keys.contains(entry.key.text) { return true }
      bag.add(.configKey(entry.key, in: what, keys: keys))
      return false
    }
  }

  mutating func mappingEntries(of node: Node, _ what: String) -> [Node.Entry] {
    guard case .mapping(let entries) = node.content else {
      bag.add(.configValue("\(what) is a mapping", node.smallestRange))
      return []
    }
    return entries
  }

  mutating func items(of node: Node, _ what: String) -> [Node] {
    guard case .list(let items) = node.content else {
      bag.add(.configValue("\(what) is a list", node.smallestRange))
      return []
    }
    return items
  }

  /// A list in which something has to stand, for the tool has nothing to do without.
  mutating func oneOrMore(of node: Node, _ what: String, _ item: String) -> [Node] {
    let items = items(of: node, what)
    if items.isEmpty, case .list = node.content {
      bag.add(.configValue("'\(what)' needs at least one \(item)", node.range))
    }
    return items
  }

  mutating func text(_ node: Node, _ what: String) -> String? {
    guard case .scalar(let scalar) = node.content, !scalar.isNull else {
      bag.add(.configValue("expected \(what)", node.smallestRange))
      return nil
    }
    return scalar.text
  }

  func number(_ node: Node) -> Number? {
    guard case .scalar(let scalar) = node.content, case .number(let number) = scalar.meaning else {
      return nil
    }
    return number
  }

  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ node: Node, _ key: String, of type: Choice.Type
  ) -> Choice? {
    guard let text = text(node, "a word for '\(key)'") else { return nil }
    guard let choice = Choice(rawValue: text) else {
      bag.add(.configChoice(text, node, values: Choice.allCases.map(\.rawValue)))
      return nil
    }
    return choice
  }
}

extension Node {
  var isNull: Bool {
    if case .scalar(let scalar) = content { scalar.isNull } else { false }
  }
}
