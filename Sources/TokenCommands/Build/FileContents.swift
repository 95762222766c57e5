import Foundation

/// The bytes of a file, or why there are none.
enum FileContents {
  case bytes([UInt8])
  /// One phrase: "no such file or directory".
  case refused(String)

  /// Larger files are refused: no design kit has one, and memory is bounded.
  static let mostBytes = 64 * 1024 * 1024

  static func read(_ path: String) -> FileContents {
    var status = stat()
    guard stat(path, &status) == 0 else { return .refused(errorText()) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .refused("it is a folder")
    default: return .refused("it is not a plain file")
    }
    guard status.st_size <= mostBytes else { return .refused("it is larger than \(mostBytes >> 20) MB") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .refused(errorText()) }
    defer { close(descriptor) }
    return read(descriptor, expecting: Int(status.st_size))
  }

  private static func read(_ descriptor: Int32, expecting size: Int) -> FileContents {
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      if count == bytes.count {
        // It has grown since it was measured.
        guard count <= mostBytes else { return .refused("it is larger than \(mostBytes >> 20) MB") }
        bytes.append(contentsOf: [UInt8](repeating: 0, count: bytes.count))
      }
      let got = bytes.withUnsafeMutableBytes { buffer in
        Foundation.read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { return .refused(errorText()) }
      if got == 0 { return .bytes(Array(bytes[..<count])) }
      count += got
    }
  }

  private static func errorText() -> String { String(cString: strerror(errno)).lowercased() }
}
