import Dispatch
import Foundation
import TokenCommands
import TokenDiagnostics
import TokenLint

/// Reads files in parallel. The result does not depend on the number of jobs.
struct LintReading {
  /// What became of a file.
  enum Outcome: Sendable {
    /// The key is that under which the facts are kept, if they are.
    case read(LintedFile, key: FactsCache.Key?)
    /// A file that tells how apps are built, which is read with the others of its kind.
    case ofProject(LintedFile, key: FactsCache.Key?)
    case skipped(Diagnostic)
  }

  let swift: SwiftReading
  let objectiveC: ObjectiveCReading
  /// Nil where nothing is kept.
  let known: FactsCache?
  let method: SwiftReading.Method
  let jobs: Int
  let log: StageLog
  /// How the text of a file is got.
  let contents: @Sendable (LintFileWalk.Found) -> FileContents

  /// Files above this size are programs' work and would cost more than they tell.
  static let mostBytes = 16 * 1024 * 1024

  func read(_ files: [LintFileWalk.Found]) -> [Outcome] {
    let results = Locked([Outcome?](repeating: nil, count: files.count))
    let next = Locked(0)
    let group = DispatchGroup()
    for job in 0..<max(1, min(jobs, files.count)) {
      group.enter()
      let thread = Thread {
        while let index = Self.take(next, below: files.count) {
          let outcome = log.measure(.read, files[index].path, thread: job + 1) { read(files[index]) }
          results.withLock { $0[index] = outcome }
          log.finishedFile()
        }
        group.leave()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    group.wait()
    return results.withLock { $0.compactMap { $0 } }
  }

  /// In bytes. The parser goes down a step for each level of the code; the threads of Dispatch have room for few on some
  /// systems.
  private static let stackSize = 16 << 20

  private static func take(_ next: Locked<Int>, below count: Int) -> Int? {
    next.withLock { index in
      guard index < count else { return nil }
      index += 1
      return index - 1
    }
  }

  private func read(_ file: LintFileWalk.Found) -> Outcome {
    switch contents(file) {
    case .refused(let reason): .skipped(.unreadable("file", file.path, reason: reason))
    case .bytes(let bytes): read(bytes, of: file)
    }
  }

  private func read(_ bytes: [UInt8], of file: LintFileWalk.Found) -> Outcome {
    guard bytes.count <= Self.mostBytes else {
      return .skipped(.skippedFile(file.path, reason: "it is larger than \(Self.mostBytes >> 20) MB"))
    }
    let key = known == nil || !file.kind.hasFacts ? nil : FactsCache.Key(of: bytes, kind: file.kind)
    if let key, let facts = known?[key] { return outcome(facts, bytes, file, key) }
    guard file.kind.isSource else {
      return .ofProject(LintedFile(ofProject: SourceFile(path: file.path, bytes: bytes)), key: key)
    }
    guard !bytes.contains(0) else { return .skipped(.skippedFile(file.path, reason: "it is no text")) }
    if file.kind == .swift {
      guard String(validating: bytes, as: UTF8.self) != nil else {
        return .skipped(.skippedFile(file.path, reason: "it is not UTF-8"))
      }
      return outcome(swift.read(bytes, method: method), bytes, file, key)
    }
    return outcome(objectiveC.read(bytes), bytes, file, key)
  }

  private func outcome(
    _ facts: FileFacts, _ bytes: [UInt8], _ file: LintFileWalk.Found, _ key: FactsCache.Key?
  ) -> Outcome {
    if facts.isTooDeep {
      return .skipped(.skippedFile(file.path, reason: "its code is nested deeper than anybody writes it"))
    }
    guard file.kind.isSource else {
      return .ofProject(LintedFile(source: SourceFile(path: file.path, bytes: bytes), facts: facts), key: key)
    }
    let source = SourceFile(path: file.path, bytes: facts.speaksOfPlaces ? bytes : [])
    return .read(LintedFile(source: source, facts: facts, isNamed: file.isNamed), key: key)
  }
}

extension LintReading.Outcome {
  /// What is kept of it.
  var kept: (key: FactsCache.Key, facts: FileFacts)? {
    switch self {
    case .read(let file, let key?), .ofProject(let file, let key?): (key, file.facts)
    case .read(_, nil), .ofProject(_, nil), .skipped: nil
    }
  }
}
