import Foundation

/// A state that one thread at a time sees. The library's own `Mutex` is not there before macOS 15.
package final class Locked<State: Sendable>: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var state: State

  package init(_ state: State) { self.state = state }

  package func withLock<Result, Failure: Error>(
    _ work: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work(&state)
  }
}
