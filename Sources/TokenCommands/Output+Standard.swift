import Foundation

extension Output {
  /// The streams of the process.
  package static let standard = Output(results: STDOUT_FILENO, messages: STDERR_FILENO)

  /// An output into two open files.
  package init(results: Int32, messages: Int32) {
    // A pipe that closes is answered where it is written to, and ends no build halfway.
    signal(SIGPIPE, SIG_IGN)
    let results = Stream(descriptor: results)
    let messages = Stream(descriptor: messages)
    self.init(
      result: results.write, message: messages.write,
      loss: {
        results.loss.map { "results could not be written: \($0)" }
          ?? messages.loss.map { "messages could not be written: \($0)" }
      })
  }
}

/// An open file that is not written to again once it has refused.
private final class Stream: Sendable {
  private let descriptor: Int32
  private let lock = NSLock()
  nonisolated(unsafe) private var refusal: Int32 = 0

  init(descriptor: Int32) { self.descriptor = descriptor }

  var loss: String? {
    let code = lock.withLock { refusal }
    return code == 0 || code == EPIPE ? nil : String(cString: strerror(code)).lowercased()
  }

  func write(_ text: String) {
    lock.withLock {
      guard refusal == 0 else { return }
      var text = text
      refusal = text.withUTF8 { writeWhole(UnsafeRawBufferPointer($0), to: descriptor) }
    }
  }
}
