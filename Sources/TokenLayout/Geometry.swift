import Foundation
import TokenModel
import TokenSyntax

extension CGFloat {
  /// The number as messages show it, without the traces that computing leaves.
  var text: String {
    guard isFinite else { return self < 0 ? "-∞" : "∞" }
    return Number(roundedToSignificantDigits: Double(self)).text
  }

  /// Whether it is larger than another by more than computing may have added. A sum that overflowed is larger than
  /// any number.
  func exceeds(_ other: CGFloat) -> Bool {
    guard isFinite, other.isFinite else { return self > other }
    return self - other > 1e-9 * Swift.max(magnitude, other.magnitude, 1)
  }
}

extension CGSize {
  /// `951 x 669`
  var text: String { "\(width.text) x \(height.text)" }
}

extension CGRect {
  /// `x 903…951, y 0…86`
  var text: String { "x \(minX.text)…\(maxX.text), y \(minY.text)…\(maxY.text)" }

  /// Whether no part of it lies outside another.
  func lies(in outer: CGRect) -> Bool {
    !outer.minX.exceeds(minX) && !outer.minY.exceeds(minY) && !maxX.exceeds(outer.maxX)
      && !maxY.exceeds(outer.maxY)
  }
}
