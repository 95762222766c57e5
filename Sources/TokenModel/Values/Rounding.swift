import Foundation
import TokenSyntax

extension Number {
  /// A computed number, rounded to 10 significant digits so that machines agree on it.
  package init(roundedToSignificantDigits value: Double) {
    self.init(value.isShort ? value : value.rounded(toSignificantDigits: 10))
  }

  /// A colour component that was converted, rounded to 6 decimals.
  package init(roundedToColorPrecision value: Double) {
    // Exact enough: a component is about 1, so its millionths are whole numbers far below 2^53.
    self.init((value * 1e6).rounded() / 1e6)
  }
}

extension Double {
  /// Whether rounding to 10 significant digits changes nothing, as is so of most numbers.
  fileprivate var isShort: Bool {
    let digits = description.utf8.prefix { $0 != UInt8(ascii: "e") }.filter { 0x30...0x39 ~= $0 }
    return isFinite && digits.count <= 10
  }

  fileprivate func rounded(toSignificantDigits count: Int) -> Double {
    // The C formatting rounds the exact decimal expansion; multiplying by powers of ten would not.
    let rounded = Double(String(format: "%.\(count - 1)e", self)) ?? self
    // The largest numbers of all would round up to none.
    return rounded.isFinite ? rounded : self
  }
}
