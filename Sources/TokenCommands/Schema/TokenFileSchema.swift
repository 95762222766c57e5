import TokenDiagnostics
import TokenLayout
import TokenModel

/// The schema of a token file in YAML. A group hands its `$type` on to all below it, so each type has a definition of
/// a group, an entry of one, a token and the values under `$when`; `any` is for what has a type that the file does
/// not say.
struct TokenFileSchema {
  let axes: Axes

  var document: JSONText {
    .object([
      ("$schema", .draft), ("title", .string("A token file of tokenc")),
      ("description", .string("Groups, tokens and their values.")),
      ("allOf", .array([Self.byType("group", otherwise: Self.anyType)])),
      ("definitions", .object(definitions)),
    ])
  }

  private var definitions: [(key: String, value: JSONText)] {
    let types = TokenType.all.map { ($0.name, ValueSchema.definition(of: $0)) }
    let value = (Self.anyType, JSONText.not(.nothing).described("a value of the type that holds here"))
    let names = (TokenType.all.map(\.name) + [Self.anyType]).flatMap(definitions)
    return ValueSchema.sharedDefinitions + MetadataSchema.definitions + Self.choices + types + [value] + names
  }

  private static let anyType = "any"

  private func definitions(of type: String) -> [(key: String, value: JSONText)] {
    [
      ("group-\(type)", group(of: type)), ("entry-\(type)", entry(of: type)),
      ("token-\(type)", token(of: type)),
      ("when-\(type)", when(of: type)),
    ]
  }

  private func group(of type: String) -> JSONText {
    let own: [(key: String, value: JSONText)] = [
      ("$schema", .anything),
      ("$extends", JSONText.anyText.described("A group whose tokens this one has too.")),
      ("$root", .defined("entry-\(type)")),
    ]
    return .object([
      ("type", .string("object")), ("properties", .object(MetadataSchema.properties + own)),
      ("patternProperties", .object([("^[^$.{}][^.{}]*$", .defined("entry-\(type)"))])),
      ("additionalProperties", .boolean(false)),
    ])
  }

  /// What stands under a name in a group: a token, a group, or the value of a token in short form.
  private func entry(of type: String) -> JSONText {
    let token = JSONText.when(.has("$type"), Self.byType("token", otherwise: type), otherwise: untyped(type))
    let isToken = JSONText.anyOf([.has("$value"), .has("$ref")])
    return .when(
      .object([("type", .string("object"))]),
      .when(isToken, token, otherwise: Self.byType("group", otherwise: type)), otherwise: .defined(type))
  }

  /// A token that is a reference has the type of that token, so its other values may be of any.
  private func untyped(_ type: String) -> JSONText {
    .when(
      .has("$value", .defined("reference")), .defined("token-\(Self.anyType)"),
      otherwise: .defined("token-\(type)"))
  }

  private func token(of type: String) -> JSONText {
    let own: [(key: String, value: JSONText)] = [
      ("$value", .defined(type)), ("$ref", .text(matching: "^#")), ("$when", .defined("when-\(type)")),
    ]
    // What Style Dictionary adds is passed over.
    let foreign = ["attributes", "comment", "name", "original"].map { (key: $0, value: JSONText.anything) }
    return .mapping(own + MetadataSchema.properties + foreign)
  }

  /// The values under conditions: those of one term are offered, those of several are checked. Axes and their values
  /// are letters, digits and dashes of any script, none of which means anything else in a pattern.
  private func when(of type: String) -> JSONText {
    let terms = axes.all.flatMap { axis in axis.values.map { "\(axis.name)=\($0)" } }
    let choice = "(" + terms.joined(separator: "|") + ")"
    return .object([
      (
        "description", .string("Other values while a condition holds: appearance=dark and posture=half-open.")
      ),
      ("type", .string("object")), ("properties", .object(terms.map { ($0, .defined(type)) })),
      (
        "patternProperties",
        .object([("^\\s*\(choice)(\\s+and\\s+\(choice))*\\s*$", .defined(type))])
      ),
      ("additionalProperties", .boolean(false)),
    ])
  }

  /// The definition of the kind for the `$type` that is written, else for another type.
  private static func byType(_ kind: String, otherwise type: String) -> JSONText {
    .when(.defined(knownType), .defined("\(kind)-by-type"), otherwise: .defined("\(kind)-\(type)"))
  }

  private static let knownType = "known-type"

  private static let choices: [(key: String, value: JSONText)] = {
    let names = TokenType.all.map(\.name)
    let known = (key: knownType, value: JSONText.has("$type", .object([("enum", .strings(names))])))
    return [known]
      + ["group", "token"].map { kind in
        let branches = names.map { JSONText.when(.has("$type", .constant($0)), .defined("\(kind)-\($0)")) }
        return ("\(kind)-by-type", .allOf(branches))
      }
  }()
}
