import Foundation
import TestSupport
import Testing
import TokenCommands
import TokenDiagnostics
import TokenEmit
import TokenLayout
import TokenModel

/// A real design system in YAML, as its authors wrote it. What occurs in its 381 tokens, beside plain ones:
///
/// - `attributes` beside `$value`, 106 times; `$extensions` of groups and tokens, 83 times, with anything in it;
/// - integer keys (`10`, `'01'`), names that begin with a digit, a TAB before a description, `$deprecated` as a block
///   text that mentions CSS;
/// - `rem` (12), `cubicBezier`, `fontFamily` lists (11), `fontWeight` numbers (7), `rgba(21, 21, 21, 0.2)` unquoted;
/// - shadows with `offsetX: '0'`, a quoted zero, beside references to lengths, which must not be one more reason;
/// - tokens without a type that are aliases and take that of their target (2);
/// - a type that nobody knows, `mediaQuery`, whose values are mappings with references (6);
/// - the name `_`, once with a value that can be read, of which no Swift name is left.
///
/// What is refused, for three reasons: 56 colours that are a list of a light and a dark reference, which no format
/// defines; 16 tokens of 4 groups without a type (`10%`, `1.3`, `0.0px`, `0.0125rem`); CSS colour text in 4 shadows and
/// in one `oklch(from …)`, which is relative to a colour of a web page.
@Suite struct RedHatTests {
  private static let config = """
    units: { rem: 16 }
    swift: { names: { color.icon.subtle._: base } }

    """

  @Test func threeReasonsAreToldForWhatIsRefused() throws {
    guard let tokens = SharedInputs.directory("tokens/red-hat/tokens") else { return }
    let project = try ProjectFolder(copying: tokens, to: "Tokens", config: Self.config)
    let run = try project.run("check")
    let reasons = Dictionary(grouping: run.errors, by: \.id).mapValues(\.count)
    #expect(run.status == 1)
    #expect(reasons == ["wrong-value": 56, "missing-type": 4, "not-supported-yet": 5], "\(reasons)")
    let others = run.told.filter { $0.severity != "error" }
    #expect(Set(others.map(\.id)) == ["legacy-value", "unknown-type"], "\(others)")
  }

  @Test func mostTokensCompile() throws {
    guard let tokens = SharedInputs.directory("tokens/red-hat/tokens") else { return }
    let sources = try Self.sources(in: tokens)
    var settings = ModelSettings()
    settings.pointsPerRem = 16
    let compiled = compile(sources, settings: settings)
    #expect(compiled.tokenSet.tokens.count >= 300, "\(compiled.tokenSet.tokens.count) tokens compile")
    let files = sources.map { TokenFile(source: $0, pathInFolder: $0.path) }
    let (config, bag) = ConfigReader.read(SourceFile(path: ".tokenc.yml", text: Self.config))
    #expect(!bag.hasErrors)
    let input = EmitInput(
      tokenSet: compiled.tokenSet, files: files, swift: config.swift(for: config.outputs[0]),
      types: TokenType.all)
    #expect(
      OutputFormat.swift.check(input).diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let folder = try TemporaryFolder()
    let outputs = OutputFormat.swift.emit(input)
    for file in outputs {
      try folder.write(String(decoding: file.bytes, as: UTF8.self), to: file.path)
    }
    #expect(try Swiftc.typecheck(outputs.map(\.path), in: folder.url) == "")
  }

  private static func sources(in folder: URL) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.sorted().map { path in
      SourceFile(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
    }
  }
}
