import Foundation
import TokenSyntax

extension Number {
  /// A computed number, rounded to 10 significant digits so that machines agree on it.
  package init(roundedToSignificantDigits value: Double) {
    // The C formatting rounds the exact decimal expansion; multiplying by powers of ten would not.
    let rounded = Double(String(format: "%.9e", value)) ?? value
    // The largest numbers of all would round up to none.
    self.init(rounded.isFinite ? rounded : value)
  }

  /// A colour component that was converted, rounded to 6 decimals.
  package init(roundedToColorPrecision value: Double) {
    // Exact enough: a component is about 1, so its millionths are whole numbers far below 2^53.
    self.init((value * 1e6).rounded() / 1e6)
  }
}
