import Foundation
import TokenCommands
import TokenLint

/// The facts of earlier runs on disk.
///
/// It is only ever a help: what is missing, damaged or cannot be written costs time and nothing else. It is replaced
/// whole, so two runs at once do not disturb each other; the last one's is kept.
struct LintCacheFile {
  private static let usualFolder = ".build/tokenc"
  private static let name = "lint-facts"
  /// More than that is not written: to read it would take longer than it saves.
  private static let mostBytes = 64 << 20

  private let folder: String
  /// The root of the project, for the usual folder in it.
  private let root: String?

  private let version: String

  /// Facts depend on the names of device symbols as well.
  init(
    named folder: String?, from workingDirectory: String, root: String, deviceSymbols: [DeviceSymbol]
  ) {
    let names = Set(deviceSymbols.map(\.name)).sorted()
    version = ([toolVersion, FactsVersion.current] + names).joined(separator: " ")
    self.folder = folder.map { AbsolutePath.join(workingDirectory, $0) } ?? root + "/" + Self.usualFolder
    self.root = folder == nil ? root : nil
  }

  private var path: String { folder + "/" + Self.name }

  func read() -> FactsCache {
    guard case .bytes(let bytes) = FileContents.read(path) else { return .empty }
    return FactsCache(bytes, version: version)
  }

  /// Keeps the facts of a run. What was known of other files stays, unless the run looked at all there are.
  func write(_ facts: [FactsCache.Key: FileFacts], and known: FactsCache) {
    let bytes = FactsCache.bytes(facts, and: known, version: version)
    guard bytes.count <= Self.mostBytes else { return }
    if let root {
      guard WritingPlace(folder, root: root).isInProject else { return }
      if !FileManager.default.fileExists(atPath: folder) {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Not every project that has no package tells git to leave `.build` alone.
        try? replaceFile(at: folder + "/.gitignore", shownAs: ".gitignore", with: Array("*\n".utf8))
      }
    }
    try? replaceFile(at: path, shownAs: Self.name, with: bytes, followingLinks: false)
  }
}
