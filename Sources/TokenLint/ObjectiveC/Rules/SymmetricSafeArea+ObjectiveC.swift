extension ObjectiveCSearch {
  static let symmetricSafeArea = ObjectiveCSearch(
    "symmetric-safe-area", words: InsetRead.marginWords,
    found: [
      "CGFloat w = width - ↓self.view.safeAreaInsets.left * 2;",
      "CGFloat w = width - 2 * ↓self.safeAreaInsets.right;",
      "CGFloat w = ↓v.safeAreaInsets.left + v.safeAreaInsets.left;",
      "CGFloat w = width - 2 * ↓[Theme safeAreaInsets].left;",
      "CGFloat w = width - 2.0 * ↓v.layoutMargins.left;",
      """
      @implementation A
      - (void)setUp { bar.layoutMargins = UIEdgeInsetsZero; self.insetsLayoutMarginsFromSafeArea = YES; }
      - (void)layout { w = ↓self.layoutMargins.left * 2; }
      @end
      """,
    ],
    silent: [
      "CGFloat w = width - v.safeAreaInsets.left - v.safeAreaInsets.right;", "CGFloat w = padding * 2;",
      "// v.safeAreaInsets.left * 2", "id s = @\"v.safeAreaInsets.left * 2\";",
      "CGFloat h = v.safeAreaInsets.top * 2;", "CGFloat w = [Metrics layoutMargins].left * 2;",
      "CGFloat w = v.safeAreaInsets.left + v.safeAreaInsets.right;",
      "@implementation A\n- (instancetype)initWithFrame:(CGRect)f { w = self.layoutMargins.left * 2; }\n@end",
      """
      @implementation A
      - (void)setUp { self.bar.insetsLayoutMarginsFromSafeArea = NO; }
      - (void)layout { w = self.bar.layoutMargins.left * 2; }
      @end
      """,
      """
      @implementation A
      - (void)setUp { self.layoutMargins = UIEdgeInsetsMake(0, 8, 0, 8); }
      - (void)layout { w = self.layoutMargins.left * 2; }
      @end
      """,
    ]
  ) { place, findings in
    let text = place.text
    guard let read = InsetRead(place), read.isAcross, !read.isConstantOfProject,
      !OwnMargins.areRead(by: read, at: place)
    else { return }
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

extension ObjectiveCSearch {
  /// Layout margins that a class has chosen itself, so that no safe area is in them.
  private enum OwnMargins {
    /// Whether margins that are read are those: in an initializer, before there is a safe area; of a view that is told to
    /// leave the safe area out; or where a method of the class sets the margins of that view.
    static func areRead(by read: InsetRead, at place: ObjectiveCPlace) -> Bool {
      guard InsetRead.marginWords.dropFirst().contains(place.word), let definition = place.definition else {
        return false
      }
      if definition.selector?.hasPrefix("init") == true { return true }
      return place.file.declarations.definitions.contains { other in
        other.name == definition.name || other.type != nil && other.type == definition.type
          ? sets(marginsOf: read.owner, in: other.body, place.text) : false
      }
    }

    private static func sets(
      marginsOf owner: [String], in body: ClosedRange<Int>, _ text: ObjectiveCText
    ) -> Bool {
      body.prefix(longestReach).contains { index in
        guard text.hasText(index, in: words), text.hasText(index + 1, "="),
          let set = text.access(at: index), set.path.dropLast() == owner[...]
        else { return false }
        return !text.hasText(index, words[0]) || text.hasText(index + 2, in: ["NO", "false"])
      }
    }

    private static let words = ["insetsLayoutMarginsFromSafeArea"] + InsetRead.marginWords.dropFirst()
    private static let longestReach = 2000
  }
}
