import TokenDiagnostics
import TokenSyntax

extension PropertyListValue {
  /// YAML that a generator makes a property list of.
  init(_ node: Node) {
    var reading = YAMLPropertyList()
    self = reading.value(node)
  }
}

/// XcodeGen reads YAML 1.1, in which `YES` and `no` are truth values.
private struct YAMLPropertyList {
  /// A file may refer to one node very often.
  private var left = ProjectLimits.mostValues

  mutating func value(_ node: Node) -> PropertyListValue {
    left -= 1
    return PropertyListValue(content: left >= 0 ? content(node) : .other, range: node.range)
  }

  private mutating func content(_ node: Node) -> PropertyListValue.Content {
    switch node.content {
    case .scalar(let scalar): return Self.content(of: scalar)
    case .list(let elements):
      var values: [PropertyListValue] = []
      for element in elements where left > 0 { values.append(value(element)) }
      return .list(values)
    case .mapping(let entries):
      var read: [PropertyListValue.Entry] = []
      for entry in entries where left > 0 {
        read.append(.init(key: entry.key.text, keyRange: entry.key.range, value: value(entry.value)))
      }
      return .dictionary(read)
    }
  }

  private static func content(of scalar: Scalar) -> PropertyListValue.Content {
    guard scalar.style == .plain else { return .text(scalar.text) }
    switch scalar.text.lowercased() {
    case "true", "yes", "on": return .boolean(true)
    case "false", "no", "off": return .boolean(false)
    default: return .text(scalar.text)
    }
  }
}
