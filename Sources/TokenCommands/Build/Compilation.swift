import Foundation
import TokenDiagnostics
import TokenEmit
import TokenLayout
import TokenModel
import TokenSyntax

/// A project read, resolved and checked, ready to be emitted.
struct Compilation {
  let project: Project
  let tokenSet: TokenSet
  let files: [TokenFile]
  /// Everything there is to say, in the order of the files and of the places in them.
  let bag: DiagnosticBag

  /// The types of DTCG and of this field, joined.
  static let types = TokenType.plain + TokenType.layout

  /// The formats of the outputs that are asked for say what they cannot express.
  init(_ project: Project, finding finder: TokenFileFinder, outputs: [Config.OutputSetting], jobs: Int) {
    self.project = project
    let reads = FileReading.readAll(finder.files, jobs: jobs)
    var found = finder.bag
    for read in reads { found.add(contentsOf: read.bag) }
    files = reads.map(\.file)
    let settings = project.config.model
    let declarations = declare(
      reads.map(\.tree), types: Self.types, settings: settings, reportingTo: &found)
    tokenSet = resolve(declarations, settings: settings, reportingTo: &found)
    if reads.contains(where: \.tree.hasSyntaxError) { found = Self.leavingOutTheUncertain(found) }
    for output in outputs {
      let input = EmitInput(tokenSet: tokenSet, files: files, swift: output.swift, types: Self.types)
      found.add(contentsOf: output.format.check(input))
    }
    bag = Self.sorted(found, by: files)
  }

  /// What an output is made of.
  func input(for output: Config.OutputSetting) -> EmitInput {
    let isSwift = output.format.name == OutputFormat.swift.name
    return EmitInput(
      tokenSet: tokenSet, files: files, swift: isSwift ? output.swift : project.config.swift,
      types: Self.types)
  }

  private static func leavingOutTheUncertain(_ bag: DiagnosticBag) -> DiagnosticBag {
    var (kept, leftOut) = bag.leavingOutWhatDependsOnUnreadText()
    if leftOut > 0 { kept.add(.findingsLeftOut(leftOut)) }
    return kept
  }

  private static func sorted(_ bag: DiagnosticBag, by files: [TokenFile]) -> DiagnosticBag {
    let places = Dictionary(
      files.enumerated().map { (ObjectIdentifier($1.source), $0) }, uniquingKeysWith: { first, _ in first })
    let keyed = bag.diagnostics.enumerated().map { index, diagnostic in
      let file =
        diagnostic.range.flatMap { places[ObjectIdentifier($0.file)] }
        ?? (diagnostic.range == nil ? .max : -1)
      return (file: file, offset: diagnostic.range?.start ?? 0, index: index, diagnostic: diagnostic)
    }
    var sorted = DiagnosticBag()
    for entry in keyed.sorted(by: { ($0.file, $0.offset, $0.index) < ($1.file, $1.offset, $1.index) }) {
      sorted.add(entry.diagnostic)
    }
    return sorted
  }
}
