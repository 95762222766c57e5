import TokenDiagnostics
import TokenLayout
import TokenModel

/// The schema of `tokens.json`, which says what those who read it may rely on.
enum TokensJSONSchema {
  static let document = JSONText.object([
    ("$schema", .draft), ("title", .string("Tokens as tokenc writes them")), ("type", .string("object")),
    (
      "properties",
      .object([
        ("version", .object([("const", .integer(1))])),
        (
          "tokens",
          JSONText.mapping(to: .defined("token")).described("Every token by its path, in source order.")
        ),
      ])
    ),
    ("required", .strings(["version", "tokens"])), ("additionalProperties", .boolean(false)),
    ("definitions", .object([("token", token)] + types + OutputValueSchema.records)),
  ])

  private static let types = TokenType.all.map { type in
    (key: type.name, value: OutputValueSchema.schema(of: type.shape).described(type.expectation))
  }

  /// The value of a token, and those it has under conditions, are of its type; a type that nobody knows has any.
  private static let token: JSONText = {
    let branches = TokenType.all.map { type in
      let variants = JSONText.list(of: .object([("properties", .object([("value", .defined(type.name))]))]))
      return JSONText.when(
        .has("type", .constant(type.name)),
        .object([("properties", .object([("value", .defined(type.name)), ("when", variants)]))]))
    }
    return JSONText.mapping(members, required: ["type", "value", "file", "line"])
      .adding([("allOf", .array(branches))])
  }()

  private static let members: [(key: String, value: JSONText)] = [
    ("type", .anyText), ("value", .anything),
    ("written", JSONText.anything.described("The text size as it was written, where another one is used.")),
    ("when", JSONText.list(of: variant, count: 1...Int.max).described("The values under conditions.")),
    (
      "aliasOf",
      JSONText.list(of: .anyText, count: 1...Int.max).described(
        "The tokens it stands for, the nearest first.")
    ),
    ("swift", JSONText.anyText.described("What to type in Swift.")),
    ("file", .anyText), ("line", .object([("type", .string("integer")), ("minimum", .integer(1))])),
    ("description", .anyText), ("source", SourceSchema.source(of: .anyText)),
    ("deprecated", .anyOf([.object([("const", .boolean(true))]), .anyText])),
    ("use", .words(TokenUse.allCases.map(\.rawValue))),
    ("extensions", JSONText.mapping(to: .anything).described("What other tools keep with it.")),
  ]

  private static let variant = JSONText.mapping(
    [
      ("if", JSONText.mapping(to: .anyText).described("A value for each axis that it names.")),
      ("value", .anything), ("written", .anything),
    ], required: ["if", "value"])
}
