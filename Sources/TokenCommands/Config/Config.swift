import TokenDiagnostics
import TokenEmit
import TokenModel

/// What `.tokenc.yml` says, with a default for everything.
package struct Config: Sendable {
  /// Something to be written.
  package struct OutputSetting: Sendable {
    package var format: OutputFormat
    /// The folder, relative to the project's root.
    package var folder: String
    /// Where the config says so; nil for an output that no config names.
    package var folderRange: SourceRange?
    package var swift = SwiftSettings()
  }

  static let defaultTokenFolder = "Tokens"

  /// Files and folders, relative to the project's root, in the order they are read; nil if the config names none.
  package var tokens: [Located<String>]?
  package var model = ModelSettings()
  package var outputs = [
    OutputSetting(format: .swift, folder: "Generated/Swift"),
    OutputSetting(format: .json, folder: "Generated/JSON"),
  ]

  /// The value of the key `outputs`, if it is there.
  package var outputsRange: SourceRange?

  package init() {}

  /// The settings of an output that is Swift; for another those that Swift paths in it are made by.
  func swift(for output: OutputSetting) -> SwiftSettings {
    if output.format.name == OutputFormat.swift.name { return output.swift }
    return outputs.first { $0.format.name == OutputFormat.swift.name }?.swift ?? SwiftSettings()
  }
}
