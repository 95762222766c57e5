import TestSupport
import Testing
import TokenDiagnostics
import TokenEmit
import TokenLayout
import TokenModel

/// What a format says its files are called is what it calls them.
@Suite struct FileNameTests {
  @Test(arguments: OutputFormat.all.map(\.name), SwiftSettings.Layout.allCases)
  func filesAreCalledAsFormatsSay(name: String, layout: SwiftSettings.Layout) throws {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    var settings = SwiftSettings()
    settings.layout = layout
    let files = ["a.yaml", "b/c.yml"].map { path in
      TokenFile(source: SourceFile(path: path, text: ""), pathInFolder: path)
    }
    let tokenSet = compile(
      "x: { $type: number, $value: 1, $when: { appearance=dark: 2 } }\n"
    ).tokenSet
    let input = EmitInput(tokenSet: tokenSet, files: files, swift: settings, types: TokenType.all)
    let names = format.fileNames(files, settings)
    let emitted = format.emit(input).map(\.path)
    #expect(Array(emitted.prefix(names.count)) == names)
    // The names of pages and pictures are those of the tokens.
    #expect(emitted.count == names.count || name == "docs")
    #expect(!emitted.dropFirst(names.count).contains(where: TokenFile.isNamedLikeOne))
  }
}
