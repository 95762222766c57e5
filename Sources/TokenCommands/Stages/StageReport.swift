import Foundation
import TokenDiagnostics

/// What `-v` says at the end of a run: for each stage how long it took, and of what.
///
///     parse       4.2 ms  12 times; Tokens/colors.yaml took the longest, 1.3 ms
package struct StageReport {
  private let spans: [StageLog.Span]

  package init(spans: [StageLog.Span]) { self.spans = spans }

  package func text() -> String {
    Stage.allCases.compactMap(line).joined()
  }

  private func line(of stage: Stage) -> String? {
    let own = spans.filter { $0.stage == stage }
    guard let longest = own.max(by: { $0.duration < $1.duration }) else { return nil }
    let total = own.reduce(Duration.zero) { $0 + $1.duration }
    let threads = Set(own.map(\.thread)).count
    var notes: [String] = []
    if own.count > 1 { notes.append("\(own.count) times") }
    if threads > 1 { notes.append("all of \(threads) threads together") }
    if own.count > 1 {
      notes.append("\(longest.subject.printable) took the longest, \(milliseconds(longest.duration))")
    } else if !longest.subject.isEmpty {
      notes.append(longest.subject.printable)
    }
    let name = stage.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)
    let time = milliseconds(total)
    let column = String(repeating: " ", count: max(0, 12 - time.count)) + time
    return name + column + (notes.isEmpty ? "" : "  " + notes.joined(separator: "; ")) + "\n"
  }

  private func milliseconds(_ duration: Duration) -> String {
    let tenths = duration.microseconds / 100
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}

extension Duration {
  /// Whole microseconds.
  var microseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }
}
