/// The name of a token or group: the names of the groups around it, then its own.
package struct TokenPath: Sendable, CustomStringConvertible {
  package static let root = TokenPath([])

  package let components: [String]
  /// The components joined by dots, as references write them. A component never holds a dot.
  package let description: String

  package init(_ components: [String]) {
    self.components = components
    self.description = components.joined(separator: ".")
  }

  package func appending(_ name: String) -> TokenPath { TokenPath(components + [name]) }

  /// Paths that are longer than a person could read are refused, so that memory is bounded: each token holds its
  /// own.
  package var isTooLong: Bool { description.utf8.count > Self.longest }

  package static let longest = 1000

  /// The path of the group around; nil for the root.
  package var parent: TokenPath? { components.isEmpty ? nil : TokenPath(components.dropLast()) }

  /// The paths of all groups around, the nearest first, the root last.
  var groups: some Sequence<TokenPath> {
    sequence(state: self) { path in
      guard let parent = path.parent else { return nil }
      path = parent
      return parent
    }
  }
}

extension TokenPath: Hashable {
  package static func == (left: TokenPath, right: TokenPath) -> Bool { left.description == right.description }

  package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
