import Foundation

extension OutputPlace {
  /// What the system refused, and what a person can do about it.
  func failure(_ action: String, _ code: Int32) -> CommandError {
    let cause = SystemError(code: code).text
    return CommandError(.failure, "cannot \(action) '\(displayPath)': \(cause); \(Self.advice(for: code))")
  }

  func standsWhereAFileIsWritten() -> CommandError {
    CommandError(
      .failure, "'\(displayPath)' is not a file, but a file is written there; move it away")
  }

  func standsWhereAFolderIsNeeded() -> CommandError {
    CommandError(
      .failure, "'\(displayPath)' is not a folder, but files are written below it; move it away")
  }

  func isLinkWhereAFolderIsNeeded() -> CommandError {
    CommandError(
      .failure, "'\(displayPath)' is a link, and outputs are not written through links; put a folder there")
  }

  private static func advice(for code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "see that you own it and its folder is writable"
    case EROFS: "choose a folder that is writable"
    case ENOSPC, EDQUOT: "free some space and build again"
    case ENAMETOOLONG: "choose a shorter name"
    case EISDIR, ENOTDIR, EEXIST: "move away what stands there"
    case EMFILE, ENFILE: "close some files and build again"
    default: "see that its folder is there and writable, and build again"
    }
  }
}
