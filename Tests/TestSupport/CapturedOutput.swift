import Foundation
import TokenCommands

/// What a command wrote, to be looked at.
final class CapturedOutput: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var collectedResults = ""
  nonisolated(unsafe) private var collectedMessages = ""

  var results: String { lock.withLock { collectedResults } }
  var messages: String { lock.withLock { collectedMessages } }

  var output: Output {
    Output(
      result: { text in self.lock.withLock { self.collectedResults += text } },
      message: { text in self.lock.withLock { self.collectedMessages += text } })
  }
}
