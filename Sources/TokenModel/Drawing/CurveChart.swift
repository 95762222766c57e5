import Foundation

/// How far something has come over time: across runs time, up what is done, 1 at a dashed line.
package struct CurveChart {
  private let plot: CGRect
  private let size: CGSize
  private let lowest: CGFloat
  private let highest: CGFloat

  /// A chart that holds the given amounts, 0 and 1 in any case; nil if they are too far apart to be seen.
  package init?(amounts: [CGFloat]) {
    lowest = Swift.min(0, amounts.min() ?? 0)
    highest = Swift.max(1, amounts.max() ?? 1)
    guard amounts.allSatisfy(\.isFinite), lowest >= -9, highest <= 10 else { return nil }
    plot = CGRect(x: 28, y: 12, width: 180, height: 110)
    size = CGSize(width: 220, height: 144)
  }

  /// A place in the picture, by the time from 0 to 1, which is the whole width, and by how much is done.
  package func point(_ time: CGFloat, _ amount: CGFloat) -> CGPoint {
    CGPoint(
      x: plot.minX + time * plot.width,
      y: plot.maxY - (amount - lowest) / (highest - lowest) * plot.height)
  }

  /// The chart with what is drawn into it.
  package func drawing(_ description: String, until end: String, _ parts: [Drawing.Part]) -> Drawing {
    let axes = [0, 1].map { amount in
      Drawing.Part(.line([point(0, amount), point(1, amount)]), .role(.guide))
    }
    let labels = [
      Drawing.Part(.text("0", at: leading(of: point(0, 0)), .end), .role(.note)),
      Drawing.Part(.text("1", at: leading(of: point(0, 1)), .end), .role(.note)),
      Drawing.Part(.text(end, at: CGPoint(x: plot.maxX, y: plot.maxY + 13), .end), .role(.note)),
    ]
    return Drawing(description, size: size, parts: axes + labels + parts)
  }

  private func leading(of point: CGPoint) -> CGPoint { CGPoint(x: point.x - 6, y: point.y) }
}

extension Drawing {
  /// The curve with the two lines to its control points.
  static func timingCurve(of value: Value) -> Drawing? {
    guard let curve = value.record, let x1 = curve.number("x1"), let y1 = curve.number("y1"),
      let x2 = curve.number("x2"), let y2 = curve.number("y2"), let chart = CurveChart(amounts: [y1, y2])
    else { return nil }
    let (start, first) = (chart.point(0, 0), chart.point(x1, y1))
    let (second, end) = (chart.point(x2, y2), chart.point(1, 1))
    let dots = [first, second].map { Part(.circle(center: $0, radius: 3), .role(.guide)) }
    let parts =
      [Part(.line([start, first]), .role(.guide)), Part(.line([second, end]), .role(.guide))] + dots
      + [Part(.curve(from: start, first, second, to: end), .role(.ink))]
    let numbers = [x1, y1, x2, y2].map { CGFloat($0).labelText }.joined(separator: ", ")
    return chart.drawing("the timing curve \(numbers)", until: "time", parts)
  }
}
