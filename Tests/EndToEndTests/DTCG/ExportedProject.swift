import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenEmit
import TokenLayout
import TokenModel

/// Token files, compiled, and what the outputs make of them.
///
/// With `TOKENC_EXPORTS` naming a folder, each is written there too, for `Tests/Validation/validate_dtcg.py`.
struct ExportedProject {
  let name: String
  let compiled: (tokenSet: TokenSet, bag: DiagnosticBag)
  private let sources: [SourceFile]
  private let settings: ModelSettings
  private let swiftSettings: SwiftSettings

  init(
    _ name: String, _ sources: [SourceFile], settings: ModelSettings, swift: SwiftSettings = SwiftSettings()
  ) {
    self.name = name
    self.sources = sources
    self.settings = settings
    var swift = swift
    swift.layout = .single
    swiftSettings = swift
    compiled = compile(sources, settings: settings)
  }

  /// What was exported, read in a project of its own with the same config.
  var readBack: ExportedProject {
    let files = files(.dtcg)
    let source = SourceFile(path: "Tokens/export.tokens.json", bytes: files[0].bytes)
    return ExportedProject(name, [source], settings: settings, swift: swiftSettings)
  }

  /// `tokens.json` but for the places of the tokens, which are others.
  var json: String {
    text(.json).replacing(/"file": "[^"]*",\s*"line": [0-9]+/, with: "")
  }

  /// The Swift of the project but for the names of token files, which comments tell and so are wrapped by.
  var swift: String {
    var lines: [Substring] = []
    for line in text(.swift).split(separator: "\n", omittingEmptySubsequences: false) {
      let comment = line.drop { $0 == " " }
      if comment.hasPrefix("/// "), let last = lines.last, last.drop(while: { $0 == " " }).hasPrefix("/// ") {
        lines[lines.count - 1] = last + comment.dropFirst(3)
      } else {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n").replacing(/Tokens\/[^ \n]+\.(?:yaml|yml|json)/, with: "")
  }

  var dtcg: String { text(.dtcg) }

  /// The ids of what is told, each as often as it is.
  var told: [String] { compiled.bag.diagnostics.map { $0.id.description }.sorted() }

  var errors: [String] {
    compiled.bag.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      "\(diagnostic.range?.startLocation.line ?? 0): \(diagnostic.message) [\(diagnostic.id)]"
    }
  }

  /// Writes the outputs where they are validated.
  func keep() throws {
    guard let folder = ProcessInfo.processInfo.environment["TOKENC_EXPORTS"] else { return }
    let directory = URL(filePath: folder).appending(path: name)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for file in files(.dtcg) + files(.json) {
      try Data(file.bytes).write(to: directory.appending(path: file.path))
    }
  }

  private func text(_ format: OutputFormat) -> String {
    files(format).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  private func files(_ format: OutputFormat) -> [OutputFile] {
    let files = sources.map { TokenFile(source: $0, pathInFolder: $0.path) }
    return format.emit(
      EmitInput(tokenSet: compiled.tokenSet, files: files, swift: swiftSettings, types: TokenType.all))
  }
}

/// Compares what was built from the source with what was built from the export.
func expectRoundTrip(_ project: ExportedProject, _ sourceLocation: SourceLocation = #_sourceLocation) throws {
  let back = project.readBack
  try project.keep()
  #expect(back.errors == [], "\(project.name)\n\(project.dtcg)", sourceLocation: sourceLocation)
  guard back.errors.isEmpty else { return }
  // The notes of old spellings are gone; nothing else is told that was not told of the source.
  let news = Set(back.told).subtracting(project.told)
  #expect(news == [], "\(project.name)\n\(project.dtcg)", sourceLocation: sourceLocation)
  expectSame(project.json, back.json, project, sourceLocation)
  expectSame(project.swift, back.swift, project, sourceLocation)
  expectSame(project.dtcg, back.dtcg, project, sourceLocation)
}

private func expectSame(
  _ first: String, _ second: String, _ project: ExportedProject, _ sourceLocation: SourceLocation
) {
  guard first != second else { return }
  let lines = [first, second].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  let index = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
  let shown = lines.map { $0.dropFirst(max(0, index - 8)).prefix(16).joined(separator: "\n") }
  Issue.record(
    "\(project.name)\nsource:\n\(shown[0])\nread back:\n\(shown[1])\n\(project.dtcg)",
    sourceLocation: sourceLocation)
}
