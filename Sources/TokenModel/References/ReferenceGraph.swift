import TokenDiagnostics
import TokenSyntax

/// Which tokens refer to which: gives the order to resolve them in, and the cycles. It is an object because it is asked
/// about every token.
final class ReferenceGraph {
  struct Edge {
    let target: Int
    let range: SourceRange
    /// Whether the value of the target becomes a part of the value, or the value.
    let nests: Bool
  }

  /// Every token after those it refers to.
  private(set) var order: [Int] = []
  /// The tokens that are part of a cycle.
  private(set) var cyclic: Set<Int> = []
  /// Each cycle once, as the edges that form it, with the token each edge starts from.
  private(set) var cycles: [[(token: Int, edge: Edge)]] = []

  private let edges: [[Edge]]
  /// Whether a token is nothing but a reference to another.
  private let isAlias: [Bool]
  /// How deep the value of each nests those of others, those in a cycle aside.
  private var depths: [Int]
  /// How many aliases each leads through, those in a cycle aside; nil for what is cut off.
  private var chainLengths: [Int?]
  /// The first alias with which all chains together become longer than may be.
  private var overlong: Int?
  private var linksLeft = mostLinks

  /// How deep values may nest: more than a person could follow.
  static let deepest = 100
  /// How many aliases all chains may have together, which bounds what outputs say of them.
  static let mostLinks = 2_000_000

  /// The references are those of each declaration.
  init(_ declarations: Declarations, references: [[Reference.Found]], indexes: [TokenPath: Int]) {
    edges = references.map { found in
      found.compactMap { reference in
        indexes[reference.path].map { Edge(target: $0, range: reference.range, nests: reference.isWhole) }
      }
    }
    isAlias = references.indices.map { !references[$0].isEmpty && declarations.tokens[$0].isAlias }
    depths = Array(repeating: 0, count: edges.count)
    chainLengths = Array(repeating: 0, count: edges.count)
    sort()
  }

  /// Whether a token leads through more aliases than may be; that is told of the first.
  func isCutOff(_ token: Int) -> Bool { chainLengths[token] == nil }

  /// The reference with which a token leads further than may be; nil for others.
  func tooDeepReference(of token: Int) -> SourceRange? {
    if token == overlong { return edges[token].first?.range }
    guard !isAlias[token] else { return nil }
    return edges[token].first { $0.nests && depths[$0.target] == Self.deepest }?.range
  }

  private enum Mark {
    case unseen
    case onPath
    case done
  }

  /// Depth-first with a stack of its own: a chain of a hundred thousand aliases must not overflow the thread's.
  private func sort() {
    var marks = [Mark](repeating: .unseen, count: edges.count)
    var path: [(token: Int, nextEdge: Int)] = []
    order.reserveCapacity(edges.count)
    for start in edges.indices where marks[start] == .unseen {
      if edges[start].isEmpty {
        // Most tokens refer to none, and have the measures that all begin with.
        marks[start] = .done
        order.append(start)
        continue
      }
      path.append((start, 0))
      marks[start] = .onPath
      while let (token, nextEdge) = path.last {
        guard nextEdge < edges[token].count else {
          marks[token] = .done
          order.append(token)
          measure(token)
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

  /// Follows from what was measured of those the token refers to.
  private func measure(_ token: Int) {
    let deepest = edges[token].filter(\.nests).map { depths[$0.target] }.max() ?? -1
    guard isAlias[token], let target = edges[token].first?.target else {
      depths[token] = deepest + 1
      return
    }
    depths[token] = deepest
    guard let targetLength = chainLengths[target] else { return chainLengths[token] = nil }
    let length = targetLength + 1
    if length > linksLeft {
      overlong = overlong ?? token
      chainLengths[token] = nil
    } else {
      chainLengths[token] = length
      linksLeft -= length
    }
  }

  private func addCycle(from first: Int, along path: [(token: Int, nextEdge: Int)]) {
    guard let last = path.last, !(cyclic.contains(first) && cyclic.contains(last.token)) else { return }
    let start = path.lastIndex { $0.token == first } ?? 0
    let links = path[start...].map { (token: $0.token, edge: edges[$0.token][$0.nextEdge - 1]) }
    cyclic.formUnion(links.map(\.token))
    cycles.append(links)
  }
}

extension TokenDeclaration {
  /// Whether it is nothing but a reference to another token.
  fileprivate var isAlias: Bool {
    if case .token = Reference(value) { variants.isEmpty } else { false }
  }
}
