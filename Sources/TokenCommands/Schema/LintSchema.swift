import TokenDiagnostics

/// The schema of the settings of the linter.
enum LintSchema {
  static let settings = JSONText.mapping(
    ConfigReader.lintKinds.map { ($0.key, schema(of: $0.kind).orNothing) }
  ).described("Settings of the linter.")

  private static func schema(of kind: ConfigReader.Kind) -> JSONText {
    switch kind {
    case .texts(let what): JSONText.list(of: .anyScalar.described(what))
    case .mapping(.text(let what)): .mapping(to: JSONText.anyScalar.described(what))
    case .mapping(.texts(let what)):
      .mapping(to: JSONText.anyOf([.anyScalar, .mapping(to: .anyScalar)]).described(what))
    case .mapping(.anything): .mapping(to: .mapping(to: .anything))
    case .text(let what): JSONText.anyScalar.described(what)
    case .flag: .anyBoolean
    case .words(let words): .words(words)
    }
  }
}
