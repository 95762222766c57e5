import Foundation

/// A size that type may have, in points. A function that takes one accepts no other number.
package enum TextSize: Foundation.CGFloat, Swift.CaseIterable, Swift.Sendable {
  case pt11 = 11
  case pt12 = 12
  case pt13 = 13
  case pt15 = 15
  case pt16 = 16
  case pt17 = 17
  case pt20 = 20
  case pt22 = 22
  case pt28 = 28
  case pt34 = 34

  /// 11 pt.
  nonisolated package static var caption2: TextSize { .pt11 }

  /// 12 pt.
  nonisolated package static var caption1: TextSize { .pt12 }

  /// 13 pt.
  nonisolated package static var footnote: TextSize { .pt13 }

  /// 15 pt.
  nonisolated package static var subheadline: TextSize { .pt15 }

  /// 16 pt.
  nonisolated package static var callout: TextSize { .pt16 }

  /// 17 pt.
  nonisolated package static var body: TextSize { .pt17 }

  /// 20 pt.
  nonisolated package static var title3: TextSize { .pt20 }

  /// 22 pt.
  nonisolated package static var title2: TextSize { .pt22 }

  /// 28 pt.
  nonisolated package static var title1: TextSize { .pt28 }

  /// 34 pt.
  nonisolated package static var largeTitle: TextSize { .pt34 }

  /// Whether it is one of the standard sizes, rather than one that only a token uses.
  nonisolated package var isStandard: Swift.Bool {
    true
  }
}
