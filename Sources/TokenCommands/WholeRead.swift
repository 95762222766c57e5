import Foundation

/// What the system answered instead of doing as it was told.
struct SystemError: Error {
  let code: Int32

  /// One phrase: "no such file or directory".
  var text: String { String(cString: strerror(code)).lowercased() }
}

/// Reads an open file to its end, however many calls it takes. Of a file with more bytes than the limit it answers
/// more than the limit, and not all.
func readWhole(
  _ descriptor: Int32, expecting size: Int, limit: Int = .max
) throws(SystemError) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: size + 1)
  var count = 0
  while count <= limit {
    // It has grown since it was measured.
    if count == bytes.count { bytes.append(contentsOf: [UInt8](repeating: 0, count: bytes.count)) }
    let got = bytes.withUnsafeMutableBytes { buffer in
      read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
    }
    if got < 0, errno == EINTR { continue }
    guard got >= 0 else { throw SystemError(code: errno) }
    if got == 0 { break }
    count += got
  }
  bytes.removeLast(bytes.count - count)
  return bytes
}
