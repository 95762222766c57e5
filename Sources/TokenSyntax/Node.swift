import TokenDiagnostics

/// A value in a token file with its place: the one tree that YAML and JSON are read into.
///
/// It never changes, so all that look at it share it: a tree is walked often, and what a node holds is large to copy.
package final class Node: Sendable {
  package enum Content: Sendable {
    case scalar(Scalar)
    case list([Node])
    case mapping([Entry])
  }

  /// A key with its value, in source order. Merge keys (`<<`) and aliases are already applied.
  package struct Entry: Sendable {
    package let key: Key
    package let value: Node

    package init(key: Key, value: Node) {
      self.key = key
      self.value = value
    }
  }

  /// A key spelled as it was written: `010`, `1e3`, `on` and `~` stay themselves.
  package struct Key: Sendable {
    package let text: String
    package let range: SourceRange

    package init(text: String, range: SourceRange) {
      self.text = text
      self.range = range
    }

    /// Whether it begins with the `$` of what DTCG gives a meaning to.
    @inlinable package var isProperty: Bool { text.utf8.first == UInt8(ascii: "$") }
  }

  package let content: Content
  // The flags fill the room behind the content; behind the range they would make every node larger.
  /// False for a mapping or list whose end was not reached because of a syntax error.
  package let isComplete: Bool
  /// Whether a mapping or list is written in flow style, `{…}` or `[…]`.
  package let isFlow: Bool
  /// Whether it was said what is wrong with how it is written. It is read as it was meant, and nothing more is said.
  package let isReported: Bool
  package let range: SourceRange

  package init(
    content: Content, range: SourceRange, isComplete: Bool = true, isFlow: Bool = false,
    isReported: Bool = false
  ) {
    self.content = content
    self.range = range
    self.isComplete = isComplete
    self.isFlow = isFlow
    self.isReported = isReported
  }
}

extension [Node.Entry] {
  /// The entry with a key; nil if there is none.
  package subscript(key: String) -> Node.Entry? {
    // By places: going through the entries themselves would count references to their values.
    for index in indices where self[index].key.text == key { return self[index] }
    return nil
  }

  /// Whether there is an entry with a key.
  package func has(_ key: String) -> Bool {
    for index in indices where self[index].key.text == key { return true }
    return false
  }
}
