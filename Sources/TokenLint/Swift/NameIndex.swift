import SwiftSyntax
import TokenDiagnostics

/// Where each name stands in a piece of a file. The piece is looked through once, when the first name is asked for: a
/// function may have thousands of variables.
final class NameIndex {
  private let root: Syntax
  private lazy var places: [String: [TokenSyntax]] = Dictionary(
    grouping: root.tokens(viewMode: .sourceAccurate).filter { token in
      if case .identifier = token.tokenKind { return true }
      return false
    }, by: \.text)

  init(_ root: some SyntaxProtocol) { self.root = Syntax(root) }

  /// Those in a node of the piece, in their order.
  func tokens(called name: String, in node: some SyntaxProtocol) -> ArraySlice<TokenSyntax> {
    guard let all = places[name] else { return [] }
    let first = all.partitioningIndex { $0.position >= node.position }
    let end = all.partitioningIndex { $0.position >= node.endPosition }
    return all[first..<max(first, end)]
  }
}
