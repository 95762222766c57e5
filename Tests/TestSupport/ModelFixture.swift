import Foundation
import Testing
import TokenDiagnostics
import TokenModel

/// `NAME.yaml` or `NAME.json`, or a folder `NAME` of token files, perhaps with a config.
package struct ModelFixture: CustomTestStringConvertible, Sendable {
  package static let folder = "Model"

  package let name: String
  private let files: [URL]
  private let config: URL?

  package var testDescription: String { name }

  package var expected: URL {
    Fixtures.directory.appending(path: "\(Self.folder)/\(name).expected.txt")
  }

  package static func all() throws -> [ModelFixture] {
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
  package func texts() throws -> [String] { try files.map { try String(contentsOf: $0, encoding: .utf8) } }

  /// The diagnostics as a person reads them, then the tokens.
  package func report() throws -> String {
    let (settings, bag) = try settings()
    let compiled = compile(try sources(), settings: settings)
    let diagnostics = bag.diagnostics + compiled.bag.diagnostics
    let text = Reporter.text.report(diagnostics, .plain)
    return text + (text.isEmpty ? "" : "\n") + dump(compiled.tokenSet)
  }

  /// Its token files.
  package func sources() throws -> [SourceFile] { try files.map(source) }

  /// What its config says about tokens, and what is wrong with that.
  package func settings() throws -> (settings: ModelSettings, bag: DiagnosticBag) {
    try config.map { modelSettings(in: try source($0)) } ?? (ModelSettings(), DiagnosticBag())
  }

  private func source(_ url: URL) throws -> SourceFile {
    SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
  }
}
