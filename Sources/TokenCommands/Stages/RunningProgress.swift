import Dispatch
import Foundation

/// The progress of a run at the terminal of the process. It ends with `end`, or with the run.
package final class RunningProgress {
  private let display: ProgressDisplay
  private let timer: any DispatchSourceTimer

  /// Nil if messages do not go to a terminal.
  package init?(of log: StageLog, _ time: RunningTime, _ output: Output) {
    guard let terminal = Terminal(environment: ProcessInfo.processInfo.environment) else { return nil }
    display = ProgressDisplay(of: log, time, width: terminal.width, write: output.message)
    timer = display.start()
  }

  deinit { end() }

  package func end() {
    timer.cancel()
    display.end()
  }
}
