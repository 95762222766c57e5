import TokenDiagnostics
import TokenModel

/// Writes values as DTCG has them (Format, sections 8 and 9), in one context.
struct DTCGValue {
  /// A place for a value.
  struct Slot {
    /// The type of a token that may be named there; nil where DTCG wants a value.
    let reference: String?
    let shape: Shape

    init(_ type: TokenType) {
      reference = type.dtcgName
      shape = type.shape
    }

    fileprivate init(reference: String?, shape: Shape) {
      self.reference = reference
      self.shape = shape
    }

    /// The place of an item of a list.
    fileprivate var item: Slot {
      switch shape {
      case .list(let item): Slot(reference: item.dtcgName, shape: item)
      case .oneOrMore(let item): Slot(reference: reference, shape: item)
      case .color, .length, .textSize, .duration, .angle, .number, .text, .boolean, .choice, .record,
        .foreign:
        self
      }
    }
  }

  let tokenSet: TokenSet
  let context: Context
  /// Whether what was written so far reads back as the same value, made in the same way.
  private(set) var isExact = true

  init(tokenSet: TokenSet, context: Context) {
    self.tokenSet = tokenSet
    self.context = context
  }

  mutating func json(_ value: Value, _ slot: Slot) -> JSONText {
    if let path = value.reference, mayRefer(to: path, for: value, in: slot) { return .string("{\(path)}") }
    if value.reference != nil || value.expression != nil || value.written != nil { isExact = false }
    switch value.content {
    case .color(let color): return color.json
    case .length(let points): return .quantity(points, "px")
    case .duration(let duration): return .quantity(duration.number, duration.unit.rawValue)
    case .angle(let number), .number(let number): return .number(number.text)
    case .text(let text): return .string(text)
    case .boolean(let boolean): return .boolean(boolean)
    case .list(let values): return list(values, slot)
    case .record(let record): return self.record(record)
    case .foreign(let json): return json
    }
  }

  private mutating func list(_ values: [Value], _ slot: Slot) -> JSONText {
    var items: [JSONText] = []
    for value in values { items.append(json(value, slot.item)) }
    if case .list(.text) = slot.shape, items.count == 1 { return items[0] }
    return .array(items)
  }

  private mutating func record(_ record: Record) -> JSONText {
    var members: [DTCGExtension.Member] = []
    if let measure = record.shape.measure, let value = record[measure.name] {
      if record.given.count > 1 { isExact = false }
      return json(value, Slot(measure.type))
    }
    let takesReferences = if case .list = record.shape.notation { false } else { true }
    for (field, value) in record.given {
      let slot = Slot(reference: takesReferences ? field.type.dtcgName : nil, shape: field.type.shape)
      members.append((field.name, json(value, slot)))
    }
    if record.isObject { return .object(members) }
    return takesReferences ? members[0].value : .array(members.map(\.value))
  }

  /// Whether a token may stand for a value: DTCG has a token of that type by this name (Format, section 7), and its
  /// value is not another one, as that of a length is where a text size is taken from it.
  private func mayRefer(to path: TokenPath, for value: Value, in slot: Slot) -> Bool {
    guard let type = slot.reference, let target = tokenSet[path], DTCGForm(target) == .token(type: type)
    else { return false }
    return target.value(in: context).measured == value.measured
  }
}

extension Value {
  /// The content, or the number that DTCG has of a record.
  fileprivate var measured: Content {
    guard case .record(let record) = content, let measure = record.shape.measure?.name else { return content }
    return record[measure]?.content ?? content
  }
}

extension TokenType {
  /// The DTCG type of its values; nil where there is none.
  var dtcgName: String? {
    if isForeign { return nil }
    return Self.dtcgNames.contains(name) ? name : shape.dtcgName
  }

  /// The thirteen of DTCG (Format, sections 8 and 9).
  private static let dtcgNames: Set<String> = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle",
    "border",
    "transition", "shadow", "gradient", "typography",
  ]
}

extension Shape {
  /// The DTCG type that can say the values of a type which DTCG does not have.
  fileprivate var dtcgName: String? {
    switch self {
    case .color: "color"
    case .length, .textSize: "dimension"
    case .duration: "duration"
    case .angle, .number: "number"
    case .record(let shape, _): shape.measure?.type.dtcgName
    case .text, .boolean, .choice, .list, .oneOrMore, .foreign: nil
    }
  }
}
