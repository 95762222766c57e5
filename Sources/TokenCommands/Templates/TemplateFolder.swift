import TokenDiagnostics
import TokenEmit
import TokenModel

/// The folder with templates of a project's own.
struct TemplateFolder {
  let absolutePath: String
  /// Relative to the project's root.
  let path: String
  /// Where the config names it.
  let namedAt: SourceRange?
  /// Whether somebody said that there is such a folder.
  let isExpected: Bool

  /// The folder that a command names.
  init(_ absolutePath: String, seenFrom root: String) {
    self.absolutePath = absolutePath
    path = AbsolutePath.relative(absolutePath, to: root)
    namedAt = nil
    isExpected = true
  }

  /// The folder that a config names, else the usual one.
  init(_ named: Located<String>?, root: String) {
    absolutePath = AbsolutePath.join(root, named?.value ?? Config.defaultTemplateFolder)
    path = AbsolutePath.relative(absolutePath, to: root)
    namedAt = named?.range
    isExpected = named != nil && named?.value != Config.defaultTemplateFolder
  }
}
