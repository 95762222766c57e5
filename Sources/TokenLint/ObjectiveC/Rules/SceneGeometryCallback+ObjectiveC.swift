extension ObjectiveCSearch {
  static let sceneGeometryCallback = ObjectiveCSearch(
    "scene-geometry-callback", words: ["windowScene"],
    found: [
      """
      @implementation A
      - (void)↓windowScene:(id)s didUpdateCoordinateSpace:(id)c
        interfaceOrientation:(NSInteger)o traitCollection:(id)t { }
      @end
      """,
      """
      @implementation A
      - (void) ↓windowScene:(UIWindowScene *)s
        didUpdateCoordinateSpace:(id<UICoordinateSpace>)c
        interfaceOrientation:(UIInterfaceOrientation)o
        traitCollection:(UITraitCollection *)t {
        a();
      }
      @end
      """,
      """
      @implementation B
      - (void)a { }
      - (void)↓windowScene:(id)windowScene didUpdateCoordinateSpace:(id)c
        interfaceOrientation:(NSInteger)o traitCollection:(id)t { }
      @end
      """,
    ],
    silent: [
      "@implementation A\n- (void)windowScene:(id)s didUpdateEffectiveGeometry:(id)g { }\n@end",
      "// windowScene:didUpdateCoordinateSpace:", "id s = self.window.windowScene;",
      """
      - (void)windowScene:(id)s didUpdateCoordinateSpace:(id)c
        interfaceOrientation:(NSInteger)o traitCollection:(id)t;
      """,
      "id s = @\"windowScene\";",
    ]
  ) { place, findings in
    guard
      place.defined?.selector == "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:"
    else { return }
    findings.report(
      "this method is deprecated since iOS 26; there use 'windowScene:didUpdateEffectiveGeometry:'",
      at: place.index...place.index, of: place)
  }
}
