import TokenDiagnostics
import TokenSyntax

/// Which tokens refer to which: gives the order to resolve them in, and the cycles.
struct ReferenceGraph {
  struct Edge {
    let target: Int
    let range: SourceRange
  }

  /// Every token after those it refers to.
  private(set) var order: [Int] = []
  /// The tokens that are part of a cycle.
  private(set) var cyclic: Set<Int> = []
  /// Each cycle once, as the edges that form it, with the token each edge starts from.
  private(set) var cycles: [[(token: Int, edge: Edge)]] = []

  /// How many tokens each leads through at most, those in a cycle aside.
  private var depths: [Int] = []
  private let edges: [[Edge]]

  /// More than a person could follow. It also bounds what outputs say of a chain, and how deep values nest.
  static let deepest = 100

  init(_ declarations: Declarations, indexes: [TokenPath: Int]) {
    edges = declarations.tokens.map { token in
      token.nodes.flatMap(Reference.all).compactMap { reference in
        indexes[reference.path].map { Edge(target: $0, range: reference.range) }
      }
    }
    depths = Array(repeating: 0, count: edges.count)
    sort()
  }

  /// The reference with which a token leads through one token more than may be; nil for others.
  func tooDeepReference(of token: Int) -> SourceRange? {
    edges[token].first { depths[$0.target] == Self.deepest }?.range
  }

  private enum Mark {
    case unseen
    case onPath
    case done
  }

  /// Depth-first with a stack of its own: a chain of a hundred thousand aliases must not overflow the thread's.
  private mutating func sort() {
    var marks = [Mark](repeating: .unseen, count: edges.count)
    for start in edges.indices where marks[start] == .unseen {
      var path = [(token: start, nextEdge: 0)]
      marks[start] = .onPath
      while let (token, nextEdge) = path.last {
        guard nextEdge < edges[token].count else {
          marks[token] = .done
          order.append(token)
          depths[token] = (edges[token].map { depths[$0.target] }.max() ?? -1) + 1
          path.removeLast()
          continue
        }
        path[path.count - 1].nextEdge += 1
        let target = edges[token][nextEdge].target
        switch marks[target] {
        case .unseen:
          marks[target] = .onPath
          path.append((target, 0))
        case .onPath: addCycle(from: target, along: path)
        case .done: break
        }
      }
    }
  }

  private mutating func addCycle(from first: Int, along path: [(token: Int, nextEdge: Int)]) {
    guard let last = path.last, !(cyclic.contains(first) && cyclic.contains(last.token)) else { return }
    let start = path.lastIndex { $0.token == first } ?? 0
    let links = path[start...].map { (token: $0.token, edge: edges[$0.token][$0.nextEdge - 1]) }
    cyclic.formUnion(links.map(\.token))
    cycles.append(links)
  }
}

extension TokenDeclaration {
  /// The default value and every variant.
  var nodes: [Node] { [value] + variants.map(\.node) }
}
