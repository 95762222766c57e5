import Foundation
import TokenModel
import TokenRuntime

extension Drawing {
  /// How a spring comes to rest.
  static func spring(_ value: Value) -> Drawing? {
    guard let record = value.record, case .duration(let duration)? = record["response"]?.content,
      let damping = record.number("damping")
    else { return nil }
    let response = duration.seconds.value
    let periods = periodsShown(damping)
    let amounts = (0...samples).map {
      CGFloat(amount(after: periods * Double($0) / Double(samples), damping))
    }
    guard let chart = CurveChart(amounts: amounts) else { return nil }
    let points = amounts.enumerated().map { chart.point(CGFloat($0) / CGFloat(samples), $1) }
    let end = "\(CGFloat(response * periods).labelText) s"
    return chart.drawing(
      "a spring with response \(CGFloat(response).labelText) s and damping \(CGFloat(damping).labelText)",
      until: end, [Part(.line(points), .role(.ink))])
  }

  private static let samples = 96

  /// The time that is shown, in multiples of the response: until little of the way is left, but no longer than a curve
  /// can be read.
  private static func periodsShown(_ damping: Double) -> Double {
    let slowest = damping <= 1 ? damping : damping - (damping * damping - 1).squareRoot()
    let settled = log(200) / (2 * Double.pi * Swift.max(slowest, 1e-6))
    return Swift.min(Swift.max((settled * 2).rounded(.up) / 2, 1), 6)
  }

  /// How much of the way is done after a time in multiples of the response: a mass on a spring that is let go.
  private static func amount(after periods: Double, _ damping: Double) -> Double {
    let angle = 2 * Double.pi * periods
    if damping < 1 {
      let root = (1 - damping * damping).squareRoot()
      return 1 - exp(-damping * angle) * (cos(root * angle) + damping / root * sin(root * angle))
    }
    if damping == 1 { return 1 - exp(-angle) * (1 + angle) }
    let root = (damping * damping - 1).squareRoot()
    let (slow, fast) = (damping - root, damping + root)
    return 1 - (fast * exp(-slow * angle) - slow * exp(-fast * angle)) / (2 * root)
  }
}
