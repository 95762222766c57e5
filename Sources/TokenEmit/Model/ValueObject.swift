import TokenModel
import TokenSyntax

/// A value of a token, or a part of one.
struct ValueObject: ModelObject {
  let value: Value
  let shape: Shape
  let environment: ModelEnvironment

  static let kind = ModelKind<ValueObject>(
    "value", "A value. One of the flags `isColor` to `isForeign` says what it is.", flags + parts)

  private static let flags: [ModelField<ValueObject>] = [
    .flag("isColor", "a colour: see `color`") { $0.kindName == "color" },
    .flag("isLength", "a length: `number` in points") { $0.kindName == "length" },
    .flag("isDuration", "a duration: `number` in its `unit`, `seconds`, `milliseconds`") {
      $0.kindName == "duration"
    },
    .flag("isAngle", "an angle: `number` in degrees") { $0.kindName == "angle" },
    .flag("isNumber", "a number without a unit") { $0.kindName == "number" },
    .flag("isText", "text: see `text`") { $0.kindName == "text" },
    .flag("isBoolean", "true or false: see `boolean`") { $0.kindName == "boolean" },
    .flag("isList", "a list: see `items`") { $0.kindName == "list" },
    .flag("isRecord", "a record: see `fields`") { $0.kindName == "record" },
    .flag("isForeign", "the value of a type that nobody knows: see `json`") {
      $0.kindName == "foreign"
    },
  ]

  private static let parts: [ModelField<ValueObject>] = [
    .code(
      "kind",
      "`color`, `length`, `duration`, `angle`, `number`, `text`, `boolean`, `list`, `record`, `foreign`"
    ) {
      $0.kindName
    },
    .code("number", "the number of a length, duration, angle or number") { $0.number?.text },
    .code("unit", "`pt`, `ms`, `s` or `deg`") { $0.unit },
    .code("seconds", "a duration in seconds") { $0.duration?.seconds.text },
    .code("milliseconds", "a duration in milliseconds") { $0.duration?.milliseconds.text },
    .object("color", "a colour, part by part") { object -> ColorObject? in
      if case .color(let color) = object.value.content { ColorObject(color: color) } else { nil }
    },
    .object("text", "a text") { object -> TextObject? in
      guard case .text(let text) = object.value.content else { return nil }
      return TextObject(text: text, environment: object.environment)
    },
    .flag("boolean", "whether a boolean is true") { $0.value.content == .boolean(true) },
    .list("items", "the items of a list") { $0.items },
    .list("fields", "the fields of a record that are given") { $0.fields },
    .text("reference", "the path of the token that stands here in the source, if it is a reference") {
      $0.value.reference?.description
    },
    .text("summary", "the value as a person reads it: `48 pt`, `#0088FF`") {
      ValueSummary.plain($0.value, $0.shape)
    },
    .code("swift", "the value as an expression in Swift") { object in
      SwiftLiteral.expression(AppearanceValues(object.value), object.shape, root: object.environment.root)
        .text(indentation: 0, room: .max)
    },
    .text("json", "the value as `tokens.json` has it, on one line; `{{{json}}}` in an output that is JSON") {
      object in
      object.environment.input.jsonLine(of: object.value)
    },
  ]

  private var kindName: String {
    switch value.content {
    case .color: "color"
    case .length: "length"
    case .duration: "duration"
    case .angle: "angle"
    case .number: "number"
    case .text: "text"
    case .boolean: "boolean"
    case .list: "list"
    case .record: "record"
    case .foreign: "foreign"
    }
  }

  private var number: Number? {
    switch value.content {
    case .length(let number), .angle(let number), .number(let number): number
    case .duration(let duration): duration.number
    case .color, .text, .boolean, .list, .record, .foreign: nil
    }
  }

  private var unit: String? {
    switch value.content {
    case .length: "pt"
    case .angle: "deg"
    case .duration(let duration): duration.unit.rawValue
    case .color, .number, .text, .boolean, .list, .record, .foreign: nil
    }
  }

  private var duration: Duration? {
    if case .duration(let duration) = value.content { duration } else { nil }
  }

  private var items: [ValueObject] {
    guard case .list(let values) = value.content else { return [] }
    return values.map {
      ValueObject(value: $0, shape: shape.listElement ?? shape, environment: environment)
    }
  }

  private var fields: [FieldObject] {
    guard case .record(let record) = value.content else { return [] }
    return record.given.map { field, value in
      FieldObject(
        name: field.name,
        value: ValueObject(value: value, shape: field.type.shape, environment: environment))
    }
  }
}

/// A field of a record.
struct FieldObject: ModelObject {
  let name: String
  let value: ValueObject

  static let kind = ModelKind<FieldObject>(
    "field", "A field of a record.",
    [
      .object("name", "its name") { NameObject([$0.name]) },
      .object("value", "its value") { $0.value },
    ])
}
