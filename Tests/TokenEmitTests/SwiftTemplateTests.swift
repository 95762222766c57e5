import TestSupport
import Testing
import TokenDiagnostics
import TokenLayout
import TokenModel

@testable import TokenEmit

/// A run checks only the templates that a project has of its own.
struct SwiftTemplateTests {
  /// The built-in ones name nothing that is not there.
  @Test(arguments: SwiftSettings.Layout.allCases)
  func templatesAreRight(layout: SwiftSettings.Layout) {
    var settings = SwiftSettings()
    settings.layout = layout
    let source = SourceFile(path: "Tokens/a.yaml", text: "a: { $type: color, $value: \"#111111\" }\n")
    let (tokenSet, bag) = compile([source])
    #expect(!bag.hasErrors)
    let file = TokenFile(source: source, pathInFolder: "a.yaml")
    let input = EmitInput(tokenSet: tokenSet, files: [file], swift: settings, types: TokenType.all)
    let files = OutputFormat.swiftFiles(of: input) + input.supportTypeFiles
    #expect(files.count > 1)
    for file in files { #expect(file.check(input.templates).diagnostics.map(\.message) == []) }
  }
}
