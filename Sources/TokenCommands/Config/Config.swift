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
    package var swift = SwiftSettings()
  }

  /// Files and folders, relative to the project's root, in the order they are read.
  package var tokens = [Located("Tokens", at: nil)]
  package var model = ModelSettings()
  package var outputs = [
    OutputSetting(format: .swift, folder: "Generated/Swift"),
    OutputSetting(format: .json, folder: "Generated/JSON"),
  ]

  /// The value of the key `outputs`, if it is there.
  package var outputsRange: SourceRange?

  package init() {}

  /// The settings that Swift paths are made by, also in outputs that are not Swift.
  package var swift: SwiftSettings {
    outputs.first { $0.format.name == OutputFormat.swift.name }?.swift ?? .init()
  }

  /// A setting and where it stands; nil for a default.
  package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    package let range: SourceRange?

    package init(_ value: Value, at range: SourceRange?) {
      self.value = value
      self.range = range
    }
  }
}
