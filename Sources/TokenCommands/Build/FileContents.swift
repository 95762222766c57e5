import Foundation

/// The bytes of a file, or why there are none.
package enum FileContents {
  case bytes([UInt8])
  /// One phrase: "no such file or directory".
  case refused(String)

  /// Larger files are refused: no design kit has one, and memory is bounded.
  static let mostBytes = 64 * 1024 * 1024

  package static func read(_ path: String) -> FileContents {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      // A socket cannot be opened by its path.
      return errno == ENXIO ? notPlain : .refused(SystemError(code: errno).text)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .refused(SystemError(code: errno).text) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .refused("it is a folder")
    default: return notPlain
    }
    guard status.st_size <= mostBytes else { return tooLarge }
    return read(descriptor, expecting: Int(status.st_size))
  }

  package static func readStandardInput() -> FileContents { read(STDIN_FILENO, expecting: 65_536) }

  private static func read(_ descriptor: Int32, expecting size: Int) -> FileContents {
    do throws(SystemError) {
      let bytes = try readWhole(descriptor, expecting: size, limit: mostBytes)
      return bytes.count > mostBytes ? tooLarge : .bytes(bytes)
    } catch {
      return .refused(error.text)
    }
  }

  private static let notPlain = FileContents.refused("it is not a plain file")
  private static let tooLarge = FileContents.refused("it is larger than \(mostBytes >> 20) MB")
}
