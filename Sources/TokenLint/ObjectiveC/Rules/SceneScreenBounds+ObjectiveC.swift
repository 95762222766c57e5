extension ObjectiveCSearch {
  static let sceneScreenBounds = ObjectiveCSearch(
    "scene-screen-bounds", words: ["screen"],
    found: [
      "CGRect r = ↓self.view.window.windowScene.screen.bounds;", "CGRect r = ↓[self.window.screen bounds];",
      "CGFloat w = ↓[[[self window] screen] bounds].size.width / 2;",
      "BOOL wide = ↓scene.screen.bounds.size.width > ↓scene.screen.bounds.size.height;",
      "CGSize s = ↓scene.screen.nativeBounds.size;",
    ],
    silent: [
      "CGRect r = self.view.window.bounds;", "// window.screen.bounds", "CGFloat s = window.screen.scale;",
      "CGRect r = screen.bounds;", "CGRect r = recorder.screen.bounds;", "id s = @\"window.screen.bounds\";",
    ]
  ) { place, findings in
    guard let access = place.text.access(at: place.index),
      let owner = access.path.dropLast().last?.lowercased(),
      owner.hasSuffix("window") || owner.hasSuffix("scene")
    else { return }
    let chain = MessageChain(from: access.tokens, named: "screen", in: place.text)
    guard chain.goesOn(with: "bounds") || chain.goesOn(with: "nativeBounds") else { return }
    findings.report(
      asksForShape(chain, in: place.text)
        ? """
        the shape of the screen is not that of the scene; compare the view's width and height, or ask \
        'effectiveGeometry.interfaceOrientation' where a rotation is meant
        """
        : "a scene seldom has its whole screen; use the bounds of the view or of the scene's coordinate space",
      at: chain.links[1].tokens, of: place)
  }

  /// `screen.bounds.size.width > screen.bounds.size.height`, at either side.
  private static func asksForShape(_ chain: MessageChain, in text: ObjectiveCText) -> Bool {
    let side = chain.tokens
    let compares = { (sign: Int) in text.hasText(sign, in: ObjectiveCText.comparisons) }
    let others = [
      compares(side.upperBound + 1) ? side.upperBound + 2...side.upperBound + 1 + side.count : nil,
      compares(side.lowerBound - 1) && side.lowerBound > side.count
        ? side.lowerBound - 1 - side.count...side.lowerBound - 2 : nil,
    ]
    return others.compactMap { $0 }.contains { other in
      guard other.upperBound < text.tokens.count else { return false }
      let (first, second) = (text.normalized(side), text.normalized(other))
      return first != second
        && first.replacingSuffix("width", with: "height") == second.replacingSuffix("width", with: "height")
    }
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + other : self
  }
}
