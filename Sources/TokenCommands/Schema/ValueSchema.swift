import TokenDiagnostics
import TokenLayout
import TokenModel

/// What may be written for a value of a type.
enum ValueSchema {
  /// The definition of a type that `$type` can name.
  static func definition(of type: TokenType) -> JSONText {
    schema(of: type).described(type.expectation)
  }

  /// A value of the type of a field: by the definition of that type if there is one.
  static func reference(to type: TokenType) -> JSONText {
    guard let listed = TokenType.all.first(where: { $0.isSame(as: type) }) else { return schema(of: type) }
    // A field may take more than the type has, such as a component of a colour; what has parts takes the same.
    let isPlain = type.notations.allSatisfy(\.isPlain) && listed.notations.allSatisfy(\.isPlain)
    return !isPlain || schema(of: type) == schema(of: listed) ? .defined(type.name) : schema(of: type)
  }

  static let sharedDefinitions: [(key: String, value: JSONText)] = [
    (
      "reference",
      JSONText.text(matching: "^\\{[^{}]+\\}$").described("another token, such as \"{color.label}\"")
    ),
    (
      "expression",
      JSONText.text(matching: "[{(]|[0-9][a-z%]*\\s*[-+*/]\\s*[-+.({0-9]")
        .described("a computation, such as \"{bar.item} + 2 * {bar.inset}\"")
    ),
    (
      "pointer",
      JSONText.mapping([("$ref", .text(matching: "^#(/|$)"))], required: ["$ref"])
        .described("a part of another token, such as { $ref: \"#/a/b/$value/width\" }")
    ),
  ]

  private static func schema(of type: TokenType) -> JSONText {
    if type.isForeign { return .anything }
    let computed = type.shape.isComputable ? ["expression"] : []
    return .anyOf(
      type.notations.map(schema) + (["reference"] + computed + ["pointer"]).map { JSONText.defined($0) })
  }

  private static func schema(of notation: Notation) -> JSONText {
    switch notation {
    case .number: .anyNumber
    case .quantity(let units): .text(matching: pattern(of: units))
    case .words(let words): .words(words)
    case .text(let pattern): .text(matching: pattern)
    case .anyText: .anyText
    case .boolean: .anyBoolean
    case .list(let element, let count): .list(of: reference(to: element()), count: count.map { $0...$0 })
    case .mapping(let shape):
      .mapping(
        shape.fields.map { ($0.name, reference(to: $0.type)) },
        required: shape.fields.filter(\.isRequired).map(\.name))
    case .anything: .anything
    }
  }

  /// A number and a unit. Files that once were CSS have a 0 in quotes where a length is meant.
  private static func pattern(of units: [String]) -> String {
    let number = "^[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?(\(units.joined(separator: "|")))$"
    return units.contains("pt") ? number + "|^[-+]?(0+\\.?0*|\\.0+)$" : number
  }
}

extension Notation {
  fileprivate var isPlain: Bool {
    switch self {
    case .list, .mapping: false
    case .number, .quantity, .words, .text, .anyText, .boolean, .anything: true
    }
  }
}
