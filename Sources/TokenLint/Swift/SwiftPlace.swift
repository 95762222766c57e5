import SwiftSyntax

/// A word in a Swift file that wakes a rule.
struct SwiftPlace {
  let token: TokenSyntax
  let file: SwiftFileHead

  var word: String { token.text }
}

/// What is known of a Swift file beside the tree of a piece of it.
struct SwiftFileHead: Sendable {
  let imports: Set<String>
  let declarations: [DeclarationHead]
  let constants: [ConstantHead]

  /// Whether the file declares a type of this name itself, which is then no type of a framework.
  func declares(_ name: String) -> Bool {
    declarations.contains { $0.kind != .extension && $0.name == name }
  }

  var isTest: Bool { imports.contains("XCTest") || imports.contains("Testing") }
}
