import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// Any text. What YAML reads as a number or a boolean must be quoted.
  package static let string: TokenType = .init(
    name: "string", shape: .text, expectation: "text, in quotes where it looks like something else"
  ) { node, reader in
    if let whole = node.textBeforeComment { reader.bag.add(.textCutByComment(whole, after: node)) }
    if let text = reader.text(node) { return Value(.text(text), range: node.range) }
    if case .scalar(let scalar) = node.content {
      reader.bag.add(.unquotedText(node, scalar.text))
    } else {
      reader.bag.add(.wrongValue(node, expected: string.expectation))
    }
    return nil
  }
}
