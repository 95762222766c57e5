import Foundation
import Synchronization
import TestSupport
import Testing
import TokenCommands

@Suite struct StageTests {
  private let clock = HandClock()

  /// A run in which every piece of work takes some milliseconds.
  private func run() -> StageLog {
    let log = StageLog(clock.time)
    work(log, .find, "", thread: 0, 2)
    log.foundFiles(3)
    for (number, path) in ["Tokens/a.yaml", "Tokens/b\u{7}.yaml"].enumerated() {
      work(log, .read, path, thread: number + 1, 1)
      work(log, .parse, path, thread: number + 1, 30 * (number + 1))
      log.finishedFile()
    }
    work(log, .resolve, "", thread: 0, 4)
    work(log, .write, "Generated/Swift", thread: 0, 1500)
    return log
  }

  private func work(_ log: StageLog, _ stage: Stage, _ subject: String, thread: Int, _ milliseconds: Int) {
    log.measure(stage, subject, thread: thread) { clock.advance(by: .milliseconds(milliseconds)) }
  }

  @Test func theReportTellsTimesAndWhatTookLongest() {
    expectGolden(
      StageReport(spans: run().spans).text(), Fixtures.directory.appending(path: "Stages/report.txt"))
  }

  @Test func theTraceHasACompleteEventForEachPieceOfWork() throws {
    let text = ChromeTrace(toolName: "tokenc", spans: run().spans).text()
    expectGolden(text, Fixtures.directory.appending(path: "Stages/trace.json"))
    let trace = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let events = try #require(trace["traceEvents"] as? [[String: Any]])
    #expect(events.count { $0["ph"] as? String == "X" } == 7)
    #expect(events.count { $0["ph"] as? String == "M" } == 4)
  }

  @Test func workThatFailsIsTimedToo() {
    struct Failure: Error {}
    let log = StageLog(clock.time)
    #expect(throws: Failure.self) {
      try log.measure(.write, "x") { () throws(Failure) in throw Failure() }
    }
    #expect(log.spans.map(\.stage) == [.write])
  }
}

/// What a terminal is sent while a run lasts.
@Suite struct ProgressDisplayTests {
  private let clock = HandClock()
  private let sent = CapturedOutput()
  private let log: StageLog

  init() { log = StageLog(clock.time) }

  private func display(width: Int = 80) -> ProgressDisplay {
    ProgressDisplay(of: log, clock.time, width: width, write: sent.output.message)
  }

  private func begin(_ path: String) { log.measure(.parse, path, thread: 1) {} }

  @Test func aShortRunShowsNothing() {
    let display = display()
    begin("Tokens/a.yaml")
    clock.advance(by: .milliseconds(999))
    display.update()
    display.end()
    #expect(sent.messages == "")
  }

  @Test func aLongRunShowsFilesAndANameAndErasesThem() {
    let display = display()
    log.foundFiles(2)
    begin("Tokens/a.yaml")
    clock.advance(by: .seconds(1))
    display.update()
    display.update()
    log.finishedFile()
    begin("Tokens/b.yaml")
    display.update()
    log.finishedFile()
    log.measure(.resolve) {}
    display.update()
    display.end()
    display.update()
    display.end()
    #expect(
      sent.messages.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false) == [
        "", "parse 0 of 2 files: Tokens/a.yaml", "parse 1 of 2 files: Tokens/b.yaml", "resolve", "",
      ])
  }

  @Test(arguments: [(30, "parse 0 of 1 files: 漢字…"), (25, "parse 0 of 1 files: 漢…"), (4, "pa…")])
  func theLineLeavesTheLastColumnFree(width: Int, expected: String) {
    let display = display(width: width)
    log.foundFiles(1)
    begin("漢字\u{1B}[2J漢字.yaml")
    clock.advance(by: .seconds(2))
    display.update()
    #expect(sent.messages == "\r\u{1B}[K" + expected)
  }
}

/// A clock that is moved by hand.
private final class HandClock: Sendable {
  private let elapsed = Mutex(Duration.zero)

  var time: RunningTime { RunningTime { self.elapsed.withLock { $0 } } }

  func advance(by duration: Duration) { elapsed.withLock { $0 += duration } }
}
