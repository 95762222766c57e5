import TokenDiagnostics

extension ObjectiveCSearch {
  static let orientationLock = ObjectiveCSearch(
    "orientation-lock",
    words: [
      "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation", "shouldAutorotate",
      "application", "attemptRotationToDeviceOrientation", "requestGeometryUpdateWithPreferences", "setValue",
    ],
    found: [
      "@implementation A\n- (NSUInteger)↓supportedInterfaceOrientations { return 2; }\n@end",
      "@implementation A\n- (BOOL)↓shouldAutorotate { return NO; }\n@end",
      "void f(void) { ↓[[UIDevice currentDevice] setValue:@(1) forKey:@\"orientation\"]; }",
      "void f(void) { ↓[UIViewController attemptRotationToDeviceOrientation]; }",
      """
      @implementation A
      - (NSUInteger)↓application:(id)a supportedInterfaceOrientationsForWindow:(id)w { return 2; }
      @end
      """,
    ],
    silent: [
      "NSUInteger m = [self.top supportedInterfaceOrientations];", "- (BOOL)shouldAutorotate;",
      "// - (BOOL)shouldAutorotate", "void f(void) { [defaults setValue:@(1) forKey:@\"orientation\"]; }",
      "@implementation A\n- (BOOL)application:(id)a openURL:(id)u { return NO; }\n@end",
      "id s = @\"supportedInterfaceOrientations\";",
    ]
  ) { place, findings in
    let text = place.text
    let message = "the system does not honor this in every scene; let the layout work in a wide one too"
    switch place.word {
    case "setValue":
      guard let access = text.access(at: place.index), access.path.contains("currentDevice"),
        text.contains(in: access.tokens, text: "@\"orientation\"")
      else { return }
      findings.report(
        """
        setting the orientation of the device by its key has no public meaning; let the layout work \
        in every size
        """,
        at: access.tokens, of: place, weight: .severity(.warning))
    case "attemptRotationToDeviceOrientation", "requestGeometryUpdateWithPreferences":
      guard let access = text.access(at: place.index) else { return }
      findings.report(message, at: access.tokens, of: place)
    default:
      guard let selector = place.defined?.selector,
        place.word != "application" || selector == "application:supportedInterfaceOrientationsForWindow:"
      else { return }
      findings.report(message, at: place.index...place.index, of: place)
    }
  }
}
