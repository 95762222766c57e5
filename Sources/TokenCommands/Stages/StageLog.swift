/// The stages of one run: how long each took, and how far the run has come.
package final class StageLog: Sendable {
  /// One piece of work that is over. Times count from the beginning of the run.
  package struct Span: Hashable, Sendable {
    package let stage: Stage
    /// What it worked on, such as a path; empty if that is everything.
    package let subject: String
    /// The number of the thread, from 0.
    package let thread: Int
    package let start: Duration
    package let duration: Duration
  }

  /// What the run is at.
  package struct Position: Hashable, Sendable {
    let stage: Stage
    let subject: String
    let filesFound: Int
    let filesDone: Int
  }

  private struct State {
    var spans: [Span] = []
    var stage = Stage.find
    var subject = ""
    var filesFound = 0
    var filesDone = 0
  }

  private let time: RunningTime
  private let state = Locked(State())

  package init(_ time: RunningTime) { self.time = time }

  /// What is over, in the order in which it ended.
  package var spans: [Span] { state.withLock { $0.spans } }

  package var position: Position {
    state.withLock {
      Position(
        stage: $0.stage, subject: $0.subject, filesFound: $0.filesFound, filesDone: $0.filesDone)
    }
  }

  /// Does a piece of work and notes how long it took.
  package func measure<Result, Failure: Error>(
    _ stage: Stage, _ subject: String = "", thread: Int = 0, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = time.now()
    state.withLock { ($0.stage, $0.subject) = (stage, subject) }
    defer {
      let duration = time.now() - start
      let span = Span(stage: stage, subject: subject, thread: thread, start: start, duration: duration)
      state.withLock { $0.spans.append(span) }
    }
    return try work()
  }

  package func foundFiles(_ count: Int) { state.withLock { $0.filesFound = count } }

  package func finishedFile() { state.withLock { $0.filesDone += 1 } }
}
