extension ObjectiveCSearch {
  /// A safe area inset, or a layout margin, that is read: `self.view.safeAreaInsets.left`.
  struct InsetRead {
    /// `left`, `top`; nil where all of them are read.
    let edge: String?
    /// What the insets are those of: `["self", "view"]`.
    let owner: [String]
    let tokens: ClosedRange<Int>

    static let words = ["safeAreaInsets"]
    static let marginWords = ["safeAreaInsets", "layoutMargins", "directionalLayoutMargins"]
    private static let edges: Set<String> = ["top", "left", "bottom", "right", "leading", "trailing"]

    init?(_ place: ObjectiveCPlace) { self.init(at: place.index, in: place.text) }

    init?(at index: Int, in text: ObjectiveCText) {
      guard let access = text.access(at: index) else { return nil }
      owner = access.path.dropLast()
      isConstantOfProject =
        owner.last?.first?.isUppercase == true && access.path.last != Self.words.first
      let chain = MessageChain(from: access.tokens, named: "", in: text)
      if chain.links.count > 1, Self.edges.contains(chain.links[1].name) {
        (edge, tokens) = (chain.links[1].name, chain.links[1].tokens)
      } else {
        (edge, tokens) = (nil, access.tokens)
      }
    }

    /// Whether it is taken off on the way to `additionalSafeAreaInsets`, which the view's own insets hold.
    func isTakenOffAdditional(in text: ObjectiveCText) -> Bool {
      text.hasText(tokens.lowerBound - 1, "-")
        && text.statement(around: tokens.lowerBound)
          .contains { text.hasText($0, "additionalSafeAreaInsets") && $0 < tokens.lowerBound }
    }

    /// Whether a view is added to what the insets are of, in the same method or function.
    func isOfContainer(at place: ObjectiveCPlace) -> Bool {
      guard let body = place.definition?.body, !owner.isEmpty else { return false }
      return body.contains { index in
        place.text.hasText(index, in: ["addSubview", "insertSubview"])
          && place.text.access(at: index)?.path.dropLast().elementsEqual(owner) == true
      }
    }

    /// Whether the free part of what the insets are of is worked out: `UIEdgeInsetsInsetRect(w.bounds, w.safeAreaInsets)`.
    func isOfOwnBounds(in text: ObjectiveCText) -> Bool {
      text.statement(around: tokens.lowerBound).contains { index in
        text.hasText(index, in: ["bounds", "frame"])
          && text.access(at: index)?.path.dropLast().elementsEqual(owner) == true
      }
    }

    /// Whether they are margins that a class of the project hands out: `[Metrics layoutMargins]`.
    let isConstantOfProject: Bool

    /// The number that it is compared with, if it is.
    func comparedNumber(in text: ObjectiveCText) -> Int? {
      let (before, after) = (tokens.lowerBound - 1, tokens.upperBound + 1)
      if text.hasText(after, in: ObjectiveCText.comparisons), text.kind(after + 1) == .number {
        return after + 1
      }
      let isAfter = text.hasText(before, in: ObjectiveCText.comparisons) && text.kind(before - 1) == .number
      return isAfter ? before - 1 : nil
    }

    var isAcross: Bool { edge.map { ["left", "right", "leading", "trailing"].contains($0) } ?? false }
  }
}
