extension ObjectiveCSearch {
  static let orientationNotification = ObjectiveCSearch(
    "orientation-notification",
    words: [
      "UIDeviceOrientationDidChangeNotification", "UIApplicationDidChangeStatusBarOrientationNotification",
      "UIApplicationWillChangeStatusBarOrientationNotification", "willRotateToInterfaceOrientation",
      "didRotateFromInterfaceOrientation", "willAnimateRotationToInterfaceOrientation",
    ],
    found: [
      "void f(void) { [c addObserver:self selector:@selector(a:) name:↓UIDeviceOrientationDidChangeNotification object:nil]; }",
      "NSString *n = ↓UIApplicationDidChangeStatusBarOrientationNotification;",
      "@implementation A\n- (void)↓willRotateToInterfaceOrientation:(NSInteger)o duration:(double)d { }\n@end",
      "@implementation A\n- (void)↓didRotateFromInterfaceOrientation:(NSInteger)o { [super didRotateFromInterfaceOrientation:o]; }\n@end",
    ],
    silent: [
      "@implementation A\n- (void)viewWillTransitionToSize:(CGSize)s withTransitionCoordinator:(id)c { }\n@end",
      "// UIDeviceOrientationDidChangeNotification", "id s = @\"UIDeviceOrientationDidChangeNotification\";",
      "void f(void) { [super didRotateFromInterfaceOrientation:o]; }", "id n = UIKeyboardWillShowNotification;",
    ]
  ) { place, findings in
    let isMethod = place.word.hasSuffix("InterfaceOrientation")
    guard !isMethod || place.defined != nil else { return }
    findings.report(
      "turning the device is not the only way a view's size changes; "
        + "use 'viewWillTransitionToSize:withTransitionCoordinator:' or register for trait changes",
      at: place.index...place.index, of: place)
  }

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
      "@implementation A\n- (NSUInteger)↓application:(id)a supportedInterfaceOrientationsForWindow:(id)w { return 2; }\n@end",
    ],
    silent: [
      "NSUInteger m = [self.top supportedInterfaceOrientations];", "- (BOOL)shouldAutorotate;",
      "// - (BOOL)shouldAutorotate", "void f(void) { [defaults setValue:@(1) forKey:@\"orientation\"]; }",
      "@implementation A\n- (BOOL)application:(id)a openURL:(id)u { return NO; }\n@end",
      "id s = @\"supportedInterfaceOrientations\";",
    ]
  ) { place, findings in
    let text = place.text
    let message = "the inner display does not keep an orientation; the layout must also work wide"
    switch place.word {
    case "setValue":
      guard let access = text.access(at: place.index), access.path.contains("currentDevice"),
        text.contains(in: access.tokens, text: "@\"orientation\"")
      else { return }
      findings.report(
        "the orientation of the device is set through a key that is not public; it does nothing on newer systems",
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

  static let sceneGeometryCallback = ObjectiveCSearch(
    "scene-geometry-callback", words: ["windowScene"],
    found: [
      "@implementation A\n- (void)↓windowScene:(id)s didUpdateCoordinateSpace:(id)c interfaceOrientation:(NSInteger)o traitCollection:(id)t { }\n@end",
      "@implementation A\n- (void) ↓windowScene:(UIWindowScene *)s didUpdateCoordinateSpace:(id<UICoordinateSpace>)c interfaceOrientation:(UIInterfaceOrientation)o traitCollection:(UITraitCollection *)t { a(); }\n@end",
      "@implementation B\n- (void)a { }\n- (void)↓windowScene:(id)windowScene didUpdateCoordinateSpace:(id)c interfaceOrientation:(NSInteger)o traitCollection:(id)t { }\n@end",
    ],
    silent: [
      "@implementation A\n- (void)windowScene:(id)s didUpdateEffectiveGeometry:(id)g { }\n@end",
      "// windowScene:didUpdateCoordinateSpace:", "id s = self.window.windowScene;",
      "- (void)windowScene:(id)s didUpdateCoordinateSpace:(id)c interfaceOrientation:(NSInteger)o traitCollection:(id)t;",
      "id s = @\"windowScene\";",
    ]
  ) { place, findings in
    guard place.defined?.selector == "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:"
    else { return }
    findings.report(
      "this is told no more on newer systems; use 'windowScene:didUpdateEffectiveGeometry:' and trait changes",
      at: place.index...place.index, of: place)
  }
}

extension ObjectiveCText {
  func contains(in range: ClosedRange<Int>, text: String) -> Bool { range.contains { hasText($0, text) } }
}
