import Foundation
import TokenDiagnostics
import TokenEmit
import TokenSyntax

/// A token file read into a tree, with what is to be said of it.
struct FileReading: Sendable {
  let file: TokenFile
  let tree: SyntaxTree
  let bag: DiagnosticBag

  /// Reads files in parallel, each with a bag of its own. The result does not depend on the number of jobs.
  static func readAll(_ files: [TokenFileFinder.Found], jobs: Int, log: StageLog) -> [FileReading] {
    let jobs = max(1, min(jobs, files.count))
    let results = Results(count: files.count)
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      for index in stride(from: job, to: files.count, by: jobs) {
        results.set(FileReading(files[index], thread: job + 1, log), at: index)
        log.finishedFile()
      }
    }
    return results.all
  }

  private init(_ found: TokenFileFinder.Found, thread: Int, _ log: StageLog) {
    var bag = DiagnosticBag()
    let contents =
      found.pathInFolder.hasControlCharacter
      ? nil : log.measure(.read, found.path, thread: thread) { found.contents() }
    var bytes: [UInt8] = []
    if case .bytes(let read) = contents { bytes = read }
    let source = SourceFile(path: found.path, bytes: bytes)
    file = TokenFile(source: source, pathInFolder: found.pathInFolder)
    if let mistake = Self.mistake(in: source, contents, found) {
      bag.add(mistake)
      tree = SyntaxTree(root: nil, hasSyntaxError: true)
    } else {
      tree = log.measure(.parse, found.path, thread: thread) { readTokenFile(source, reportingTo: &bag) }
    }
    self.bag = bag
  }

  /// Why a file is not read as tokens; the contents are nil if its name cannot be used.
  private static func mistake(
    in source: SourceFile, _ contents: FileContents?, _ found: TokenFileFinder.Found
  ) -> Diagnostic? {
    let range = found.namedAt
    switch contents {
    case nil: return .controlCharacterInName(source, namedAt: range)
    case .refused(let reason): return .unreadableFile(source, reason: reason, namedAt: range)
    case .bytes where source.path.hasSuffix(".resolver.json"): return .resolverNotSupported(source)
    case .bytes where TokenFile.isNamedLikeOne(found.pathInFolder): return nil
    case .bytes: return .endingOfNoTokenFile(source, namedAt: range)
    }
  }

  /// The readings in their places, whichever thread makes them.
  private final class Results: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var readings: [FileReading?]

    init(count: Int) { readings = Array(repeating: nil, count: count) }

    func set(_ reading: FileReading, at index: Int) {
      lock.withLock { readings[index] = reading }
    }

    var all: [FileReading] { lock.withLock { readings.compactMap { $0 } } }
  }
}
