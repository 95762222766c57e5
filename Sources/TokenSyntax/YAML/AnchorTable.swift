import TokenDiagnostics

/// The anchors of a file so far, and how many values its aliases stand for.
struct AnchorTable {
  enum Target {
    /// Its end is not reached: an alias here would contain itself.
    case open(Opening)
    case node(Node, size: Int)
  }

  /// An anchor of a mapping or list that is being read.
  struct Opening {
    let name: String
    let range: SourceRange
  }

  static let mostExpandedNodes = 40_000

  private var targets: [String: Target] = [:]
  private var expandedNodes = 0
  /// How many names may still be compared in search of what a person meant.
  private var comparisonsLeft = 10_000

  func target(of name: String) -> Target? { targets[name] }

  mutating func open(_ opening: Opening) { targets[opening.name] = .open(opening) }

  mutating func define(_ name: String, as node: Node, size: Int) { targets[name] = .node(node, size: size) }

  /// The end of an anchored mapping or list. If the name was used again inside, that use is the later one.
  mutating func close(_ opening: Opening, as node: Node, size: Int) {
    guard case .open(let current) = targets[opening.name], current.range == opening.range else { return }
    define(opening.name, as: node, size: size)
  }

  /// Counts what an alias stands for; false if that is more than a file may have.
  mutating func expand(size: Int) -> Bool {
    let (sum, overflow) = expandedNodes.addingReportingOverflow(size)
    expandedNodes = overflow ? .max : sum
    return expandedNodes <= Self.mostExpandedNodes
  }

  mutating func suggestion(for name: String) -> String? {
    guard targets.count <= comparisonsLeft else { return nil }
    comparisonsLeft -= targets.count
    return NearMiss.find(name, among: targets.keys)
  }
}
