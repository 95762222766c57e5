import TokenSyntax

extension PropertyListValue {
  /// YAML that a generator makes a property list of. It reads YAML 1.1, in which `YES` and `no` are truth values.
  init(_ node: Node) {
    range = node.range
    content =
      switch node.content {
      case .scalar(let scalar): Self.content(of: scalar)
      case .list(let elements): .list(elements.map(PropertyListValue.init))
      case .mapping(let entries):
        .dictionary(
          entries.map { Entry(key: $0.key.text, keyRange: $0.key.range, value: PropertyListValue($0.value)) })
      }
  }

  private static func content(of scalar: Scalar) -> Content {
    guard scalar.style == .plain else { return .text(scalar.text) }
    switch scalar.text.lowercased() {
    case "true", "yes", "on": return .boolean(true)
    case "false", "no", "off": return .boolean(false)
    default: return .text(scalar.text)
    }
  }
}
