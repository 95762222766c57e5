import TokenDiagnostics
import TokenModel
import TokenSyntax

/// A form of output: Swift, JSON, documentation. Adding one is a file in `Formats/` with an extension that makes it, and a line
/// in `all`.
package struct OutputFormat: Sendable {
  /// The name that `--only` and the config's `format:` take.
  package let name: String
  /// What its first files may be called, which depends on the names of the token files only; the others have the names of
  /// tokens.
  package let fileNames: @Sendable ([TokenFile], SwiftSettings) -> [String]
  /// Finds what the format cannot express. If it finds an error, nothing is emitted.
  package let check: @Sendable (EmitInput) -> DiagnosticBag
  /// The files of the format. It cannot fail.
  package let emit: @Sendable (EmitInput) -> [OutputFile]

  /// Every format, in the order in which they are listed to the user.
  package static let all: [OutputFormat] = [.swift, .json, .dtcg, .docs]
}

/// What a format is given.
package struct EmitInput: Sendable {
  /// The tokens of all files, resolved.
  package let tokenSet: TokenSet
  /// The token files in the order of the config, those without tokens too.
  package let files: [TokenFile]
  /// The settings of Swift output; those of the first one where the format is another.
  package let swift: SwiftSettings
  /// What the tokens are called in Swift, which other formats tell too.
  package let names: SwiftNames
  /// What renders the outputs that are made by templates.
  package let templates: TemplateLibrary
  let supportTypes: [SupportType]

  private let tokensByFile: [ObjectIdentifier: [Token]]

  /// The types are all there are, whether a token has one or not: a group that is named like one must not become
  /// something else when the first such token comes.
  package init(
    tokenSet: TokenSet, files: [TokenFile], swift: SwiftSettings, types: [TokenType],
    templates: TemplateLibrary = .builtIn
  ) {
    self.tokenSet = tokenSet
    self.files = files
    self.swift = swift
    self.templates = templates
    supportTypes = SupportType.all(for: tokenSet, types: types, settings: swift, templates: templates)
    names = SwiftNames(tokenSet, settings: swift, supportTypes: supportTypes)
    tokensByFile = Dictionary(grouping: tokenSet.tokens) { ObjectIdentifier($0.range.file) }
  }

  /// The tokens that a file declares, in source order.
  func tokens(of file: TokenFile) -> [Token] { tokensByFile[ObjectIdentifier(file.source)] ?? [] }
}

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
