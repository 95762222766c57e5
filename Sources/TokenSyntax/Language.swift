import TokenDiagnostics

/// How a token file is written. Both are read into one tree; the model asks where the two may say different things.
package enum Language: Sendable {
  /// For people.
  case yaml
  /// DTCG 2025.10, as tools export it.
  case json

  /// What the names of its files end in; a suffix that ends in another one stands before it.
  package var suffixes: [String] {
    switch self {
    case .yaml: Self.yamlSuffixes
    case .json: Self.jsonSuffixes
    }
  }

  private static let yamlSuffixes = [".yaml", ".yml"]
  private static let jsonSuffixes = [".tokens.json", ".tokens", ".json"]
}

extension SourceFile {
  /// The language that the name of the file tells; YAML if it tells none, because YAML has JSON in it.
  package var language: Language {
    // It is asked of every value, and most paths are told by their last letter.
    let last = path.utf8.last
    let isJSON = Language.json.suffixes.contains { suffix in
      suffix.utf8.last == last && path.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }
    return isJSON ? .json : .yaml
  }
}

/// Reads a token file, in the language of its name, into a located tree.
package func readTokenFile(_ file: SourceFile, reportingTo bag: inout DiagnosticBag) -> SyntaxTree {
  switch file.language {
  case .yaml: readYAML(file, reportingTo: &bag)
  case .json: readJSON(file, reportingTo: &bag)
  }
}
