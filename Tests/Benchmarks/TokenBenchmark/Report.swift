import Foundation

/// The figures with their bounds, a line each.
struct Report {
  /// Whether every bound was kept so far.
  private(set) var holds = true

  func tell(_ name: String, _ runs: [MeasuredRun]) {
    print("\(padded(name)) \(format(runs.medianCPU)) s CPU, \(format(runs.medianMemory)) MB at its peak")
  }

  /// Tells a figure that must not be larger than a bound.
  mutating func tell(_ name: String, _ figure: Double, atMost bound: Double, unit: String) {
    let isKept = figure <= bound
    holds = holds && isKept
    print(
      "\(padded(name)) \(format(figure)) \(unit), at most \(format(bound)): \(isKept ? "kept" : "MISSED")")
  }

  private func padded(_ name: String) -> String { name.padding(toLength: 30, withPad: " ", startingAt: 0) }

  /// Three digits, or as many as stand before the point.
  private func format(_ figure: Double) -> String {
    let digits = figure >= 100 ? 0 : figure >= 10 ? 1 : figure >= 1 ? 2 : figure >= 0.1 ? 3 : 4
    return String(format: "%.\(digits)f", figure)
  }
}
