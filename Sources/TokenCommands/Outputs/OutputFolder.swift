import Foundation
import TokenDiagnostics
import TokenEmit

/// A folder that builds write into, and that tells what was written by them from what people put there.
package struct OutputFolder: Sendable {
  /// The path as it is shown, without a slash at its end.
  package let displayPath: String
  private let directory: String

  package init(directory: URL, displayPath: String) {
    self.directory = directory.absoluteURL.path(percentEncoded: false).trimmingSuffix("/")
    self.displayPath = displayPath.trimmingSuffix("/")
  }

  /// Compares the folder with the files a build made, and changes nothing.
  package func plan(_ files: [OutputFile]) throws(CommandError) -> OutputPlan {
    try refuseClashes(files)
    try refuseFileAsFolder()
    var plan = OutputPlan()
    var identities: Set<FileIdentity> = []
    for file in files.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      let place = place(of: file.path)
      let kind = try place.kindBehindLinks()
      if case .file(let identity, _) = kind { identities.insert(identity) }
      try plan.add(file, reason: staleness(of: file, at: place, kind))
    }
    let listed = try readList()
    plan.diagnostics += listed?.diagnostics ?? []
    let expected = Set(files.map(\.path))
    for entry in listed?.entries ?? [] where !expected.contains(entry.path) {
      try plan.leave(entry, at: place(of: entry.path), keeping: identities)
    }
    try plan.addList(OutputList.text(for: files), at: place(of: OutputList.fileName))
    return plan
  }

  /// Makes the folder what a plan says. If a file cannot be written, every old file stays whole.
  package func apply(_ plan: OutputPlan) throws(CommandError) {
    removeTemporariesLeftBehind(besideFilesOf: plan)
    if plan.isCurrent { return }
    var writer = OutputWriter(folder: self)
    try writer.carryOut(plan)
  }

  /// An error for each file that is not what a plan would make it, at its beginning if there is such a file.
  package func staleOutputs(_ plan: OutputPlan) -> [Diagnostic] {
    plan.stale.map { stale in
      let place = place(of: stale.path)
      let file = try? place.sourceFile()
      return .staleOutput(place.displayPath, stale.reason, at: file.map { SourceRange(startOf: $0) })
    }
  }

  func place(of path: String) -> OutputPlace {
    OutputPlace(folder: directory, displayFolder: displayPath, path: path)
  }

  /// The folder itself.
  var root: OutputPlace { place(of: "") }

  private func refuseClashes(_ files: [OutputFile]) throws(CommandError) {
    var seen: Set<String> = []
    for file in files {
      guard OutputFile.isPathInside(file.path) else {
        throw CommandError(
          .failure, "'\(file.path)' is not a path inside '\(displayPath)'; choose another name")
      }
      guard seen.insert(file.path).inserted else {
        let path = place(of: file.path).displayPath
        throw CommandError(.failure, "'\(path)' is written twice; give one another name")
      }
    }
  }

  private func refuseFileAsFolder() throws(CommandError) {
    if case .file = try root.kindBehindLinks() { throw root.standsWhereAFolderIsNeeded() }
  }

  private func staleness(
    of file: OutputFile, at place: OutputPlace, _ kind: OutputPlace.Kind
  ) throws(CommandError) -> OutputPlan.Reason? {
    switch kind {
    case .missing: return .missing
    case .file(_, let size):
      if size != file.bytes.count { return .differs }
      return try place.contents(expecting: size) == file.bytes ? nil : .differs
    case .folder, .link, .other: throw place.standsWhereAFileIsWritten()
    }
  }

  private func readList() throws(CommandError) -> OutputList? {
    let place = place(of: OutputList.fileName)
    switch try place.kindBehindLinks() {
    case .missing: return nil
    case .file: return OutputList(reading: try place.sourceFile())
    case .folder, .link, .other: throw place.standsWhereAFileIsWritten()
    }
  }
}

extension OutputPlan {
  fileprivate mutating func add(_ file: OutputFile, reason: Reason?) {
    guard let reason else { return unchanged.append(file.path) }
    writes.append(file)
    stale.append(StaleFile(path: file.path, reason: reason))
  }

  /// Decides what becomes of a listed file that is no longer expected.
  fileprivate mutating func leave(
    _ entry: OutputList.Entry, at place: OutputPlace, keeping kept: Set<FileIdentity>
  ) throws(CommandError) {
    guard try place.isReachedWithoutLinks() else { return }
    switch try place.kind() {
    case .missing, .folder, .other: return
    case .link: diagnostics.append(.editedOutput(place.displayPath, at: nil))
    case .file(let identity, _):
      // Where case makes no difference, `Bar.swift` is the file that is now written as `bar.swift`.
      if kept.contains(identity) { return }
      let bytes = try place.contents()
      if SHA256.hexDigest(of: bytes) == entry.hash {
        removals.append(entry.path)
        stale.append(StaleFile(path: entry.path, reason: .noLongerExpected))
      } else {
        let file = SourceFile(path: place.displayPath, bytes: bytes)
        diagnostics.append(.editedOutput(place.displayPath, at: SourceRange(startOf: file)))
      }
    }
  }

  fileprivate mutating func addList(_ text: [UInt8], at place: OutputPlace) throws(CommandError) {
    let current: [UInt8]? =
      if case .missing = try place.kindBehindLinks() { nil } else { try place.contents() }
    if current ?? [] == text { return }
    list = text
    stale.append(StaleFile(path: OutputList.fileName, reason: current == nil ? .missing : .listOutOfDate))
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    count > 1 && last == suffix ? String(dropLast()) : self
  }
}
