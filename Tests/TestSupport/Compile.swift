import TokenDiagnostics
import TokenLayout
import TokenModel
import TokenSyntax

/// Token files, given as text, read and resolved; the diagnostics are in the order of the files and of the places
/// in them.
package func compile(
  _ files: [(path: String, text: String)], settings: ModelSettings = ModelSettings()
) -> (tokenSet: TokenSet, bag: DiagnosticBag) {
  compile(files.map { SourceFile(path: $0.path, text: $0.text) }, settings: settings)
}

/// Token files read and resolved, as far as that goes without a folder and a config around them.
package func compile(
  _ files: [SourceFile], settings: ModelSettings = ModelSettings(),
  types: [TokenType] = TokenType.all
) -> (tokenSet: TokenSet, bag: DiagnosticBag) {
  var found = DiagnosticBag()
  let trees = files.map { readTokenFile($0, reportingTo: &found) }
  let declarations = declare(trees, types: types, settings: settings, reportingTo: &found)
  let tokenSet = resolve(declarations, settings: settings, reportingTo: &found)
  checkLayout(of: tokenSet, reportingTo: &found)
  return (tokenSet, found.sorted(byPlacesIn: files))
}

/// One token file, as a test writes it down.
package func compile(_ text: String) -> (tokenSet: TokenSet, bag: DiagnosticBag) {
  compile([(path: "tokens.yaml", text: text)])
}
