import TokenDiagnostics
import TokenLayout
import TokenModel

/// The keys that begin with `$` and that groups and tokens share.
enum MetadataSchema {
  static let properties: [(key: String, value: JSONText)] = [
    ("$type", .defined("type")),
    ("$description", JSONText.anyScalar.described("What it is, for people; it becomes a comment.")),
    ("$source", .defined("source")),
    (
      "$deprecated",
      JSONText.anyOf([.anyBoolean, .anyText])
        .described("true, or the reason; a token to use instead is named as {group.token}.")
    ),
    (
      "$use",
      JSONText.words(TokenUse.allCases.map(\.rawValue)).described("What a plain length or colour is for.")
    ),
    ("$checks", .defined("checks")),
    ("$extensions", .defined("extensions")),
  ]

  static let definitions: [(key: String, value: JSONText)] = [
    ("type", type), ("source", source), ("checks", checks), ("extensions", extensions),
  ]

  private static let type = JSONText.object([
    ("description", .string("The type of a token, or of all below a group.")),
    ("enum", .strings(TokenType.all.map(\.name))),
    ("enumDescriptions", .strings(TokenType.all.map(\.expectation))),
  ])

  private static let source = SourceSchema.source(of: .anyScalar).described("Where the value comes from.")

  private static let checks = JSONText.list(
    of: .mapping([("assert", .anyText), ("message", .anyScalar)], required: ["assert"])
  ).described("What must hold in every combination of conditions: { assert: \"{a} <= {b}\", message: why }.")

  /// What other tools keep is theirs; what is ours may stand there too.
  private static let extensions = JSONText.object([
    ("description", .string("What other tools keep with it, by their names.")), ("type", .string("object")),
    (
      "properties",
      .object([
        (
          "dev.tokenc",
          .object([
            ("type", .string("object")),
            ("propertyNames", .object([("enum", .strings(OwnProperties.keysAnywhere))])),
          ])
        )
      ])
    ),
  ])
}
