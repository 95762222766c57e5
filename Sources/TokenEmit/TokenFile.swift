import TokenDiagnostics
import TokenSyntax

/// A token file, and the name its outputs have.
package struct TokenFile: Sendable {
  /// Its text and the path that diagnostics tell.
  package let source: SourceFile
  /// The path below its token folder.
  package let pathInFolder: String

  package init(source: SourceFile, pathInFolder: String) {
    self.source = source
    self.pathInFolder = pathInFolder
  }

  /// `a/b.yaml` is `a+b.tokens.swift`: known from the name alone, because a build plugin must name its outputs
  /// before anything is read. The plugin has the same rule.
  package var swiftFileName: String {
    let name = pathInFolder.replacing("/", with: "+")
    let suffix = Self.suffixes.first(where: name.hasSuffix) ?? ""
    return name.dropLast(suffix.count) + ".tokens.swift"
  }

  /// A suffix that ends in another one stands before it.
  private static let suffixes = Language.json.suffixes + Language.yaml.suffixes
  /// The suffixes as they are told to users.
  package static let shownSuffixes = Language.yaml.suffixes + [".json", ".tokens"]

  /// Whether what is called so in a token folder is a token file; anything else there is not looked at.
  package static func isNamedLikeOne(_ path: String) -> Bool { suffixes.contains(where: path.hasSuffix) }
}
