import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenEmit
import TokenLayout
import TokenModel

/// A project compiled in memory, and what comes out.
struct EmittedProject: Sendable {
  typealias Input = (path: String, text: String)

  let bag: DiagnosticBag
  let swift: [OutputFile]
  let json: String

  /// Token files by their paths below the token folder, in the order they are read.
  init(
    _ inputs: [Input], swift settings: SwiftSettings = .init(), model: ModelSettings = .init(),
    types: [TokenType] = TokenType.all
  ) {
    let sources = inputs.map { SourceFile(path: "Tokens/\($0.path)", text: $0.text) }
    let files = zip(sources, inputs).map { TokenFile(source: $0, pathInFolder: $1.path) }
    var (tokenSet, bag) = compile(sources, settings: model, types: types)
    let input = EmitInput(tokenSet: tokenSet, files: files, swift: settings, types: types)
    bag.add(contentsOf: OutputFormat.swift.check(input))
    bag.add(contentsOf: OutputFormat.json.check(input))
    self.bag = bag
    swift = bag.hasErrors ? [] : OutputFormat.swift.emit(input)
    json = bag.hasErrors ? "" : OutputFormat.json.emit(input).map(\.text).joined()
  }

  /// One token file.
  init(_ text: String, swift settings: SwiftSettings = .init(), model: ModelSettings = .init()) {
    self.init([("a.yaml", text)], swift: settings, model: model)
  }

  /// The token files of a folder, in the order of their names.
  init(folder: URL, swift settings: SwiftSettings = .init()) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let inputs = try names.filter { $0.hasSuffix(".yaml") }.map { name in
      (path: name, text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    self.init(inputs, swift: settings)
  }

  /// The project's own tokens.
  static func kit(_ settings: SwiftSettings) throws -> EmittedProject {
    let checkout = Fixtures.directory.deletingLastPathComponent().deletingLastPathComponent()
    return try EmittedProject(folder: checkout.appending(path: "Tokens"), swift: settings)
  }

  /// The project's own tokens with the usual settings.
  static func kit() throws -> EmittedProject { try usualKit.get() }

  private static let usualKit = Result { try kit(SwiftSettings()) }

  var errors: [String] { messages(.error) }

  func messages(_ severity: Diagnostic.Severity) -> [String] {
    bag.diagnostics.filter { $0.severity == severity }.map { "\($0.message) [\($0.id)]" }
  }

  /// The text of all Swift files.
  var swiftText: String { swift.map(\.text).joined() }

  /// `tokens` of `tokens.json`, as Foundation reads it.
  func tokens() throws -> [String: [String: Any]] {
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let tokens = (document as? [String: Any])?["tokens"] as? [String: [String: Any]]
    return try #require(tokens)
  }
}

extension OutputFile {
  /// What the file says, as everything that is emitted is text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A YAML scalar in double quotes that means exactly the text.
func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    let isPlain = (0x20..<0x7F).contains(scalar.value) && scalar != "\"" && scalar != "\\"
    let digits = String(scalar.value, radix: 16)
    quoted += isPlain ? String(scalar) : "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
  return quoted + "\""
}
