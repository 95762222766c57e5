import Dispatch
import Foundation
import TokenCommands

/// Git, as it is installed, at work on the repository around a folder.
struct Git: Sendable {
  /// The folder, as it was named.
  private let folder: String
  /// The folder below the root of the repository, with a slash at its end; empty for the root itself.
  private let prefix: String
  /// The root of the repository as seen from the folder: `../../`.
  private let wayUp: String

  init(around folder: String) throws(CommandError) {
    self.folder = folder
    let answer = try Self.run(
      ["rev-parse", "--show-prefix", "--show-cdup"], in: folder, toLearn: "where the repository is")
    // The name of a folder may have a line break in it, the way up has none.
    let lines = answer.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    wayUp = String(decoding: lines.last ?? [], as: UTF8.self)
    prefix = String(decoding: answer.dropLast(wayUp.utf8.count + 2), as: UTF8.self)
  }

  /// Where a path lies that git tells as seen from the root of the repository. One below the folder keeps the name of
  /// the folder, which git would tell without the links in it.
  func absolutePath(of path: String) -> String {
    path.hasPrefix(prefix)
      ? AbsolutePath.join(folder, String(path.dropFirst(prefix.count)))
      : AbsolutePath.join(folder, wayUp + path)
  }

  /// What git prints.
  func run(_ arguments: [String], toLearn purpose: String) throws(CommandError) -> [UInt8] {
    try Self.run(arguments, in: folder, toLearn: purpose)
  }

  /// The paths that git prints with a zero byte after each, as absolute ones.
  func paths(_ arguments: [String], toLearn purpose: String) throws(CommandError) -> [String: String] {
    let printed = try run(arguments, toLearn: purpose).split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
    return Dictionary(printed.map { (absolutePath(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func run(
    _ arguments: [String], in folder: String, toLearn purpose: String
  ) throws(CommandError) -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw CommandError(.failure, "git cannot be started to learn \(purpose)")
    }
    // Both are read at the same time: git would wait for ever for room in the other.
    let said = Locked(Data())
    let reading = DispatchGroup()
    DispatchQueue.global().async(group: reading) {
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      said.withLock { $0 = data }
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    reading.wait()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let lines = String(decoding: said.withLock { $0 }, as: UTF8.self).split(separator: "\n")
      let reason = lines.first.map { ": \($0)" } ?? ""
      throw CommandError(.wrongUse, "git does not tell \(purpose)\(reason)")
    }
    return Array(bytes)
  }
}
