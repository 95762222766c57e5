/// How long a run has lasted. Only commands ask; what they write does not depend on the answer.
package struct RunningTime: Sendable {
  package let now: @Sendable () -> Duration

  package init(now: @escaping @Sendable () -> Duration) { self.now = now }

  /// By the clock of the machine, from this moment on.
  package static func sinceNow() -> RunningTime {
    let clock = ContinuousClock()
    let start = clock.now
    return RunningTime { clock.now - start }
  }
}
