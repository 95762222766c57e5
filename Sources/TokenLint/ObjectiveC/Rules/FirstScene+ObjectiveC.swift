extension ObjectiveCSearch {
  static let firstScene = ObjectiveCSearch(
    "first-scene", words: ["connectedScenes", "openSessions"],
    found: [
      "id s = ↓[UIApplication sharedApplication].connectedScenes.anyObject;",
      "id s = ↓[[[UIApplication sharedApplication] connectedScenes] anyObject];",
      "id s = ↓UIApplication.sharedApplication.connectedScenes.allObjects.firstObject;",
      "id s = ↓[UIApplication sharedApplication].connectedScenes.allObjects[0];",
      "id s = ↓[[UIApplication sharedApplication].openSessions anyObject];",
    ],
    silent: [
      "void f(void) { for (UIScene *s in [UIApplication sharedApplication].connectedScenes) { a(s); } }",
      "id s = self.view.window.windowScene;", "// connectedScenes.anyObject",
      "id s = @\"connectedScenes.anyObject\";",
      "NSUInteger n = [UIApplication sharedApplication].connectedScenes.count;",
    ]
  ) { place, findings in
    guard let access = place.text.access(at: place.index) else { return }
    let chain = MessageChain(from: access.tokens, named: place.word, in: place.text)
    let names = chain.names.dropFirst()
    let isSubscript =
      names.first == "allObjects" && place.text.hasText(chain.links[1].tokens.upperBound + 1, "[")
    let last: ClosedRange<Int>
    if let taken = chain.links.dropFirst().first(where: { FirstOf.members.contains($0.name) }) {
      last = taken.tokens
    } else if isSubscript, let end = place.text.partner(chain.links[1].tokens.upperBound + 1) {
      last = chain.links[1].tokens.lowerBound...end
    } else {
      return
    }
    findings.report(
      "any of the scenes is not the one a view is in; use 'view.window.windowScene', or hand the scene in",
      at: last,
      of: place)
  }
}
