import Foundation
import TokenCommands

/// Where a run would write something: who sends a project may have put links into it.
struct WritingPlace {
  private let path: String
  private let root: String

  /// Both are absolute.
  init(_ path: String, root: String) {
    self.path = path
    self.root = root
  }

  /// Whether it lies in the project when links are followed, be something there or not.
  var isInProject: Bool {
    guard let real = Self.real(path), let realRoot = Self.real(root) else { return false }
    return AbsolutePath.lies(real, in: realRoot)
  }

  /// The path without links in it; nil if they lead in a circle.
  private static func real(_ path: String, depth: Int = 0) -> String? {
    if let found = realpath(path, nil) {
      defer { free(found) }
      return String(cString: found)
    }
    guard depth < 40, path != "/", let parent = real(AbsolutePath.parent(path), depth: depth + 1) else {
      return nil
    }
    // A link may lead to what is not there yet.
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return real(AbsolutePath.join(parent, target), depth: depth + 1)
    }
    return AbsolutePath.join(parent, path.split(separator: "/").last.map(String.init) ?? "")
  }

  /// Why nothing is written there, as what is said of the file; nil if it may be. What is named outside of the project
  /// is meant.
  var obstacle: String? {
    if AbsolutePath.lies(path, in: root), !isInProject { return "a link leads to it out of the project" }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    // The superuser may write anything, and does not mean to.
    let isProtected = status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) == 0 || access(path, W_OK) != 0
    return isProtected ? "it is protected against writing" : nil
  }
}
