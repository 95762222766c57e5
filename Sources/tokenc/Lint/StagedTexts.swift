import Foundation
import TokenCommands

/// The files as they are staged, which is what a commit would take in.
struct StagedTexts: Sendable {
  private let git: Git
  /// The paths as git tells them of the files that were edited after they were staged, by their absolute paths.
  private let edited: [String: String]

  init(of git: Git) throws(CommandError) {
    self.git = git
    edited = try git.paths(
      ["diff", "--name-only", "--no-ext-diff", "--no-relative", "--no-renames", "-z"],
      toLearn: "which files were edited after they were staged")
  }

  /// The files that are staged but gone from the disk, by their absolute paths.
  var gone: [String] {
    edited.keys.filter { path in
      var status = stat()
      return lstat(path, &status) != 0
    }
    .sorted()
  }

  func contents(of absolutePath: String) -> FileContents {
    guard let path = edited[absolutePath] else { return FileContents.read(absolutePath) }
    do throws(CommandError) {
      return .bytes(try git.run(["show", ":0:" + path], toLearn: "what is staged of '\(path)'"))
    } catch {
      return .refused(error.message)
    }
  }
}
