import Foundation
import TokenCommands
import TokenDiagnostics
import TokenLint

/// Which files a run looks at, and their texts.
extension LintRun {
  struct Sources {
    let files: [LintFileWalk.Found]
    let configs: NestedConfigs
    /// Nil where the files are read as they are.
    let staged: StagedTexts?
  }

  /// Whether the run looks at the whole project, so that what it does not find is not there.
  var isWholeProject: Bool {
    let named = arguments.operands.map { AbsolutePath.join(workingDirectory, $0) }
    return named.isEmpty || !readsStandardInput && named.contains(project.root)
  }

  private var readsStandardInput: Bool { arguments.operands == ["-"] }

  mutating func sources() throws(CommandError) -> Sources {
    if readsStandardInput { return try nameOfStandardInput() }
    let staged = arguments.contains(.staged) ? try StagedTexts(of: Git(around: project.root)) : nil
    let gone = Set(staged?.gone ?? [])
    let walk = try log.measure(.find) { () throws(CommandError) in
      var walk = LintFileWalk(root: project.root)
      let operands = arguments.operands.map { AbsolutePath.join(workingDirectory, $0) }
      let named = operands.isEmpty ? [project.root] : operands
      for path in named where !gone.contains(path) { try walk.take(path) }
      for path in gone { walk.takeStaged(path, in: named) }
      walk.finish()
      return walk
    }
    log.foundFiles(walk.files.count)
    bag.add(contentsOf: walk.bag)
    if arguments.contains(.verbose) {
      for (path, reason) in walk.skipped { bag.add(.skippedFile(path, reason: reason)) }
    }
    return Sources(files: walk.files, configs: walk.configs, staged: staged)
  }

  /// What an editor has not saved yet, as if it were in its file. Of the project, only the configs on the way there are
  /// read.
  private func nameOfStandardInput() throws(CommandError) -> Sources {
    guard let name = arguments.text(.stdinFilename) else {
      throw CommandError(.wrongUse, "'-' needs '--stdin-filename FILE', because rules look at the path")
    }
    let absolutePath = AbsolutePath.join(workingDirectory, name)
    let path = AbsolutePath.relative(absolutePath, to: project.root)
    guard let kind = LintFileKind(name: String(name.split(separator: "/").last ?? "")) else {
      throw CommandError(
        .wrongUse, "'\(path)' is no file that the linter reads, such as Swift or a property list")
    }
    var configs = NestedConfigs()
    configs.read(downTo: AbsolutePath.parent(absolutePath), from: project.root)
    let found = LintFileWalk.Found(path: path, absolutePath: absolutePath, kind: kind, isNamed: true)
    return Sources(files: [found], configs: configs, staged: nil)
  }

  mutating func read(
    _ found: [LintFileWalk.Found], from sources: Sources
  ) throws(CommandError) -> [LintedFile] {
    let file = cacheFile
    let known = file.map { file in log.measure(.read, "cache") { file.read() } }
    var linted: [LintedFile] = []
    var ofProject: [LintedFile] = []
    let outcomes = try reading(known, sources).read(found)
    for outcome in outcomes {
      switch outcome {
      case .read(let file, _):
        linted.append(file)
        if let offset = file.facts.unseenFrom {
          bag.add(.unseen(SourceRange(file: file.source, start: offset, end: offset)))
        }
        if !file.isJudged, arguments.contains(.verbose) {
          bag.add(.skippedFile(file.source.path, reason: "it says itself that a program wrote it"))
        }
      case .ofProject(let file, _): ofProject.append(file)
      case .skipped(let diagnostic): bag.add(diagnostic)
      }
    }
    if let file, let known { keep(outcomes, known, in: file) }
    let (files, leftOut) = log.measure(.check, "project") { withProject(linted, ofProject) }
    for part in leftOut { bag.add(.leftOut(part)) }
    return files
  }

  /// Writes the cache anew where facts are not in it.
  private func keep(_ outcomes: [LintReading.Outcome], _ known: FactsCache, in file: LintCacheFile) {
    let kept = outcomes.lazy.compactMap(\.kept)
    guard !kept.allSatisfy({ known.contains($0.key) }) else { return }
    let facts = Dictionary(kept.map { ($0.key, $0.facts) }, uniquingKeysWith: { first, _ in first })
    file.write(facts, and: isWholeProject ? .empty : known)
  }

  /// The files with what is found in how the project is built. A manifest that is Swift is code as well.
  private func withProject(
    _ linted: [LintedFile], _ ofProject: [LintedFile]
  ) -> (files: [LintedFile], leftOut: [ProjectFiles.LeftOut]) {
    let manifests = linted.map(\.source.path).filter { ("/" + $0).hasSuffix("/Project.swift") }
    let root = project.root
    let readFile: @Sendable (String) -> SourceFile? = { path in
      guard case .bytes(let bytes) = FileContents.read(AbsolutePath.join(root, path)) else { return nil }
      return SourceFile(path: path, bytes: bytes)
    }
    let files = ProjectFiles(
      ofProject + manifests.compactMap(readFile).map(LintedFile.init(ofProject:)), others: readFile)
    return (ProjectReading(rules: LintRule.all).read(files, with: linted), files.leftOut)
  }

  /// Nil where nothing is kept. What is parsed whole must not be taken from what was not.
  private var cacheFile: LintCacheFile? {
    if arguments.contains(.noCache) || arguments.contains(.parseAll) || readsStandardInput { return nil }
    return LintCacheFile(
      named: arguments.text(.cacheDir), from: workingDirectory, root: project.root,
      deviceSymbols: deviceSymbols)
  }

  var deviceSymbols: [DeviceSymbol] { project.config.lint.deviceSymbols.map { DeviceSymbol($0.value) } }

  private func reading(_ known: FactsCache?, _ sources: Sources) throws(CommandError) -> LintReading {
    LintReading(
      swift: SwiftReading(rules: LintRule.all, deviceSymbols: deviceSymbols, timings: timings),
      objectiveC: ObjectiveCReading(rules: LintRule.all),
      known: known,
      method: arguments.contains(.parseAll) ? .parsingAll : .lexingFirst,
      jobs: arguments.count(.jobs) ?? ProcessInfo.processInfo.activeProcessorCount, log: log,
      contents: try contents(sources.staged))
  }

  /// How the text of a file is got.
  private func contents(
    _ staged: StagedTexts?
  ) throws(CommandError) -> @Sendable (LintFileWalk.Found) -> FileContents {
    if readsStandardInput {
      let input = try standardInput()
      return { _ in .bytes(input) }
    }
    if let staged { return { staged.contents(of: $0.absolutePath) } }
    return { FileContents.read($0.absolutePath) }
  }

  private func standardInput() throws(CommandError) -> [UInt8] {
    switch FileContents.readStandardInput() {
    case .refused(let reason):
      throw CommandError(.wrongUse, "standard input cannot be read: \(reason)")
    case .bytes(let bytes):
      guard bytes.count <= LintReading.mostBytes else {
        throw CommandError(
          .wrongUse,
          "standard input is larger than \(LintReading.mostBytes >> 20) MB, which no file should be")
      }
      return bytes
    }
  }
}
