import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// `true` or `false`. In YAML 1.2 `yes`, `no`, `on` and `off` are text.
  package static let boolean: TokenType = .init(
    name: "boolean", shape: .boolean, expectation: "true or false"
  ) {
    node, reader in
    if case .scalar(let scalar) = node.content {
      if case .boolean(let boolean) = scalar.meaning { return Value(.boolean(boolean), range: node.range) }
      if ["true", "false"].contains(scalar.text) {
        reader.bag.add(.quotedBoolean(node, scalar.text))
        return nil
      }
    }
    reader.bag.add(.wrongValue(node, expected: TokenType.boolean.expectation))
    return nil
  }
}
