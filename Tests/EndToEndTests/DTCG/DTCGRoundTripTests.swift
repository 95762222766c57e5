import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

/// What is exported as DTCG and read again gives the same tokens: the same `tokens.json` but for the places, the same
/// Swift but for the names of files in comments, and the same export, byte for byte.
@Suite struct DTCGRoundTripTests {
  @Test func theKitComesBack() throws {
    let folder = Fixtures.checkout.appending(path: "Tokens")
    let kit = ExportedProject("kit", try Self.sources(in: folder), settings: ModelSettings())
    #expect(kit.errors == [])
    #expect(kit.compiled.tokenSet.tokens.count > 100)
    try expectRoundTrip(kit)
  }

  /// A real design system; its tokens with errors are left out.
  @Test func redHatComesBack() throws {
    guard let tokens = SharedInputs.directory("tokens/red-hat/tokens") else { return }
    var settings = ModelSettings()
    settings.pointsPerRem = 16
    let project = ExportedProject("red-hat", try Self.sources(in: tokens), settings: settings)
    #expect(project.compiled.tokenSet.tokens.count > 300)
    try expectRoundTrip(project)
  }

  @Test(arguments: try ModelFixture.all()) func fixturesComeBack(_ fixture: ModelFixture) throws {
    let (settings, _) = try fixture.settings()
    let sources = try fixture.sources().map { SourceFile(path: "Tokens/\($0.path)", bytes: $0.bytes) }
    let project = ExportedProject(fixture.name, sources, settings: settings)
    guard project.errors.isEmpty else { return }
    try expectRoundTrip(project)
  }

  /// Built twice by the tool itself, the second time from nothing but what the first one exported.
  @Test func theKitIsBuiltFromItsExport() throws {
    let config = """
      outputs:
        - { format: dtcg, to: Generated/DTCG }
        - { format: json, to: Generated/JSON }
        - { format: swift, to: Generated/Swift }

      """
    let kit = Fixtures.checkout.appending(path: "Tokens")
    let first = try ProjectFolder(copying: kit, to: "Tokens", config: config)
    #expect(try first.run("build").status == 0)
    let exported = first.folder.url.appending(path: "Generated/DTCG/tokens.tokens.json")
    let second = try ProjectFolder(
      copying: exported, to: "kit.tokens.json", config: "tokens: [kit.tokens.json]\n\(config)")
    #expect(try second.run("build").status == 0)
    #expect(try second.run("build", "--check").status == 0)
    let same = "Generated/DTCG/tokens"
    for path in ["\(same).tokens.json", "\(same).resolver.json"] {
      let text = try #require(first.folder.text(of: path))
      #expect(text == second.folder.text(of: path), "\(path)")
    }
    #expect(try Self.withoutPlaces(first.tokens()) == Self.withoutPlaces(second.tokens()))
    #expect(try second.typecheck() == "")
  }

  private static func withoutPlaces(_ tokens: [String: [String: Any]]) -> NSDictionary {
    tokens.mapValues { $0.filter { !["file", "line"].contains($0.key) } } as NSDictionary
  }

  private static func sources(in folder: URL) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.sorted().map { path in
      SourceFile(path: "Tokens/\(path)", bytes: Array(try Data(contentsOf: folder.appending(path: path))))
    }
  }
}
