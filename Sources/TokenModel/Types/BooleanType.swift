import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// `true` or `false`. In YAML 1.2 `yes`, `no`, `on` and `off` are text.
  package static let boolean: TokenType = .init(
    name: "boolean", shape: .boolean, expectation: "true or false"
  ) {
    node, reader in
    guard case .scalar(let scalar) = node.content, case .boolean(let boolean) = scalar.meaning else {
      reader.bag.add(.wrongValue(node, expected: TokenType.boolean.expectation))
      return nil
    }
    return Value(.boolean(boolean), range: node.range)
  }
}
