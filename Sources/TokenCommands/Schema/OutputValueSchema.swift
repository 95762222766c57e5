import TokenDiagnostics
import TokenLayout
import TokenModel

/// What stands in `tokens.json` for values of a shape.
enum OutputValueSchema {
  static func schema(of shape: Shape) -> JSONText {
    switch shape {
    case .color: color
    case .length, .textSize: quantity(["pt"])
    case .duration: quantity(Duration.Unit.allCases.map(\.rawValue))
    case .angle: quantity(["deg"])
    case .number: .anyNumber
    case .text: .anyText
    case .boolean: .anyBoolean
    case .choice(_, let values): .words(values)
    case .list(let element): .list(of: field(of: element))
    case .oneOrMore(let element): .anyOf([field(of: element), .list(of: field(of: element))])
    case .record(_, let swiftName): .defined(name(of: swiftName))
    case .foreign: .anything
    }
  }

  /// A part of a value: a record that is another token is told by its name.
  private static func field(of shape: Shape) -> JSONText {
    if case .record = shape {
      .anyOf([schema(of: shape), .text(matching: "^\\{.+\\}$")])
    } else {
      schema(of: shape)
    }
  }

  /// A definition for each record that a type has, at whatever depth.
  static let records: [(key: String, value: JSONText)] = {
    var found: [(key: String, value: JSONText)] = []
    var waiting = TokenType.all.map(\.shape)
    while let shape = waiting.popLast() {
      switch shape {
      case .list(let element), .oneOrMore(let element): waiting.append(element)
      case .record(let record, let swiftName) where !found.contains { $0.key == name(of: swiftName) }:
        found.append((name(of: swiftName), schema(of: record)))
        waiting += record.fields.map(\.type.shape)
      case .record, .color, .length, .textSize, .duration, .angle, .number, .text, .boolean, .choice,
        .foreign:
        break
      }
    }
    return found.sorted { $0.key < $1.key }
  }()

  /// No type has a name like it.
  private static func name(of record: String) -> String { "record-\(record)" }

  private static func schema(of record: RecordShape) -> JSONText {
    let fields = record.fields.map { (key: $0.name, value: field(of: $0.type.shape)) }
    let mapping = JSONText.mapping(fields, required: record.fields.filter(\.isRequired).map(\.name))
    switch record.notation {
    case .mapping: return mapping
    case .list:
      return .object([
        ("type", .string("array")), ("items", .array(fields.map(\.value))),
        ("minItems", .integer(fields.count)),
        ("maxItems", .integer(fields.count)),
      ])
    case .shorthand: return .anyOf([fields[0].value, mapping])
    }
  }

  private static let color = JSONText.mapping(
    [
      ("colorSpace", .words(Color.Space.allCases.map(\.rawValue))),
      ("components", .list(of: .anyNumber, count: 3...3)), ("alpha", .anyNumber),
      ("hex", .text(matching: "^#[0-9A-F]{6}$")),
    ], required: ["colorSpace", "components"])

  private static func quantity(_ units: [String]) -> JSONText {
    .mapping([("value", .anyNumber), ("unit", .words(units))], required: ["value", "unit"])
  }
}
