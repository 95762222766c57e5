import TokenDiagnostics
import TokenModel
import TokenSyntax

/// What the JSON outputs write alike.
extension Color {
  /// As DTCG has it (Color, section 4.1).
  var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("colorSpace", .string(space.rawValue)), ("components", .array(components.map { .number($0.text) })),
    ]
    if alpha.value != 1 { members.append(("alpha", .number(alpha.text))) }
    if let hex = opaqueHex { members.append(("hex", .string(hex))) }
    return .object(members)
  }
}

extension JSONText {
  /// A number with its unit, as DTCG has lengths and durations (Format, sections 8.2 and 8.5).
  static func quantity(_ number: Number, _ unit: String) -> JSONText {
    .object([("value", .number(number.text)), ("unit", .string(unit))])
  }
}

/// The same without a tree, because most values are colours and lengths.
extension JSONWriter {
  mutating func color(_ color: Color) {
    object { writer in
      writer.key("colorSpace")
      writer.string(color.space.rawValue)
      writer.key("components")
      writer.array { writer in for component in color.components { writer.word(component.text) } }
      if color.alpha.value != 1 {
        writer.key("alpha")
        writer.word(color.alpha.text)
      }
      if let hex = color.opaqueHex {
        writer.key("hex")
        writer.string(hex)
      }
    }
  }

  mutating func quantity(_ number: Number, _ unit: String) {
    object { writer in
      writer.key("value")
      writer.word(number.text)
      writer.key("unit")
      writer.string(unit)
    }
  }
}

extension TokenSource {
  /// As `$source` has it.
  var json: JSONText {
    func titled(_ key: String, _ title: String, _ url: String?) -> JSONText {
      .object([(key, .string(title))] + (url.map { [("url", .string($0))] } ?? []))
    }
    switch self {
    case .article(let title, let url): return titled("article", title, url)
    case .documentation(let title, let url): return titled("documentation", title, url)
    case .measurement(let title, let url): return titled("measurement", title, url)
    case .figma(let file, let node):
      return .object([("figma", .object([("file", .string(file)), ("node", .string(node))]))])
    }
  }
}

extension Record {
  /// Whether it is written as an object, rather than as a list or as its one field.
  var isObject: Bool {
    switch shape.notation {
    case .mapping: true
    case .list: false
    case .shorthand: given.map(\.field.name) != [shape.fields[0].name]
    }
  }
}
