import Foundation
import TokenDiagnostics
import TokenEmit
import TokenLayout
import TokenModel
import TokenSyntax

/// A project read, resolved and checked, ready to be emitted.
struct Compilation {
  let project: Project
  /// Everything there is to say, in the order of the files and of the places in them.
  let bag: DiagnosticBag
  private let inputs: [SwiftSettings: EmitInput]
  let log: StageLog

  /// The formats of the outputs that are asked for say what they cannot express.
  init(
    _ project: Project, finding finder: TokenFileFinder, templates: TemplateReading,
    outputs: [Config.OutputSetting], jobs: Int, log: StageLog
  ) {
    let reads = FileReading.readAll(finder.files, jobs: jobs, log: log)
    var found = finder.bag
    found.add(contentsOf: templates.bag)
    for read in reads { found.add(contentsOf: read.bag) }
    let settings = project.config.model
    let declarations = log.measure(.declare) {
      declare(reads.map(\.tree), types: TokenType.all, settings: settings, reportingTo: &found)
    }
    let tokenSet = log.measure(.resolve) { resolve(declarations, settings: settings, reportingTo: &found) }
    if !project.sharesConfig {
      for mistake in project.config.namesOfNothing(in: declarations) { found.add(mistake) }
    }
    log.measure(.check, "layout") { checkLayout(of: tokenSet, reportingTo: &found) }
    if !reads.contains(where: \.tree.hasUnreadNames) { found = Self.certainOfNames(found) }
    if reads.contains(where: \.tree.hasSyntaxError) { found = Self.leavingOutTheUncertain(found) }
    let files = reads.map(\.file)
    var inputs: [SwiftSettings: EmitInput] = [:]
    func input(_ output: Config.OutputSetting) -> EmitInput {
      let swift = project.config.swift(for: output)
      let input =
        inputs[swift]
        ?? EmitInput(
          tokenSet: tokenSet, files: files, swift: swift, types: TokenType.all, templates: templates.library)
      inputs[swift] = input
      return input
    }
    for output in outputs {
      log.measure(.check, output.format.name) { found.add(contentsOf: output.format.check(input(output))) }
    }
    if tokenSet.tokens.count > Self.mostFreedTokens { Keeper.keep((reads, inputs)) }
    self.project = project
    self.inputs = inputs
    self.log = log
    bag = Self.leavingOutWarningsOfClashes(found).sorted(
      byPlacesIn: files.map(\.source) + templates.files.map(\.source))
  }

  /// The end of the process gives back all memory at once. Giving back a large project part by part before costs more
  /// than writing it, so it is kept; a small one is not, because tests and tools that run commands make many.
  private static let mostFreedTokens = 2000

  /// The files of an output that was asked for.
  func emit(_ output: Config.OutputSetting) -> [OutputFile] {
    guard let input = input(for: output) else { return [] }
    return log.measure(.emit, output.format.name) { output.format.emit(input) }
  }

  /// What the format of an output that was asked for is given.
  func input(for output: Config.OutputSetting) -> EmitInput? { inputs[project.config.swift(for: output)] }

  private static func leavingOutTheUncertain(_ bag: DiagnosticBag) -> DiagnosticBag {
    var (kept, leftOut) = bag.leavingOutWhatDependsOnUnreadText()
    if leftOut > 0 { kept.add(.findingsLeftOut(leftOut)) }
    return kept
  }

  /// What is not there in text that was all read is not there.
  private static func certainOfNames(_ bag: DiagnosticBag) -> DiagnosticBag {
    var certain = DiagnosticBag()
    for var diagnostic in bag.diagnostics {
      if diagnostic.id == .unknownReference { diagnostic.dependsOnUnreadText = false }
      certain.add(diagnostic)
    }
    return certain
  }

  /// Two names of which an output makes one are told as that, not also as names that differ in case.
  private static func leavingOutWarningsOfClashes(_ bag: DiagnosticBag) -> DiagnosticBag {
    let ids: Set<DiagnosticID> = [.swiftNameClash, .assetNameClash]
    let clashes = Set(bag.diagnostics.filter { ids.contains($0.id) }.map(\.range))
    guard !clashes.isEmpty else { return bag }
    var kept = DiagnosticBag()
    for diagnostic in bag.diagnostics
    where diagnostic.id != .namesDifferInCase || !clashes.contains(diagnostic.range) {
      kept.add(diagnostic)
    }
    return kept
  }
}

/// Holds a value that is never freed.
private final class Keeper<Value> {
  private let value: Value

  private init(_ value: Value) { self.value = value }

  static func keep(_ value: Value) { _ = Unmanaged.passRetained(Keeper(value)) }
}
