import Foundation
import TestSupport
import Testing
import TokenLayout
import TokenModel

/// Token files made up from seeds, right ones and wrong ones: whatever they hold, the compiler ends, and either tells a
/// mistake at its place or writes Swift that type-checks. What it exports as DTCG gives the same tokens again.
///
/// `TOKENC_SEED` begins with another seed, `TOKENC_PROJECTS` tries so many; under `TOKENC_FULL=1` they are thousands.
@Suite struct RandomTokenFilesTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let firstSeed = environment["TOKENC_SEED"].flatMap(UInt64.init) ?? 20_260_101
  private static let count =
    environment["TOKENC_PROJECTS"].flatMap(UInt64.init) ?? (FullRun.isOn ? 3000 : 120)
  /// Projects for one run of the Swift compiler.
  private static let batch = 60

  @Test func everyTypeHasValuesToTry() throws {
    let pool = try ValuePool.shared.get()
    for type in TokenType.all { #expect(!pool.values(of: type).isEmpty, "\(type.name)") }
  }

  @Test func refusedWithAPlaceOrEmittedAsSwift() throws {
    let pool = try ValuePool.shared.get()
    let folder = try TemporaryFolder()
    var accepted: [RandomProject] = []
    var paths: [String] = []
    for seed in Self.firstSeed..<Self.firstSeed + Self.count {
      let project = RandomProject(seed: seed, pool: pool)
      // What is being tried outlives a crash.
      try folder.write(project.text, to: "trying.txt")
      switch project.outcome() {
      case .refused: break
      case .broken(let fault): Issue.record("\(fault)\n\(project.text)")
      case .emitted(let path, let text):
        try folder.write(text, to: path)
        try expectRoundTrip(project.exported)
        accepted.append(project)
        paths.append(path)
      }
    }
    print("random token files: \(accepted.count) of \(Self.count) accepted from seed \(Self.firstSeed)")
    #expect(accepted.count * 3 >= Int(Self.count), "too few valid files to say anything of the Swift")
    try typecheck(paths, of: accepted, in: folder.url)
  }

  private func typecheck(_ paths: [String], of projects: [RandomProject], in folder: URL) throws {
    for start in stride(from: 0, to: paths.count, by: Self.batch) {
      let batch = paths[start..<min(start + Self.batch, paths.count)]
      let errors = try Swiftc.typecheck(Array(batch), in: folder)
      guard !errors.isEmpty else { continue }
      let culprit = zip(paths, projects).first { path, _ in errors.contains(path + ":") }?.1
      Issue.record("\(errors.prefix(3000))\n\(culprit?.text ?? "")")
    }
  }
}
