import TokenDiagnostics
import TokenModel
import TokenSyntax

/// A `.tokenc.yml` below the root of a project, which holds settings of the linter for its folder and nothing else.
extension ConfigReader {
  /// Whether a config can be a nested one: its only key is `lint`.
  package static func holdsOnlyLint(_ bytes: [UInt8]) -> Bool {
    var bag = DiagnosticBag()
    let tree = readYAML(SourceFile(path: Project.configName, bytes: bytes), reportingTo: &bag)
    guard !tree.hasSyntaxError, case .mapping(let entries) = tree.root?.content else { return false }
    return entries.map(\.key.text) == [lintKey]
  }

  /// What is wrong with a config that lies in a folder of token files.
  static func mistakes(inNested file: SourceFile) -> DiagnosticBag { readNested(file).bag }

  /// What a nested config says, and what is wrong with it.
  package static func readNested(_ file: SourceFile) -> (settings: LintSettings, bag: DiagnosticBag) {
    var settings = LintSettings()
    var reader = ConfigReader()
    let tree = readYAML(file, reportingTo: &reader.bag)
    guard let root = tree.root, !root.isNull else { return (settings, reader.bag) }
    for entry in reader.mappingEntries(of: root, "the config") {
      if entry.key.text == lintKey {
        if !entry.value.isNull { settings = reader.lint(entry.value) }
      } else {
        reader.bag.add(.keyInNestedConfig(entry.key))
      }
    }
    return (settings, reader.bag)
  }
}
