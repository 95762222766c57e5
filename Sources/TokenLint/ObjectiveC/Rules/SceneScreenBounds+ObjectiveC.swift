extension ObjectiveCSearch {
  static let sceneScreenBounds = ObjectiveCSearch(
    "scene-screen-bounds", words: ["screen"],
    found: [
      "CGRect r = ↓self.view.window.windowScene.screen.bounds;", "CGRect r = ↓[self.window.screen bounds];",
      "CGFloat w = ↓[[[self window] screen] bounds].size.width / 2;",
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
      "a scene seldom has its whole screen; use the bounds of the view or of the scene's coordinate space",
      at: chain.links[1].tokens, of: place)
  }
}
