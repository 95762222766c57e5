import Foundation

/// Writes a text to a file, which is made if it is missing.
func writeFile(_ text: String, to path: String) throws(SystemError) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw SystemError(code: errno) }
  let code = Array(text.utf8).withUnsafeBytes { writeWhole($0, to: descriptor) }
  let closingCode = close(descriptor) == 0 ? 0 : errno
  if code != 0 || closingCode != 0 { throw SystemError(code: code != 0 ? code : closingCode) }
}

/// Writes all bytes to an open file, however many calls it takes, and answers zero or the code of the error.
func writeWhole(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      // A terminal or pipe that another process set not to wait.
      var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&wanted, 1, -1)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}
