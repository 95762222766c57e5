extension ObjectiveCSearch {
  /// Where the idiom of the device is asked for, and what for.
  struct IdiomUse {
    enum Kind {
      /// A helper of the project gives it on: `isPad`, `#define IS_IPAD`.
      case helper
      /// With a size class in one condition.
      case withSizeClass
      case layout
      /// Something else than layout.
      case other
    }

    static let words = ["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM"]

    let kind: Kind
    /// The question.
    let tokens: ClosedRange<Int>
    /// Whether it is put to the device, not to traits.
    let isAskedOfDevice: Bool

    /// Nil where the platform is asked for, which is no question about the device.
    init?(_ place: ObjectiveCPlace) {
      let text = place.text
      if place.word == "UI_USER_INTERFACE_IDIOM" {
        guard text.hasText(place.index + 1, "("), let end = text.partner(place.index + 1) else { return nil }
        (tokens, isAskedOfDevice) = (place.index...end, true)
      } else {
        guard let access = text.access(at: place.index) else { return nil }
        (tokens, isAskedOfDevice) = (access.tokens, access.path.contains("UIDevice"))
      }
      let isWritten = text.hasText(tokens.upperBound + 1, "=")
      guard !isWritten, !Self.isPlatform(tokens, in: text), !OrientationPlace.isInLock(place) else {
        return nil
      }
      let statement = text.statement(around: place.index)
      if Self.isInHelper(place) {
        kind = .helper
      } else if Self.asksForSizeClass(statement, in: text) {
        kind = .withSizeClass
      } else {
        kind = LayoutEffect.isDecided(by: place.index, at: place) ? .layout : .other
      }
    }

    private static func asksForSizeClass(_ statement: ClosedRange<Int>, in text: ObjectiveCText) -> Bool {
      text.meaning(of: statement).isSuperset(of: [.joining, .sizeClass])
    }

    private static let platforms = [
      "UIUserInterfaceIdiomTV", "UIUserInterfaceIdiomCarPlay", "UIUserInterfaceIdiomMac",
      "UIUserInterfaceIdiomVision",
    ]

    private static func isPlatform(_ tokens: ClosedRange<Int>, in text: ObjectiveCText) -> Bool {
      var (before, after) = (tokens.lowerBound - 1, tokens.upperBound + 1)
      while text.hasText(before, "("), text.partner(before) == after {
        (before, after) = (before - 1, after + 1)
      }
      if text.hasText(after, in: ["==", "!="]) { return text.hasText(after + 1, in: platforms) }
      return text.hasText(before, in: ["==", "!="]) && text.hasText(before - 1, in: platforms)
    }

    /// `isPad`, `IS_IPHONE`, `deviceIsTablet`: a macro, a function or method that returns BOOL, or a
    /// variable.
    static func isInHelper(_ place: ObjectiveCPlace) -> Bool {
      // A macro that chooses between two values is no question.
      if place.text.macro != nil { return !place.text.choosesValue }
      guard let definition = place.definition, let name = place.declaredName else { return false }
      return ["BOOL", "bool"].contains(definition.returned.last) && isHelperName(name)
    }

    static func isHelperName(_ name: String) -> Bool {
      let plain = name.lowercased().filter { $0 != "_" && $0 != ":" }
      return ["pad", "phone", "tablet", "padidiom", "phoneidiom"].contains { plain.hasSuffix($0) }
        && ["is", "on"].contains { plain.contains($0) }
    }
  }
}
