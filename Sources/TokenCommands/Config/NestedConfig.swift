import TokenDiagnostics
import TokenModel
import TokenSyntax

/// A `.tokenc.yml` below the root of a project, which holds settings of the linter for its folder and nothing else.
extension ConfigReader {
  /// Whether a config can be a nested one: its only key is `lint`.
  static func holdsOnlyLint(_ bytes: [UInt8]) -> Bool {
    var bag = DiagnosticBag()
    let tree = readYAML(SourceFile(path: Project.configName, bytes: bytes), reportingTo: &bag)
    guard !tree.hasSyntaxError, case .mapping(let entries) = tree.root?.content else { return false }
    return entries.map(\.key.text) == [lintKey]
  }

  /// What is wrong with a config that lies in a folder of token files.
  static func mistakes(inNested file: SourceFile) -> DiagnosticBag {
    var reader = ConfigReader()
    let tree = readYAML(file, reportingTo: &reader.bag)
    guard let root = tree.root, !root.isNull else { return reader.bag }
    for entry in reader.mappingEntries(of: root, "the config") {
      if entry.key.text == lintKey {
        if !entry.value.isNull { reader.checkLint(entry.value) }
      } else {
        reader.bag.add(.keyInNestedConfig(entry.key))
      }
    }
    return reader.bag
  }
}
