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
  static func readAll(_ files: [TokenFileFinder.Found], jobs: Int) -> [FileReading] {
    let jobs = max(1, min(jobs, files.count))
    let results = Results(count: files.count)
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      for index in stride(from: job, to: files.count, by: jobs) {
        results.set(FileReading(files[index]), at: index)
      }
    }
    return results.all
  }

  private init(_ found: TokenFileFinder.Found) {
    var bag = DiagnosticBag()
    switch FileContents.read(found.absolutePath) {
    case .bytes(let bytes):
      let source = SourceFile(path: found.path, bytes: bytes)
      file = TokenFile(source: source, pathInFolder: found.pathInFolder)
      if TokenFile.yamlSuffixes.contains(where: found.path.hasSuffix) {
        tree = readYAML(source, reportingTo: &bag)
      } else {
        bag.add(.jsonNotSupported(source))
        tree = SyntaxTree(root: nil, hasSyntaxError: true)
      }
    case .refused(let reason):
      let source = SourceFile(path: found.path, bytes: [])
      file = TokenFile(source: source, pathInFolder: found.pathInFolder)
      bag.add(.unreadableFile(source, reason: reason, namedAt: found.namedAt))
      tree = SyntaxTree(root: nil, hasSyntaxError: true)
    }
    self.bag = bag
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
