/// What the config says about Swift output.
package struct SwiftSettings: Hashable, Sendable {
  /// The access level of everything that is generated.
  package enum Access: String, Sendable, CaseIterable {
    case `public`
    case package
    case `internal`
  }

  /// How generated code is spread over files.
  package enum Layout: String, Sendable, CaseIterable {
    /// One file for each token file, and one for what they share.
    case perFile
    /// Everything in one file.
    case single
  }

  /// Where the colours are kept.
  package enum Colors: String, Sendable, CaseIterable {
    /// In the code alone.
    case code
    /// In an asset catalog too, for storyboards and design tools.
    case assetCatalog
  }

  /// Apple's frameworks that support types have members for.
  package enum Framework: String, Sendable, CaseIterable {
    case swiftUI = "swiftui"
    case uiKit = "uikit"
    case appKit = "appkit"
  }

  /// The name of the enum that holds everything.
  package var root = "DS"
  package var access = Access.public
  package var layout = Layout.perFile
  /// The frameworks whose members can be used; they stand behind `#if canImport(…)`.
  package var frameworks = Set(Framework.allCases)
  package var colors = Colors.code
  /// The names that people chose themselves.
  package var names: [ChosenName] = []

  /// The settings of a project without a config.
  package init() {}
}
