extension ObjectiveCSearch {
  static let hardcodedBarHeight = ObjectiveCSearch(
    "hardcoded-bar-height", words: ["UIEdgeInsetsMake"],
    found: [
      "void f(void) { table.contentInset = UIEdgeInsetsMake(↓64, 0, 0, 0); }",
      "UIEdgeInsets i = UIEdgeInsetsMake(0, 0, ↓49, 0);", "UIEdgeInsets i = UIEdgeInsetsMake(↓88.0f, 16, ↓34, 16);",
    ],
    silent: [
      "UIEdgeInsets i = UIEdgeInsetsMake(8, 20, 8, 20);", "// UIEdgeInsetsMake(64, 0, 0, 0)", "id s = @\"UIEdgeInsetsMake(64, 0, 0, 0)\";",
      "UIEdgeInsets i = UIEdgeInsetsMake(top, 0, bottom, 0);", "UIEdgeInsets i = UIEdgeInsetsMake(0, 44, 0, 44);",
      "UIEdgeInsets i = UIEdgeInsetsMake(44 + gap, 0, 0, 0);",
    ]
  ) { place, findings in
    let arguments = place.text.arguments(of: place.index)
    guard arguments.count == 4 else { return }
    for argument in [arguments[0], arguments[2]] where argument.count == 1 {
      guard let height = place.text.number(argument.lowerBound), barHeights.contains(height) else { continue }
      findings.report(
        "\(place.text.text(argument)) is the height of a bar on some devices; use the safe area", at: argument,
        of: place)
    }
  }

  private static let barHeights: Set<Double> = [20, 44, 49, 64, 83, 88, 34, 47, 59]

  static let legacyLayoutGuide = ObjectiveCSearch(
    "legacy-layout-guide", words: ["topLayoutGuide", "bottomLayoutGuide"],
    found: [
      "id a = ↓self.topLayoutGuide.bottomAnchor;", "CGFloat h = ↓[self.topLayoutGuide length];",
      "id b = ↓[[self bottomLayoutGuide] topAnchor];", "id g = ↓self.bottomLayoutGuide;",
    ],
    silent: [
      "id a = self.view.safeAreaLayoutGuide.topAnchor;", "// self.topLayoutGuide", "id s = @\"self.topLayoutGuide\";",
      "@property (nonatomic) id<UILayoutSupport> topLayoutGuide;", "id topLayoutGuide = guide;",
    ]
  ) { place, findings in
    guard let access = place.text.access(at: place.index) else { return }
    let chain = MessageChain(from: access.tokens, named: place.word, in: place.text)
    let anchor = chain.links.dropFirst().first
    let tokens = anchor?.tokens ?? access.tokens
    let replacement = access.path.first == "self" && access.path.count == 2
      ? anchor.flatMap { LegacyGuide.replacements["\(place.word).\($0.name)"] } : nil
    let fix = replacement.map {
      Fact.Fix(
        title: "use the safe area", applicability: .safe,
        edits: [.init(range: place.text.offsets(tokens), text: $0)])
    }
    findings.report(
      "the layout guides of a view controller are deprecated; use the safe area of its view", at: tokens, of: place,
      fixes: fix.map { [$0] } ?? [])
  }

  static let keyboardFrame = ObjectiveCSearch(
    "keyboard-frame", words: ["UIKeyboardFrameEndUserInfoKey"],
    found: [
      "void f(id n) { CGRect r = [[n userInfo][↓UIKeyboardFrameEndUserInfoKey] CGRectValue]; v.y = r.origin.y; }",
      "@implementation A\n- (void)a:(id)n { h = [[[n userInfo] objectForKey:↓UIKeyboardFrameEndUserInfoKey] CGRectValue].size.height; }\n@end",
      "void f(id n) { NSValue *v = n.userInfo[↓UIKeyboardFrameEndUserInfoKey]; use(v); }",
    ],
    silent: [
      "void f(id n) { CGRect r = [v convertRect:[n.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue] fromView:nil]; }",
      "// UIKeyboardFrameEndUserInfoKey", "id s = @\"UIKeyboardFrameEndUserInfoKey\";",
      "void f(id n) { double d = [n.userInfo[UIKeyboardAnimationDurationUserInfoKey] doubleValue]; }",
      "void f(id n) { CGRect r = [n.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue]; r = [self.view convertRect:r fromView:nil]; }",
    ]
  ) { place, findings in
    if let definition = place.definition,
      findings.body(of: definition, in: place.text, mentions: ["convertRect", "convertPoint"])
    {
      return
    }
    findings.report(
      "the keyboard's frame is in the space of a screen; use 'keyboardLayoutGuide', or convert it",
      at: place.index...place.index, of: place)
  }

  static let contentInsetNever = ObjectiveCSearch(
    "content-inset-never",
    words: ["UIScrollViewContentInsetAdjustmentNever", "contentInset"],
    found: [
      "void f(void) { scroll.contentInsetAdjustmentBehavior = ↓UIScrollViewContentInsetAdjustmentNever; }",
      "void f(void) { [scroll setContentInsetAdjustmentBehavior:↓UIScrollViewContentInsetAdjustmentNever]; }",
      "void f(void) { ↓scroll.contentInset = self.view.safeAreaInsets; }",
    ],
    silent: [
      "void f(void) { s.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentAlways; }",
      "// UIScrollViewContentInsetAdjustmentNever", "id s = @\"UIScrollViewContentInsetAdjustmentNever\";",
      "void f(void) { if (s.contentInsetAdjustmentBehavior == UIScrollViewContentInsetAdjustmentNever) { a(); } }",
      "void f(void) { scroll.contentInset = UIEdgeInsetsMake(0, 0, 8, 0); }",
    ]
  ) { place, findings in
    let text = place.text
    if place.word == "contentInset" {
      guard let access = text.access(at: place.index), text.hasText(access.tokens.upperBound + 1, "="),
        text.contains(in: text.statement(around: place.index), text: "safeAreaInsets")
      else { return }
      findings.report(
        "the safe area is put in by hand; the scroll view does it, and follows it", at: access.tokens, of: place)
    } else if text.hasText(place.index - 1, in: ["=", ":"]), !text.hasText(place.index - 2, "case") {
      findings.report(
        "the scroll view no longer follows the safe area; leave the adjustment automatic",
        at: place.index...place.index, of: place)
    }
  }
}

/// The members of the old layout guides that the safe area has too.
enum LegacyGuide {
  static let replacements = [
    "topLayoutGuide.bottomAnchor": "self.view.safeAreaLayoutGuide.topAnchor",
    "topLayoutGuide.topAnchor": "self.view.topAnchor",
    "bottomLayoutGuide.topAnchor": "self.view.safeAreaLayoutGuide.bottomAnchor",
    "bottomLayoutGuide.bottomAnchor": "self.view.bottomAnchor",
  ]
}
