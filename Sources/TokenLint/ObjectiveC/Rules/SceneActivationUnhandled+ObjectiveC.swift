extension ObjectiveCSearch {
  static let sceneActivationUnhandled = ObjectiveCSearch(
    "scene-activation-unhandled", words: ["requestSceneSessionActivation", "activateSceneSessionForRequest"],
    found: [
      """
      void f(void) {
        ↓[[UIApplication sharedApplication] requestSceneSessionActivation:nil userActivity:a
          options:nil errorHandler:nil];
      }
      """,
      "void f(void) { ↓[app activateSceneSessionForRequest:request errorHandler:nil]; }",
      """
      void f(void) {
        ↓[UIApplication.sharedApplication requestSceneSessionActivation:s userActivity:nil
          options:nil errorHandler:NULL];
      }
      """,
    ],
    silent: [
      """
      void f(void) {
        [app requestSceneSessionActivation:nil userActivity:nil options:nil errorHandler:^(NSError *e) {
        show(e);
      }];
      }
      """,
      "void f(void) { [app activateSceneSessionForRequest:r errorHandler:handler]; }",
      "// requestSceneSessionActivation:nil errorHandler:nil",
      "id s = @\"requestSceneSessionActivation errorHandler:nil\";",
      "void f(void) { [app requestSceneSessionDestruction:s options:nil errorHandler:nil]; }",
    ]
  ) { place, findings in
    let text = place.text
    guard let access = text.access(at: place.index),
      text.hasText(access.tokens.upperBound - 1, in: ["nil", "NULL"]),
      text.hasText(access.tokens.upperBound - 3, "errorHandler")
    else { return }
    findings.report(
      "a new scene cannot always be made, as on the outer display; handle the error", at: access.tokens,
      of: place)
  }
}
