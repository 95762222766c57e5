/// The name of a token or group in the spellings of other languages.
struct NameObject: ModelObject {
  private let text: String
  private let words: [String]

  /// A name of one or more components, such as those of a path.
  init(_ components: [String]) {
    text = components.joined(separator: ".")
    words = components.flatMap(SwiftIdentifier.words)
  }

  static let kind = ModelKind<NameObject>(
    "name", "A name as it is written, and as the words in it are joined in other languages.",
    [
      .text("text", "the name as it is written: `corner-radius`") { $0.text },
      .code("camel", "`cornerRadius`") { name in
        name.identifier { index, word in index == 0 ? word.lowercased() : SwiftIdentifier.capitalized(word) }
      },
      .code("pascal", "`CornerRadius`") { name in name.identifier { SwiftIdentifier.capitalized($1) } },
      .code("snake", "`corner_radius`") { $0.joined(by: "_") { $0.lowercased() } },
      .code("constant", "`CORNER_RADIUS`") { $0.joined(by: "_") { $0.uppercased() } },
      .code("kebab", "`corner-radius`, of letters, digits and hyphens only") { name in
        name.words.map { $0.lowercased() }.joined(separator: "-")
      },
    ])

  private func identifier(_ spell: (Int, String) -> String) -> String {
    SwiftIdentifier.join(words, spell) ?? ""
  }

  /// A name that begins with a digit gets the separator in front, so that it is an identifier.
  private func joined(by separator: String, _ spell: (String) -> String) -> String {
    let joined = words.map(spell).joined(separator: separator)
    return joined.first?.isNumber == true ? separator + joined : joined
  }
}
