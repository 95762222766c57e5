import TokenDiagnostics

/// The forms of `$source`, which token files and `tokens.json` have alike.
enum SourceSchema {
  /// A schema for what says where a value comes from.
  ///
  /// - Parameter text: What its titles and names are: in YAML a number needs no quotes.
  /// - Returns: The schema.
  static func source(of text: JSONText) -> JSONText {
    let titled = ["article", "documentation", "measurement"].map { kind in
      JSONText.mapping([(kind, text), ("url", text)], required: [kind])
    }
    let figma = JSONText.mapping([("file", text), ("node", text)], required: ["file", "node"])
    return .anyOf(titled + [.mapping([("figma", figma)], required: ["figma"])])
  }
}
