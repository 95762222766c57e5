import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

/// Every input in `Fixtures/Model` with its expected text beside it: what is said of it, then its tokens.
@Suite struct ModelFixtureTests {
  @Test(arguments: try ModelFixture.all())
  func fixture(_ fixture: ModelFixture) throws {
    expectGolden(try fixture.report(), fixture.expected)
  }

  @Test func everyExpectedTextHasAnInput() throws {
    let names = Set(try ModelFixture.all().map(\.expected.lastPathComponent))
    let texts = try Fixtures.files(in: ModelFixture.folder, withExtension: "txt").map(\.lastPathComponent)
    #expect(texts.filter { !names.contains($0) } == [])
  }
}

/// `NAME.yaml` or `NAME.json`, or a folder `NAME` of token files, perhaps with a config.
struct ModelFixture: CustomTestStringConvertible, Sendable {
  static let folder = "Model"

  let name: String
  private let files: [URL]
  private let config: URL?

  var testDescription: String { name }

  var expected: URL {
    Fixtures.directory.appending(path: "\(Self.folder)/\(name).expected.txt")
  }

  static func all() throws -> [ModelFixture] {
    let folder = Fixtures.directory.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap(ModelFixture.init)
  }

  private init?(_ url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    if ["yaml", "json"].contains(url.pathExtension) {
      files = [url]
      config = nil
    } else if url.hasDirectoryPath {
      let relative = "\(Self.folder)/\(url.lastPathComponent)"
      files = try ["yaml", "json", "tokens"].flatMap { try Fixtures.files(in: relative, withExtension: $0) }
      let configURL = url.appending(path: ".tokenc.yml")
      config = FileManager.default.fileExists(atPath: configURL.path) ? configURL : nil
    } else {
      return nil
    }
  }

  /// The texts of its token files.
  func texts() throws -> [String] { try files.map { try String(contentsOf: $0, encoding: .utf8) } }

  /// The diagnostics as a person reads them, then the tokens.
  func report() throws -> String {
    var diagnostics: [Diagnostic] = []
    var settings = ModelSettings()
    if let config {
      let read = modelSettings(in: try source(config))
      diagnostics = read.bag.diagnostics
      settings = read.settings
    }
    let compiled = compile(try files.map(source), settings: settings)
    diagnostics += compiled.bag.diagnostics
    let text = Reporter.text.report(diagnostics, .plain)
    return text + (text.isEmpty ? "" : "\n") + dump(compiled.tokenSet)
  }

  private func source(_ url: URL) throws -> SourceFile {
    SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
  }
}
