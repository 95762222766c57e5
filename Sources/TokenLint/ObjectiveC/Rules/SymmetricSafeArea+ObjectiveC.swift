extension ObjectiveCSearch {
  static let symmetricSafeArea = ObjectiveCSearch(
    "symmetric-safe-area", words: InsetRead.marginWords,
    found: [
      "CGFloat w = width - ↓self.view.safeAreaInsets.left * 2;",
      "CGFloat w = width - 2 * ↓self.safeAreaInsets.right;",
      "CGFloat w = ↓v.safeAreaInsets.left + v.safeAreaInsets.left;",
      "CGFloat w = width - 2 * ↓[Theme safeAreaInsets].left;",
      "CGFloat w = width - 2.0 * ↓v.layoutMargins.left;",
    ],
    silent: [
      "CGFloat w = width - v.safeAreaInsets.left - v.safeAreaInsets.right;", "CGFloat w = padding * 2;",
      "// v.safeAreaInsets.left * 2", "id s = @\"v.safeAreaInsets.left * 2\";",
      "CGFloat h = v.safeAreaInsets.top * 2;", "CGFloat w = [Metrics layoutMargins].left * 2;",
      "CGFloat w = v.safeAreaInsets.left + v.safeAreaInsets.right;",
    ]
  ) { place, findings in
    let text = place.text
    guard let read = InsetRead(place), read.isAcross, !read.isConstantOfProject else { return }
    let (before, after) = (read.tokens.lowerBound - 1, read.tokens.upperBound + 1)
    let isDoubled =
      text.hasText(after, "*") && text.hasText(after + 1, in: twos)
      || text.hasText(before, "*") && text.hasText(before - 1, in: twos)
    let other = after + 1 + read.tokens.count - 1
    let isAddedTwice =
      text.hasText(after, "+") && text.tokens.indices.contains(other)
      && text.normalized(read.tokens) == text.normalized((after + 1)...other)
    guard isDoubled || isAddedTwice else { return }
    findings.report(
      "the insets of the two sides differ on some displays; use each side's own", at: read.tokens,
      of: place)
  }

  private static let twos = ["2", "2.0", "2.f", "2.0f", "2."]
}
