import TokenDiagnostics

/// A mapping or list whose end is not reached yet.
struct OpenContainer {
  let kind: YAMLEvent.Container
  let isFlow: Bool
  let start: Int
  let anchor: AnchorTable.Opening?
  /// Where the last thing in it ends.
  var end: Int
  /// How many values it holds, itself included and aliases expanded; keys do not count.
  var size = 1
  var items: [Node] = []
  var entries = OpenEntries()

  /// The offset after the key whose value comes next.
  var endOfPendingKey: Int? { kind == .mapping ? entries.pending?.end : nil }

  /// The values so far.
  var values: [Node] { kind == .list ? items : entries.read.map(\.value) }

  consuming func finished(in file: SourceFile, end: Int, isComplete: Bool) -> Node {
    let content: Node.Content =
      switch kind {
      case .list: .list(items)
      case .mapping: .mapping(entries.merged())
      }
    let range = SourceRange(file: file, start: start, end: end)
    return Node(content: content, range: range, isComplete: isComplete, isFlow: isFlow)
  }
}

/// The entries of a mapping that is being read.
struct OpenEntries {
  /// A key that waits for its value.
  struct Pending {
    enum Use {
      case entry(Node.Key)
      case merge(SourceRange)
      /// The key is wrong, and said to be; its value is read and dropped.
      case dropped
    }

    let use: Use
    let end: Int
  }

  private var entries: [Node.Entry] = []
  private var declared = DeclaredKeys()
  private var merge: (position: Int, mappings: [[Node.Entry]])?
  var pending: Pending?

  /// Notes that a key is declared; returns where it was before, if it was.
  mutating func declare(_ key: Node.Key) -> SourceRange? { declared.insert(key) }

  /// The entries so far, without what is merged.
  var read: [Node.Entry] { entries }

  mutating func append(_ key: Node.Key, _ value: Node) {
    if entries.isEmpty { entries.reserveCapacity(4) }
    entries.append(Node.Entry(key: key, value: value))
  }

  /// Puts mappings in the place of a `<<`.
  mutating func merge(_ mappings: [[Node.Entry]]) { merge = (entries.count, mappings) }

  /// The entries with what was merged: keys of the mapping itself win, then those of the first mapping named.
  consuming func merged() -> [Node.Entry] {
    guard let merge else { return entries }
    var result = Array(entries[..<merge.position])
    var taken = Set<String>()
    for entry in merge.mappings.joined() where declared.range(of: entry.key.text) == nil {
      if taken.insert(entry.key.text).inserted { result.append(entry) }
    }
    return result + entries[merge.position...]
  }
}
