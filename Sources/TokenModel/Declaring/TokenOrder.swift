import TokenDiagnostics
import TokenSyntax

/// The order of the tokens of a file where its groups cannot tell it: what once stood in several files may have
/// `a.x`, `b.x` and `a.y` in this order.
struct TokenOrder {
  private let file: SourceFile
  private let items: [(path: TokenPath, node: Node)]

  /// Nil where the file gives no order, or none that can be understood, which is reported.
  init?(_ root: Node, reportingTo bag: inout DiagnosticBag) {
    guard case .mapping(let entries) = root.content, let node = OwnProperties.order(in: entries) else {
      return nil
    }
    guard case .list(let nodes) = node.content else {
      bag.add(.wrongValue(node, expected: "a list of the paths of tokens for '\(OwnProperties.order)'"))
      return nil
    }
    file = root.range.file
    var items: [(path: TokenPath, node: Node)] = []
    for node in nodes {
      guard case .scalar(let scalar) = node.content, scalar.meaning == .text else {
        bag.add(.wrongValue(node, expected: "the path of a token"))
        continue
      }
      items.append((TokenPath(written: scalar.text), node))
    }
    self.items = items
  }

  /// Moves the tokens of the file among their places. One that is not named stays behind the one before it.
  func apply(to tokens: inout [TokenDeclaration], reportingTo bag: inout DiagnosticBag) {
    let places = tokens.indices.filter { tokens[$0].range.file === file }
    let known = Set(places.map { tokens[$0].path })
    for item in items where !known.contains(item.path) {
      bag.add(.staleOrder(item.node, item.path.description))
    }
    let ranks = Dictionary(
      items.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    var rank = -1
    let ranked = places.map { place in
      rank = ranks[tokens[place].path] ?? rank
      return (rank: rank, place: place, token: tokens[place])
    }
    let ordered = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
    for (place, item) in zip(places, ordered) { tokens[place] = item.token }
  }
}
