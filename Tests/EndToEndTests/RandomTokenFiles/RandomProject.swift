import TestSupport
import TokenDiagnostics
import TokenEmit
import TokenLayout
import TokenModel

/// A project made up from a seed, and what the compiler does with it.
struct RandomProject {
  let seed: UInt64
  let sources: [SourceFile]
  private let swift: SwiftSettings
  private let model: ModelSettings

  /// Three in five projects are meant to be right.
  init(seed: UInt64, pool: ValuePool) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    let manner = generator.pick(
      [.careful, .careful, .careful, .careless, .damaged] as [TokenFileWriter.Manner])
    var writer = TokenFileWriter(seed: generator.next(), manner: manner, pool: pool)
    let files = writer.files(1 + generator.next(below: 3))
    sources = files.map { SourceFile(path: "Tokens/\($0.path)", bytes: $0.bytes) }
    var swift = SwiftSettings()
    swift.root = "R\(seed)"
    swift.layout = .single
    swift.names = writer.chosenNames()
    swift.access = generator.pick(SwiftSettings.Access.allCases)
    self.swift = swift
    var model = ModelSettings()
    model.pointsPerRem = 16
    model.snapping = generator.pick([.warn, .off])
    self.model = model
  }

  enum Outcome {
    case refused
    /// The Swift of the project, in one file.
    case emitted(path: String, text: String)
    /// What the compiler must never do.
    case broken(String)
  }

  func outcome() -> Outcome {
    var (tokenSet, bag) = compile(sources, settings: model)
    let files = sources.map {
      TokenFile(source: $0, pathInFolder: String($0.path.dropFirst("Tokens/".count)))
    }
    let input = EmitInput(tokenSet: tokenSet, files: files, swift: swift, types: TokenType.all)
    for format in OutputFormat.all { bag.add(contentsOf: format.check(input)) }
    if let fault = fault(in: bag) { return .broken(fault) }
    if bag.hasErrors { return .refused }
    let outputs = OutputFormat.all.flatMap { $0.emit(input) }
    let size = outputs.reduce(0) { $0 + $1.bytes.count }
    if size > Self.mostBytes(for: sources) { return .broken("\(size) bytes come out") }
    guard let file = OutputFormat.swift.emit(input).first else { return .broken("no Swift comes out") }
    return .emitted(path: file.path, text: String(decoding: file.bytes, as: UTF8.self))
  }

  /// The same, with its outputs.
  var exported: ExportedProject { ExportedProject("random-\(seed)", sources, settings: model, swift: swift) }

  /// What comes out is the support types and a bounded text for each byte that went in.
  private static func mostBytes(for sources: [SourceFile]) -> Int {
    200_000 + 2000 * sources.reduce(0) { $0 + $1.bytes.count }
  }

  private func fault(in bag: DiagnosticBag) -> String? {
    let size = sources.reduce(0) { $0 + $1.bytes.count }
    if bag.diagnostics.count > 100 + size { return "\(bag.diagnostics.count) diagnostics for \(size) bytes" }
    for diagnostic in bag.diagnostics {
      if diagnostic.message.utf8.count > 2100 { return "a message of \(diagnostic.message.utf8.count) bytes" }
      if diagnostic.severity == .error, diagnostic.range == nil { return "no place: \(diagnostic.message)" }
      for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
        if let range, !isInside(range) { return "a place outside of its file: \(diagnostic.message)" }
      }
    }
    return nil
  }

  private func isInside(_ range: SourceRange) -> Bool {
    // A chosen name stands in the config.
    let isInFiles = sources.contains { $0 === range.file } || range.file.path == ".tokenc.yml"
    return isInFiles && range.start >= 0 && range.start <= range.end
      && range.end <= range.file.bytes.count
  }

  var text: String {
    let texts = sources.map { "# \($0.path)\n" + String(decoding: $0.bytes, as: UTF8.self) }
    return "seed \(seed)\n" + texts.joined(separator: "\n")
  }
}
