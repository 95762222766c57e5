import TokenDiagnostics
import TokenModel

/// Objects in objects, by the paths of tokens.
struct DTCGTree {
  private var children: [TokenPath: [TokenPath]] = [:]
  private var members: [TokenPath: [DTCGExtension.Member]] = [:]
  private var known: Set<TokenPath> = [.root]

  /// Puts an object at a path, after those that are in the same group. A path that is there stays as it is.
  mutating func add(_ object: [DTCGExtension.Member], at path: TokenPath) {
    guard known.insert(path).inserted else { return }
    members[path] = object
    guard let parent = path.parent else { return }
    add([], at: parent)
    children[parent, default: []].append(path)
  }

  var isEmpty: Bool { children.isEmpty }

  /// The paths that hold no others, in the order of the text.
  var leaves: [TokenPath] { leaves(below: .root) }

  private func leaves(below path: TokenPath) -> [TokenPath] {
    guard let inner = children[path] else { return path == .root ? [] : [path] }
    return inner.flatMap(leaves)
  }

  /// The whole, given what groups hold beside what is in them.
  func object(_ ofGroup: (TokenPath) -> [DTCGExtension.Member]) -> JSONText {
    object(at: .root, ofGroup)
  }

  private func object(at path: TokenPath, _ ofGroup: (TokenPath) -> [DTCGExtension.Member]) -> JSONText {
    let inner = (children[path] ?? []).map { child in
      (key: child.components.last ?? "", value: object(at: child, ofGroup))
    }
    return .object((members[path] ?? []) + ofGroup(path) + inner)
  }
}
