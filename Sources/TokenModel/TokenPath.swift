/// The name of a token or group: the names of the groups around it, then its own.
package struct TokenPath: Sendable, CustomStringConvertible {
  package static let root = TokenPath(Spelling("", last: nil))

  /// One for all copies, because every stage hands paths on.
  private let spelling: Spelling
  /// That of the text. It is kept here, because tables compare it far more often than they look at the text.
  private let hash: Int

  private final class Spelling: Sendable {
    let text: String
    /// The group around and the name in it; nil for the root, and for a path that was written as one text.
    let last: (group: TokenPath, name: String)?

    init(_ text: String, last: (group: TokenPath, name: String)?) {
      self.text = text
      self.last = last
    }
  }

  private init(_ spelling: Spelling) {
    self.spelling = spelling
    hash = spelling.text.hashValue
  }

  package init(_ components: [String]) { self.init(written: components.joined(separator: ".")) }

  /// The path that a text stands for in which dots separate the names.
  package init(written text: String) { self.init(Spelling(text, last: nil)) }

  package func appending(_ name: String) -> TokenPath {
    if isRoot { return TokenPath(Spelling(name, last: (self, name))) }
    var text = ""
    text.reserveCapacity(description.utf8.count + 1 + name.utf8.count)
    text += description
    text += "."
    text += name
    return TokenPath(Spelling(text, last: (self, name)))
  }

  /// The components joined by dots, as references write them. A component never holds a dot.
  package var description: String { spelling.text }

  package var components: [String] {
    if let (group, name) = spelling.last { return group.components + [name] }
    return isRoot ? [] : Self.names(in: description)
  }

  /// The names between the dots, also where one begins with an accent, which Swift takes for a part of the dot.
  private static func names(in text: String) -> [String] {
    text.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The last component; nil for the root.
  package var name: String? { spelling.last?.name ?? components.last }

  private var isRoot: Bool { description.isEmpty && spelling.last == nil }

  /// Paths that are longer than a person could read are refused, so that memory is bounded: each token holds its
  /// own.
  package var isTooLong: Bool { description.utf8.count > Self.longest }

  package static let longest = 1000

  /// The path of the group around; nil for the root.
  package var parent: TokenPath? {
    if let last = spelling.last { return last.group }
    return isRoot ? nil : TokenPath(components.dropLast())
  }

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
  package static func == (left: TokenPath, right: TokenPath) -> Bool {
    left.hash == right.hash && (left.spelling === right.spelling || left.description == right.description)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
