import Foundation

/// What a text is called that waits to replace a file: by the process that wrote it, so that another one can tell
/// whether it still waits.
enum TemporaryName {
  private static let prefix = ".tokenc-"

  static func make(file: Int, attempt: Int) -> String { "\(prefix)\(getpid())-\(file)-\(attempt)" }

  /// Whether a process that no longer exists gave this name.
  static func isLeftBehind(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy(isNumber), let process = pid_t(parts[0]), process > 0 else {
      return false
    }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }
}

extension OutputFolder {
  /// Removes what runs that were killed left beside the files of a plan. What cannot be removed harms nothing.
  func removeTemporariesLeftBehind(besideFilesOf plan: OutputPlan) {
    let paths = plan.writes.map(\.path) + plan.unchanged + plan.removals + [OutputList.fileName]
    var folders: Set<String> = []
    for place in paths.map(place) {
      let folder = place.parent.absolutePath
      guard folders.insert(folder).inserted, (try? place.isReachedWithoutLinks()) == true else { continue }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where TemporaryName.isLeftBehind(name) { removePlainFile(folder + "/" + name) }
    }
  }

  private func removePlainFile(_ path: String) {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { unlink(path) }
  }
}
