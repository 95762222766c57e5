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
  static func mistakes(inNested file: SourceFile) -> DiagnosticBag {
    readLint(file) { entry, bag in bag.add(.keyInNestedConfig(entry.key)) }.bag
  }

  /// What a config below the root of a project says to the linter, and what is wrong with that. If it has other keys, it
  /// is the config of a project in the project, to which those belong, with their mistakes.
  package static func readLint(_ file: SourceFile) -> (settings: LintSettings, bag: DiagnosticBag) {
    readLint(file) { _, _ in }
  }

  private static func readLint(
    _ file: SourceFile, otherwise take: (Node.Entry, inout DiagnosticBag) -> Void
  ) -> (settings: LintSettings, bag: DiagnosticBag) {
    var settings = LintSettings()
    var reader = ConfigReader()
    let tree = readYAML(file, reportingTo: &reader.bag)
    guard let root = tree.root, !root.isNull else { return (settings, reader.bag) }
    for entry in reader.mappingEntries(of: root, "the config") {
      if entry.key.text == lintKey {
        if !entry.value.isNull { settings = reader.lint(entry.value) }
      } else {
        take(entry, &reader.bag)
      }
    }
    return (settings, reader.bag)
  }
}
