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

  private static func sources(in folder: URL) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.sorted().map { path in
      SourceFile(path: "Tokens/\(path)", bytes: Array(try Data(contentsOf: folder.appending(path: path))))
    }
  }
}
