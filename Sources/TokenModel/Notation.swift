/// A way to write a value of a type, told to those who look at token files without reading them as the tool does, such
/// as the schema for editors. What may stand in the place of any value, a reference or an expression, is not listed.
package enum Notation: Sendable {
  /// `16`
  case number
  /// A number with one of a few units: `16pt`.
  case quantity(units: [String])
  /// One of a few words.
  case words([String])
  /// Text in which a regular expression finds something, in the syntax of ECMA 262.
  case text(matching: String)
  case anyText
  case boolean
  /// A list of values of a type; any number of them where the count is nil.
  case list(of: @Sendable () -> TokenType, count: Int?)
  case mapping(RecordShape)
  case anything
}

extension Notation {
  static let lengths: [Notation] = [.number, .quantity(units: ["pt", "px", "rem"])]

  /// How the values of a shape are written, where a type does not say otherwise.
  static func usual(_ shape: Shape, _ writtenShape: RecordShape?) -> [Notation] {
    scalars(shape) + (writtenShape.map { [.mapping($0)] } ?? [])
  }

  private static func scalars(_ shape: Shape) -> [Notation] {
    switch shape {
    case .color: [.text(matching: colorPattern)]
    case .length, .textSize: lengths
    case .duration: [.quantity(units: Duration.Unit.allCases.map(\.rawValue))]
    case .angle: [.number, .quantity(units: ["deg", "rad", "turn"])]
    case .number: [.number]
    case .text: [.anyText]
    case .boolean: [.boolean]
    case .choice(_, let values): [.words(values)]
    case .foreign: [.anything]
    // What these hold is for the type to say.
    case .list, .oneOrMore, .record: []
    }
  }

  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  private static let colorPattern = "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
}
