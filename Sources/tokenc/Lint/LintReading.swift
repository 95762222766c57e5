import Dispatch
import Foundation
import TokenCommands
import TokenDiagnostics
import TokenLint

/// Reads files in parallel. The result does not depend on the number of jobs.
struct LintReading {
  /// What became of a file.
  enum Outcome: Sendable {
    /// The key is that under which the facts are kept.
    case read(LintedFile, key: FactsCache.Key)
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
  private static let mostBytes = 16 * 1024 * 1024

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
    case .bytes(let bytes): read(bytes, path: file.path, kind: file.kind)
    }
  }

  private func read(_ bytes: [UInt8], path: String, kind: LintFileKind) -> Outcome {
    guard bytes.count <= Self.mostBytes else {
      return .skipped(.skippedFile(path, reason: "it is larger than \(Self.mostBytes >> 20) MB"))
    }
    guard !bytes.contains(0) else { return .skipped(.skippedFile(path, reason: "it is no text")) }
    let key = known == nil ? "" : FactsCache.key(of: bytes, kind: kind)
    let facts: FileFacts
    if let kept = known?[key] {
      facts = kept
    } else if kind == .swift, String(validating: bytes, as: UTF8.self) == nil {
      return .skipped(.skippedFile(path, reason: "it is not UTF-8"))
    } else {
      facts = self.facts(of: bytes, kind)
    }
    if facts.isTooDeep {
      return .skipped(.skippedFile(path, reason: "its code is nested deeper than anybody writes it"))
    }
    let source = SourceFile(path: path, bytes: facts.hasPlaces ? bytes : [])
    return .read(LintedFile(source: source, facts: facts), key: key)
  }

  private func facts(of bytes: [UInt8], _ kind: LintFileKind) -> FileFacts {
    switch kind {
    case .swift: swift.read(bytes, method: method)
    case .objectiveC: objectiveC.read(bytes)
    case .propertyList, .xcodeProject, .buildSettings, .projectManifest, .interfaceFile: FileFacts()
    }
  }
}
