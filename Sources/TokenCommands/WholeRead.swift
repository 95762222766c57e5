import Foundation

/// What the system answered instead of doing as it was told.
package struct SystemError: Error {
  let code: Int32

  init(code: Int32) { self.code = code }

  /// The answer of the last call.
  package static var last: SystemError { SystemError(code: errno) }

  /// One phrase: "no such file or directory".
  package var text: String { String(cString: strerror(code)).lowercased() }
}

/// Reads an open file to its end, however many calls it takes. Of a file with more bytes than the limit it answers
/// more than the limit, and not all.
func readWhole(
  _ descriptor: Int32, expecting size: Int, limit: Int = .max
) throws(SystemError) -> [UInt8] {
  var part = try readPart(descriptor, atMost: size + 1)
  var bytes = part.bytes
  // It has grown since it was measured.
  while !part.isLast, bytes.count <= limit {
    part = try readPart(descriptor, atMost: bytes.count)
    bytes += part.bytes
  }
  return bytes
}

private func readPart(
  _ descriptor: Int32, atMost size: Int
) throws(SystemError) -> (bytes: [UInt8], isLast: Bool) {
  var failure: SystemError?
  // The room is not filled with zeros first: that costs as much as to read.
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size {
      let got = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
      if got < 0, errno == EINTR { continue }
      if got < 0 { failure = SystemError(code: errno) }
      if got <= 0 { return }
      count += got
    }
  }
  if let failure { throw failure }
  return (bytes, bytes.count < size)
}
