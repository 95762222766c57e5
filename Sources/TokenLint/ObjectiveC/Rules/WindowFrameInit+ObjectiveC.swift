extension ObjectiveCSearch {
  static let windowFrameInit = ObjectiveCSearch(
    "window-frame-init", words: ["UIWindow"],
    found: [
      "void f(void) { UIWindow *w = ↓[[UIWindow alloc] initWithFrame:r]; }",
      "void f(void) { UIWindow *w = ↓[UIWindow new]; }",
      "@implementation A\n- (void)a { self.window = ↓[[UIWindow alloc] init]; }\n@end",
      "void f(void) { w = ↓[UIWindow.alloc initWithFrame:r]; }",
      """
      void f(void) {
        if (@available(iOS 13.0, *)) { a(); } else { w = ↓[[UIWindow alloc] initWithFrame:r]; }
      }
      """,
      """
      @implementation A
      // An info: nothing is shown in it.
      - (ASPresentationAnchor)presentationAnchorForSession:(id)s { return self.view.window ?: ↓[UIWindow new]; }
      @end
      """,
    ],
    silent: [
      "void f(void) { UIWindow *w = [[UIWindow alloc] initWithWindowScene:scene]; }",
      "void f(void) { UIWindow *w = [[UIWindow alloc] init]; w.windowScene = scene; }",
      "// [[UIWindow alloc] initWithFrame:r]", "id s = @\"[UIWindow new]\";",
      "void f(void) { id w = [[NSWindow alloc] init]; }", "void f(UIWindow *w) { [w makeKeyAndVisible]; }",
    ]
  ) { place, findings in
    guard let chain = MessageChain(startingAt: place.index, in: place.text) else { return }
    let link: MessageChain.Link
    if chain.goesOn(with: "alloc", "initWithFrame:") || chain.goesOn(with: "alloc", "init") {
      link = chain.links[2]
    } else if chain.goesOn(with: "new") {
      link = chain.links[1]
    } else {
      return
    }
    let isFallback = ObjectiveCSurroundings(link.tokens, of: place).flags.contains(.fallback)
    if let definition = place.definition,
      findings.body(
        of: definition, in: place.text, mentions: ["windowScene", "setWindowScene", "initWithWindowScene"])
    {
      return
    }
    if place.definition?.returned.contains("ASPresentationAnchor") == true,
      place.text.hasText(link.tokens.lowerBound - 1, in: [":", "return"])
    {
      findings.report(
        "a window without a scene is no anchor; return the window of the view or the scene that asks",
        at: link.tokens, of: place, weight: .severity(.note))
      return
    }
    findings.report(
      "a window without a scene is not shown on newer systems; use 'initWithWindowScene:'", at: link.tokens,
      of: place, weight: isFallback ? .severity(.note) : .usual)
  }
}
