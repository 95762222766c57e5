/// Which numbers a trigger or a rule means.
package enum NumberCondition: Hashable, Sendable {
  case atLeast(Double)
  case among([Double])

  func holds(for number: Double) -> Bool {
    switch self {
    case .atLeast(let least): number >= least
    case .among(let values): values.contains(number)
    }
  }

  /// The value of a decimal literal: `1_024`, `41.5`; nil for another text.
  static func value(of literal: some Sequence<UInt8>) -> Double? {
    var whole = 0.0
    var fraction: Double?
    for byte in literal {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Double(byte - UInt8(ascii: "0"))
        whole = whole * 10 + digit
        fraction = fraction.map { $0 * 10 }
      case UInt8(ascii: "_"): break
      case UInt8(ascii: ".") where fraction == nil: fraction = 1
      default: return nil
      }
    }
    return whole / (fraction ?? 1)
  }
}
