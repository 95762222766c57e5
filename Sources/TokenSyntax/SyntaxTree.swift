/// What could be read of one token file.
package struct SyntaxTree: Sendable {
  /// The top of the file; nil if it holds nothing but blanks and comments.
  package let root: Node?
  /// Whether reading stopped at a syntax error, so that text after it is missing from `root`.
  package let hasSyntaxError: Bool
  /// Whether the text that is missing from `root` may hold names: false for an error at the end of a file.
  package let hasUnreadNames: Bool

  package init(root: Node?, hasSyntaxError: Bool, hasUnreadNames: Bool? = nil) {
    self.root = root
    self.hasSyntaxError = hasSyntaxError
    self.hasUnreadNames = hasUnreadNames ?? hasSyntaxError
  }
}
