import Foundation

/// How heavy a font is.
package struct FontWeight: Swift.Sendable, Swift.Hashable {
  /// The weights that Apple's frameworks have names for: 100, 200 to 900, the lightest first. Other names
  /// for the same numbers are about: DTCG calls 100 thin.
  package enum Named: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// From 1, the lightest, to 1000; 400 is regular.
  package var value: Swift.Double

  nonisolated package init(value: Swift.Double) {
    self.value = value
  }

  /// The named weight that is nearest; between two the heavier.
  nonisolated package var nearest: Named {
    switch self.value {
    case ..<150: return .ultraLight
    case ..<250: return .thin
    case ..<350: return .light
    case ..<450: return .regular
    case ..<550: return .medium
    case ..<650: return .semibold
    case ..<750: return .bold
    case ..<850: return .heavy
    default: return .black
    }
  }

  /// Whether it is a named weight, so that it looks the same on Apple's platforms and elsewhere.
  nonisolated package var isNamed: Swift.Bool {
    self.value >= 100 && self.value <= 900
      && self.value.truncatingRemainder(dividingBy: 100) == 0
  }
}
