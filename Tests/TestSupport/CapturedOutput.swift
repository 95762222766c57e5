import Foundation
import TokenCommands

/// What a command wrote, to be looked at.
package final class CapturedOutput: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var collectedResults = ""
  nonisolated(unsafe) private var collectedMessages = ""

  package init() {}

  package var results: String { lock.withLock { collectedResults } }
  package var messages: String { lock.withLock { collectedMessages } }

  package var output: Output {
    Output(
      result: { text in self.lock.withLock { self.collectedResults += text } },
      message: { text in self.lock.withLock { self.collectedMessages += text } })
  }
}
