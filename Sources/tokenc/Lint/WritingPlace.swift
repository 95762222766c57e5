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

  /// Whether it, or what there is of the way to it, lies in the project when links are followed.
  var isInProject: Bool {
    var existing = path
    while existing != root, (try? FileManager.default.attributesOfItem(atPath: existing)) == nil {
      existing = AbsolutePath.parent(existing)
    }
    let real = [existing, root].map { URL(filePath: $0).resolvingSymlinksInPath().path }
    return AbsolutePath.lies(real[0], in: real[1])
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
