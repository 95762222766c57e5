import TokenDiagnostics

/// Puts what was read into its place in the tree.
extension TreeBuilder {
  /// A node that was read and must find its place in the tree; without `node` its place stays empty.
  struct Arrival {
    let node: Node?
    /// Where it stands, which for an alias is not where its node stands.
    let place: SourceRange
    let size: Int
  }

  mutating func deliver(_ arrival: Arrival) {
    guard let top = stack.indices.last else {
      root = arrival.node
      return
    }
    stack[top].end = arrival.place.end
    switch stack[top].kind {
    case .list:
      stack[top].size += arrival.size
      if let node = arrival.node { stack[top].items.append(node) }
    case .mapping: deliverToMapping(arrival, top)
    }
  }

  private mutating func deliverToMapping(_ arrival: Arrival, _ top: Int) {
    guard let pending = stack[top].entries.pending else {
      let use = use(ofKey: arrival, top)
      stack[top].entries.pending = OpenEntries.Pending(use: use, end: arrival.place.end)
      return
    }
    stack[top].entries.pending = nil
    stack[top].size += arrival.size
    guard let node = arrival.node else { return }
    switch pending.use {
    case .entry(let key): stack[top].entries.append(key, node)
    case .merge(let key): merge(node, at: arrival.place.isEmpty ? key : arrival.place, top)
    case .dropped: break
    }
  }

  private mutating func use(ofKey arrival: Arrival, _ top: Int) -> OpenEntries.Pending.Use {
    guard let node = arrival.node else { return .dropped }
    guard case .scalar(let scalar) = node.content else {
      if node.isComplete { report(.invalidKey(at: arrival.place)) }
      return .dropped
    }
    return use(ofKey: scalar, at: arrival.place, top)
  }

  /// Takes in the next key of the mapping that is read; no node is made of most keys.
  mutating func deliverKey(_ scalar: Scalar, at place: SourceRange) {
    let top = stack.count - 1
    stack[top].end = place.end
    let use = use(ofKey: scalar, at: place, top)
    stack[top].entries.pending = OpenEntries.Pending(use: use, end: place.end)
  }

  private mutating func use(
    ofKey scalar: Scalar, at place: SourceRange, _ top: Int
  ) -> OpenEntries.Pending.Use {
    let key = Node.Key(text: scalar.text, range: place)
    if let first = stack[top].entries.declare(key) {
      report(.duplicateKey(key, first: first))
      return .dropped
    }
    let isMerge = scalar.style == .plain && scalar.text == "<<"
    return isMerge ? .merge(key.range) : .entry(key)
  }

  private mutating func merge(_ node: Node, at place: SourceRange, _ top: Int) {
    switch node.content {
    case .mapping(let entries): stack[top].entries.merge([entries])
    case .scalar: report(.invalidMerge(at: place))
    case .list(let items):
      var mappings: [[Node.Entry]] = []
      for item in items {
        if case .mapping(let entries) = item.content {
          mappings.append(entries)
        } else {
          let isInside = item.range.start >= place.start && item.range.end <= place.end
          report(.invalidMerge(at: isInside ? item.range : place))
        }
      }
      stack[top].entries.merge(mappings)
    }
  }
}
