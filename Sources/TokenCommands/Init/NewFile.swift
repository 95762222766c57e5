import Foundation

/// A file that was not there before.
enum NewFile {
  /// Writes it with the folders around it; what is there already is never overwritten.
  static func write(_ text: String, to path: String, shown: String) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(
        atPath: AbsolutePath.parent(path), withIntermediateDirectories: true)
    } catch {
      throw refusal(shown, "its folder cannot be made: \(SystemError(code: errno).text)")
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw refusal(shown, SystemError(code: errno).text) }
    var text = text
    var code = text.withUTF8 { writeWhole(UnsafeRawBufferPointer($0), to: descriptor) }
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw refusal(shown, SystemError(code: code).text) }
  }

  private static func refusal(_ path: String, _ reason: String) -> CommandError {
    CommandError(.failure, "'\(path)' cannot be written: \(reason)")
  }
}
