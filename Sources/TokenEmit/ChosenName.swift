import TokenDiagnostics
import TokenModel

/// The Swift name that the config gives to a token or group instead of the one that would follow from its own.
package struct ChosenName: Hashable, Sendable {
  package let path: TokenPath
  /// The identifier without backticks.
  package let name: String
  /// Where the config has the path.
  package let pathRange: SourceRange
  /// Where it has the name.
  package let nameRange: SourceRange

  package init(path: TokenPath, name: String, pathRange: SourceRange, nameRange: SourceRange) {
    self.path = path
    self.name = name
    self.pathRange = pathRange
    self.nameRange = nameRange
  }
}
