import Foundation

/// The runs that are compared, in turn, so that what else the machine does falls on both.
struct Comparison {
  private(set) var builds: [MeasuredRun] = []
  private(set) var others: [MeasuredRun] = []

  var ratio: Double { builds.medianCPU / others.medianCPU }

  mutating func add(build: MeasuredRun, other: MeasuredRun) {
    builds.append(build)
    others.append(other)
  }
}

extension Report {
  /// Builds generated files of three sizes from nothing, each beside a loop over the events of the same file.
  mutating func addGeneratedFiles(in folder: URL, _ programs: Programs) throws {
    _ = try addGeneratedFile(tokenCount: 1000, rounds: 9, in: folder, programs)
    let small = try addGeneratedFile(tokenCount: 10_000, rounds: 7, in: folder, programs)
    let large = try addGeneratedFile(tokenCount: 100_000, rounds: 5, in: folder, programs)
    tell("  build / event loop", large.ratio, atMost: 12, unit: "x")
    tell("  peak memory of build", large.builds.medianMemory, atMost: 600, unit: "MB")
    tell("  CPU of 100000 / of 10000", large.builds.medianCPU / small.builds.medianCPU, atMost: 12, unit: "x")
  }

  private func addGeneratedFile(
    tokenCount: Int, rounds: Int, in folder: URL, _ programs: Programs
  ) throws -> Comparison {
    let project = folder.appending(path: "\(tokenCount)")
    let file = project.appending(path: "Tokens/tokens.yaml").path
    try FileManager.default.createDirectory(
      at: project.appending(path: "Tokens"), withIntermediateDirectories: true)
    // A process of its own, because the memory of a process counts for the children that it starts later.
    _ = try MeasuredRun(
      programs.benchmark, ["write", "\(tokenCount)", file], in: project.path, printing: .shown)

    var runs = Comparison()
    for _ in 0..<rounds {
      try? FileManager.default.removeItem(at: project.appending(path: "Generated"))
      runs.add(
        build: try MeasuredRun(
          programs.tokenc, ["build", "--only", "swift,json"], in: project.path, printing: .hidden),
        other: try MeasuredRun(programs.yamlEventLoop, [file], in: project.path, printing: .hidden))
    }
    tell("  build", runs.builds)
    tell("  event loop", runs.others)
    return runs
  }
}
