import TokenDiagnostics

/// JSON Schema of draft 7, which the YAML extensions of editors know best.
extension JSONText {
  static let draft = JSONText.string("http://json-schema.org/draft-07/schema#")
  static let anyText = JSONText.object([("type", .string("string"))])
  static let anyNumber = JSONText.object([("type", .string("number"))])
  static let anyBoolean = JSONText.object([("type", .string("boolean"))])
  static let anything = JSONText.object([])
  static let nothing = JSONText.object([("type", .string("null"))])
  /// What YAML reads as text where text is needed: a number needs no quotes there.
  static let anyScalar = JSONText.object([("type", .strings(["string", "number", "boolean"]))])

  static func strings(_ texts: [String]) -> JSONText { .array(texts.map { .string($0) }) }

  static func words(_ words: [String]) -> JSONText {
    .object([("type", .string("string")), ("enum", .strings(words))])
  }

  static func constant(_ text: String) -> JSONText { .object([("const", .string(text))]) }

  static func text(matching pattern: String) -> JSONText {
    .object([("type", .string("string")), ("pattern", .string(pattern))])
  }

  static func number(above bound: Int) -> JSONText {
    .object([("type", .string("number")), ("exclusiveMinimum", .integer(bound))])
  }

  static func list(of items: JSONText, count: ClosedRange<Int>? = nil) -> JSONText {
    var members: [(key: String, value: JSONText)] = [("type", .string("array")), ("items", items)]
    if let count {
      members.append(("minItems", .integer(count.lowerBound)))
      if count.upperBound < .max { members.append(("maxItems", .integer(count.upperBound))) }
    }
    return .object(members)
  }

  /// A mapping with these keys and no others.
  static func mapping(_ properties: [(key: String, value: JSONText)], required: [String] = []) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("type", .string("object")), ("properties", .object(properties)),
    ]
    if !required.isEmpty { members.append(("required", .strings(required))) }
    return .object(members + [("additionalProperties", .boolean(false))])
  }

  /// A mapping from any keys.
  static func mapping(to values: JSONText) -> JSONText {
    .object([("type", .string("object")), ("additionalProperties", values)])
  }

  static func anyOf(_ schemas: [JSONText]) -> JSONText {
    schemas.count == 1 ? schemas[0] : .object([("anyOf", .array(schemas))])
  }

  static func allOf(_ schemas: [JSONText]) -> JSONText { .object([("allOf", .array(schemas))]) }

  static func not(_ schema: JSONText) -> JSONText { .object([("not", schema)]) }

  static func has(_ keys: String...) -> JSONText { .object([("required", .strings(keys))]) }

  static func has(_ key: String, _ value: JSONText) -> JSONText {
    .object([("properties", .object([(key, value)])), ("required", .strings([key]))])
  }

  static func when(_ condition: JSONText, _ then: JSONText, otherwise: JSONText? = nil) -> JSONText {
    .object([("if", condition), ("then", then)] + (otherwise.map { [("else", $0)] } ?? []))
  }

  static func defined(_ name: String) -> JSONText { .object([("$ref", .string("#/definitions/\(name)"))]) }

  /// With words for whoever sees it in an editor. Draft 7 looks at nothing beside a `$ref`.
  func described(_ description: String) -> JSONText {
    guard case .object(let members) = self else { return self }
    let words = (key: "description", value: JSONText.string(description))
    return members.contains { $0.key == "$ref" }
      ? .object([words, ("allOf", .array([self]))]) : .object([words] + members)
  }

  /// With what holds where nothing is written.
  func defaulting(to value: JSONText) -> JSONText { adding([("default", value)]) }

  /// With more members at the end; what is no object has none.
  func adding(_ more: [(key: String, value: JSONText)]) -> JSONText {
    if case .object(let members) = self { .object(members + more) } else { self }
  }

  var orNothing: JSONText { .anyOf([self, .nothing]) }
}
