import TokenModel
import TokenSyntax

/// Every token in lines of text, for an expected text to be compared with.
///
///     control-bar.capsule dimension 48
///       alias of control-bar.item
package func dump(_ tokenSet: TokenSet) -> String {
  tokenSet.tokens.map { TokenDump(tokenSet: tokenSet).lines(of: $0).joined(separator: "\n") + "\n" }.joined()
}

private struct TokenDump {
  let tokenSet: TokenSet

  func lines(of token: Token) -> [String] {
    var lines = ["\(token.path) \(token.type.name) \(text(token.value))"]
    for variant in token.variants {
      lines.append("  when \(variant.condition.text(tokenSet.settings.axes)): \(text(variant.value))")
    }
    let chain = tokenSet.aliasChain(of: token)
    if !chain.isEmpty { lines.append("  alias of \(chain.map(\.description).joined(separator: " -> "))") }
    return lines + metadata(of: token)
  }

  private func metadata(of token: Token) -> [String] {
    let deprecation: String? =
      switch token.deprecation {
      case .because(let reason): reason
      case .deprecated: "yes"
      case .notDeprecated: "no"
      case nil: nil
      }
    let properties = [
      ("description", token.description), ("source", token.source?.text), ("deprecated", deprecation),
      ("use", token.use?.rawValue), ("extensions", token.extensions?.rendered()),
    ]
    return properties.compactMap { name, text in text.map { "  \(name): \($0)" } }
  }

  private func text(_ value: Value) -> String {
    let written = value.written.map { " (written \($0.text))" } ?? ""
    return text(value.content) + written
  }

  private func text(_ content: Value.Content) -> String {
    switch content {
    case .color(let color):
      "\(color.space.rawValue) \(color.components.map(\.text).joined(separator: " ")) / \(color.alpha.text)"
        + (color.hex.map { " \($0)" } ?? "")
    case .length(let number), .angle(let number), .number(let number): number.text
    case .duration(let duration): "\(duration.number.text) \(duration.unit.rawValue)"
    case .text(let text): "'\(text)'"
    case .boolean(let boolean): "\(boolean)"
    case .list(let values): "[" + values.map(field).joined(separator: ", ") + "]"
    case .record(let record):
      "{ " + record.given.map { "\($0.field.name): \(field($0.value))" }.joined(separator: ", ") + " }"
    case .foreign(let json): json.rendered()
    }
  }

  private func field(_ value: Value) -> String {
    let reference = value.reference.map { "{\($0)} " } ?? ""
    return reference + text(value)
  }
}
