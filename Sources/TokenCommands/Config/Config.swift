import TokenDiagnostics
import TokenEmit
import TokenModel

/// What `.tokenc.yml` says, with a default for everything.
package struct Config: Sendable {
  /// Something to be written.
  package struct OutputSetting: Sendable {
    package var format: OutputFormat
    /// The name of the template of the project's own that makes it; nil for an output of another format.
    package var template: String?
    /// The folder, relative to the project's root.
    package var folder: String
    /// Where the config says so; nil for an output that no config names.
    package var folderRange: SourceRange?
    package var swift = SwiftSettings()

    /// Where Swift goes without a config.
    static let usualSwift = OutputSetting(format: .swift, folder: "Generated/Swift")

    var isSwift: Bool { format.name == OutputFormat.swift.name }
  }

  static let defaultTokenFolder = "Tokens"
  static let defaultTemplateFolder = ".tokenc/templates"

  /// Files and folders, relative to the project's root, in the order they are read; nil if the config names none.
  package var tokens: [Located<String>]?
  /// The folder with templates of the project's own, relative to its root; nil if the config names none.
  package var templates: Located<String>?
  package var model = ModelSettings()
  package var outputs = [
    OutputSetting.usualSwift,
    OutputSetting(format: .json, folder: "Generated/JSON"),
    OutputSetting(format: .docs, folder: "Generated/Docs"),
  ]

  /// The Swift names of tokens and groups that people chose, for every output.
  package var swiftNames: [ChosenName] = []

  package var lint = LintSettings()

  /// The value of the key `outputs`, if it is there.
  package var outputsRange: SourceRange?

  package init() {}

  /// The settings of an output that is Swift; for another those that Swift paths in it are made by.
  package func swift(for output: OutputSetting) -> SwiftSettings {
    let source = output.isSwift ? output : outputs.first(where: \.isSwift)
    var settings = source?.swift ?? SwiftSettings()
    settings.names = swiftNames
    return settings
  }
}
