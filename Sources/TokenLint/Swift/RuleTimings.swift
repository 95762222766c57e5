import Foundation

/// What reading Swift costs, by its parts and by rules.
package final class RuleTimings: Sendable {
  /// The part of one file in it.
  struct Share {
    var lexing = Duration.zero
    var parsing = Duration.zero
    /// The rules that woke, by their places in the list of rules, with how long each looked.
    var rules: [Int: Duration] = [:]
    var readBytes = 0
    var parsedBytes = 0
  }

  package struct Totals: Sendable {
    package var lexing = Duration.zero
    package var parsing = Duration.zero
    package var files = 0
    package var readBytes = 0
    package var parsedBytes = 0
    /// In how many files each rule woke, and how long it looked.
    package var rules: [Int: (files: Int, duration: Duration)] = [:]
  }

  /// How long the run has lasted.
  let now: @Sendable () -> Duration
  private let lock = NSLock()
  nonisolated(unsafe) private var sum = Totals()

  package init(now: @escaping @Sendable () -> Duration) { self.now = now }

  package var totals: Totals { lock.withLock { sum } }

  func add(_ share: Share) {
    lock.withLock {
      sum.files += 1
      sum.lexing += share.lexing
      sum.parsing += share.parsing
      sum.readBytes += share.readBytes
      sum.parsedBytes += share.parsedBytes
      for (rule, duration) in share.rules {
        let before = sum.rules[rule] ?? (0, .zero)
        sum.rules[rule] = (before.files + 1, before.duration + duration)
      }
    }
  }

  /// Does something, and adds how long it took. Without timings the clock is not asked.
  static func measure<Result>(
    _ timings: RuleTimings?, into duration: inout Duration, _ work: () -> Result
  ) -> Result {
    guard let timings else { return work() }
    let start = timings.now()
    defer { duration += timings.now() - start }
    return work()
  }
}
