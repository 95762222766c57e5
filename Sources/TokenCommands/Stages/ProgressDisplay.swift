import Dispatch
import Foundation
import TokenDiagnostics

/// The line that a terminal shows while a run lasts: written over and over, and erased at the end.
package final class ProgressDisplay: Sendable {
  private let log: StageLog
  private let time: RunningTime
  private let width: Int
  private let write: @Sendable (String) -> Void
  private let state = Locked(State())

  private struct State {
    var shown = ""
    var isOver = false
  }

  /// The width is that of the terminal, in columns.
  package init(
    of log: StageLog, _ time: RunningTime, width: Int, write: @escaping @Sendable (String) -> Void
  ) {
    self.log = log
    self.time = time
    self.width = width
    self.write = write
  }

  /// Shows how far the run has come, if it lasts long and has come further.
  package func update() {
    guard time.now() >= Self.patience else { return }
    let line = ProgressLine(log.position, width: width).text
    state.withLock { state in
      guard !state.isOver, line != state.shown else { return }
      state.shown = line
      write(Self.erasure + line)
    }
  }

  /// Leaves the terminal as it was.
  package func end() {
    state.withLock { state in
      if !state.shown.isEmpty, !state.isOver { write(Self.erasure) }
      state.isOver = true
    }
  }

  /// Updates ten times a second until `end`, from a thread of its own.
  func start() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "progress"))
    timer.schedule(deadline: .now() + 1, repeating: 0.1)
    timer.setEventHandler { [self] in update() }
    timer.resume()
    return timer
  }

  private static let patience = Duration.seconds(1)
  /// Back to the first column, and nothing after it.
  private static let erasure = "\r\u{1B}[K"
}

/// What is said of a run that lasts, cut to the width of a terminal.
private struct ProgressLine {
  let text: String

  init(_ position: StageLog.Position, width: Int) {
    let count =
      position.filesDone < position.filesFound ? " \(position.filesDone) of \(position.filesFound) files" : ""
    let line = "\(position.stage.rawValue)\(count): \(position.subject)"
    let whole = PrintableText(position.subject.isEmpty ? line.dropLast(2) : line[...])
    // The last column stays empty: some terminals would go on to the next line.
    text = whole.width < width ? whole.string : whole.cut(to: width - 2) + "…"
  }
}

extension PrintableText {
  /// As many of its cells as so many columns hold.
  fileprivate func cut(to width: Int) -> String {
    var room = width
    return cells.prefix { cell in
      room -= cell.width
      return room >= 0
    }
    .map(\.text).joined()
  }
}
