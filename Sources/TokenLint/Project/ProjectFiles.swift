import TokenDiagnostics

/// The files that tell how apps are built: property lists, Xcode projects, settings files, manifests of
/// generators, storyboards.
///
/// Thousands of targets may name one file, so what was read is kept. A project may be made to bring the linter down,
/// so there are bounds to that.
package final class ProjectFiles {
  /// What was not read of a project because there is more of it than anybody writes.
  package struct LeftOut: Hashable {
    /// The file that goes too far.
    package let path: String
    /// One phrase: what it has too much of, and what that means.
    package let reason: String
  }

  /// In the order of their paths.
  package let found: [LintedFile]
  package private(set) var leftOut: [LeftOut] = []
  private let byPath: [String: SourceFile]
  private let others: (_ path: String) -> SourceFile?
  private var read: [String: SourceFile?] = [:]
  private var infoPlists: [String: PropertyListValue?] = [:]
  private var settingsFiles: [String: SettingsFile] = [:]
  private var settingsLines: [String: [SettingsLine]?] = [:]
  private var bytesLeft = ProjectLimits.mostBytes
  private var settingsLeft = ProjectLimits.mostSettings

  /// `others` answers for paths that a file names and that were not found; it may read them.
  package init(_ files: [LintedFile], others: @escaping (_ path: String) -> SourceFile?) {
    found = files.sorted { $0.source.path < $1.source.path }
    byPath = Dictionary(files.map { ($0.source.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    self.others = others
  }

  func file(at path: String) -> SourceFile? {
    if let file = byPath[path] { return file }
    if let known = read[path] { return known }
    let file = bytesLeft < 0 ? nil : others(path)
    read[path] = .some(file)
    bytesLeft -= file?.bytes.count ?? 0
    if bytesLeft < 0 {
      let most = "\(ProjectLimits.mostBytes >> 20) MB"
      leaveOut(
        path, "files that were not found by themselves have more than \(most); the later ones are left out")
    }
    return file
  }

  /// An Info.plist with the keys that anybody asks for, since thousands of builds may ask for each; nil for what is not
  /// there, and for what is none.
  func infoPlist(at path: String) -> PropertyListValue? {
    if let known = infoPlists[path] { return known }
    let value = file(at: path).flatMap(readPropertyList).map { whole in
      whole.entries.map { entries in
        let last = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
        let asked = InfoPlistKey.asked.sorted().compactMap { last[$0] }
        return PropertyListValue(content: .dictionary(asked), range: whole.range)
      } ?? whole
    }
    infoPlists[path] = .some(value)
    return value
  }

  /// What a settings file sets, with those it includes.
  func settings(at path: String) -> SettingsFile {
    if let known = settingsFiles[path] { return known }
    let settings = SettingsFile(path, in: self)
    settingsFiles[path] = settings
    return settings
  }

  /// The lines of one settings file; nil for what is not there, or too large.
  func settingsLines(at path: String) -> [SettingsLine]? {
    if let known = settingsLines[path] { return known }
    let file = file(at: path).flatMap { $0.bytes.count <= ProjectLimits.mostBytes ? $0 : nil }
    let lines = file.map(SettingsLine.all)
    settingsLines[path] = .some(lines)
    return lines
  }

  /// Whether so many settings more may be kept.
  func hasRoom(forSettings count: Int, of path: String) -> Bool {
    settingsLeft -= count
    guard settingsLeft < 0 else { return true }
    leaveOut(
      path, "more than \(ProjectLimits.mostSettings) build settings are set; the later ones are left out")
    return false
  }

  /// Some of a list that no project has so many of.
  func first<Element>(
    _ most: Int, of elements: some Sequence<Element>, _ words: String, in path: String
  ) -> [Element] {
    let some = Array(elements.lazy.prefix(most + 1))
    guard some.count > most else { return some }
    leaveOut(path, "\(words) more than \(most); the later ones are left out")
    return Array(some.prefix(most))
  }

  /// Each reason once: what comes after it is no news.
  private func leaveOut(_ path: String, _ reason: String) {
    if !leftOut.contains(where: { $0.reason == reason }) {
      leftOut.append(LeftOut(path: path, reason: reason))
    }
  }
}
