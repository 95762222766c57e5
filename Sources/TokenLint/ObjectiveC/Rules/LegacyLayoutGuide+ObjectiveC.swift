extension ObjectiveCSearch {
  static let legacyLayoutGuide = ObjectiveCSearch(
    "legacy-layout-guide", words: ["topLayoutGuide", "bottomLayoutGuide"],
    found: [
      "id a = ↓self.topLayoutGuide.bottomAnchor;", "CGFloat h = ↓[self.topLayoutGuide length];",
      "id b = ↓[[self bottomLayoutGuide] topAnchor];", "id g = ↓self.bottomLayoutGuide;",
    ],
    silent: [
      "id a = self.view.safeAreaLayoutGuide.topAnchor;", "// self.topLayoutGuide",
      "id s = @\"self.topLayoutGuide\";",
      "@property (nonatomic) id<UILayoutSupport> topLayoutGuide;", "id topLayoutGuide = guide;",
    ]
  ) { place, findings in
    guard let access = place.text.access(at: place.index) else { return }
    let chain = MessageChain(from: access.tokens, named: place.word, in: place.text)
    let anchor = chain.links.dropFirst().first
    let tokens = anchor?.tokens ?? access.tokens
    let replacement =
      access.path.first == "self" && access.path.count == 2
      ? anchor.flatMap { LegacyGuide.replacements["\(place.word).\($0.name)"] } : nil
    let fix = replacement.map {
      Fact.Fix(
        title: "use the safe area", applicability: .safe,
        edits: [.init(range: place.text.offsets(tokens), text: $0)])
    }
    findings.report(
      "'\(place.word)' knows nothing of the sides; use 'safeAreaLayoutGuide'", at: tokens, of: place,
      fixes: fix.map { [$0] } ?? [])
  }
}

extension ObjectiveCSearch {
  /// The members of the old layout guides that the safe area has too.
  enum LegacyGuide {
    static let replacements = [
      "topLayoutGuide.bottomAnchor": "self.view.safeAreaLayoutGuide.topAnchor",
      "topLayoutGuide.topAnchor": "self.view.topAnchor",
      "bottomLayoutGuide.topAnchor": "self.view.safeAreaLayoutGuide.bottomAnchor",
      "bottomLayoutGuide.bottomAnchor": "self.view.bottomAnchor",
    ]
  }
}
