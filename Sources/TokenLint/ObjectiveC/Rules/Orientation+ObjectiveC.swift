extension ObjectiveCSearch {
  /// The rules about orientation.
  static let orientation: [ObjectiveCSearch] = [
    .orientationLayout, .deviceOrientation, .orientationNotification, .orientationHelper, .orientationLock,
    .sceneGeometryCallback,
  ]

  static let orientationLayout = ObjectiveCSearch(
    "orientation-layout",
    words: OrientationPlace.interfaceSources + OrientationPlace.interfaceTests + OrientationPlace.interfaceCases,
    found: [
      "void f(void) { if (UIInterfaceOrientationIsLandscape(↓[UIApplication sharedApplication].statusBarOrientation)) { a(); } }",
      "NSInteger o = ↓[[UIApplication sharedApplication] statusBarOrientation];",
      "void f(void) { switch (↓self.interfaceOrientation) { case UIInterfaceOrientationPortrait: a(); } }",
      "BOOL wide = ↓windowScene.effectiveGeometry.interfaceOrientation == UIInterfaceOrientationLandscapeLeft;",
      "void f(NSInteger o) { if (↓UIInterfaceOrientationIsPortrait(o)) { a(); } }",
      "void f(NSInteger o) { if (↓o == UIInterfaceOrientationPortrait || o == UIInterfaceOrientationLandscapeLeft) { a(); } }",
      "void f(NSInteger o) { switch (o) { case ↓UIInterfaceOrientationPortrait: a(); break; case UIInterfaceOrientationLandscapeLeft: b(); } }",
    ],
    silent: [
      "BOOL wide = self.view.bounds.size.width > self.view.bounds.size.height;", "// statusBarOrientation",
      "id s = @\"statusBarOrientation\";", "@property (nonatomic) UIInterfaceOrientation interfaceOrientation;",
      "NSUInteger m = UIInterfaceOrientationMaskPortrait;",
      "@implementation A\n- (BOOL)isLandscape { return UIInterfaceOrientationIsLandscape(self.interfaceOrientation); }\n@end",
      "NSInteger o = UIInterfaceOrientationPortrait;", "void f(void) { request.interfaceOrientation = value; }",
    ]
  ) { place, findings in
    guard !OrientationPlace.isInHelper(place), let tokens = InterfaceOrientationUse.tokens(at: place) else { return }
    let isAnswered = place.file.isOnlyCapture || OrientationPlace.isRotation(place)
    findings.report(
      isAnswered
        ? "the interface's orientation is asked for; bounds cannot answer this, keep the source"
        : "the orientation says nothing of the space a view has; use its size class, or compare its width and height",
      at: tokens, of: place, weight: isAnswered ? .severity(.note) : .inView(.error, elsewhere: .note))
  }

  static let deviceOrientation = ObjectiveCSearch(
    "device-orientation",
    words: ["UIDevice", "beginGeneratingDeviceOrientationNotifications"] + OrientationPlace.deviceTests,
    found: [
      "NSInteger o = ↓[[UIDevice currentDevice] orientation];", "NSInteger o = ↓UIDevice.currentDevice.orientation;",
      "BOOL l = UIDeviceOrientationIsLandscape(↓[UIDevice currentDevice].orientation);",
      "void f(NSInteger o) { if (↓UIDeviceOrientationIsPortrait(o)) { a(); } }",
      "void f(void) { ↓[[UIDevice currentDevice] beginGeneratingDeviceOrientationNotifications]; }",
    ],
    silent: [
      "NSInteger o = image.imageOrientation;", "// [[UIDevice currentDevice] orientation]",
      "id s = @\"UIDevice.currentDevice.orientation\";", "id n = [[UIDevice currentDevice] name];",
      "void f(void) { [[UIDevice currentDevice] endGeneratingDeviceOrientationNotifications]; }",
    ]
  ) { place, findings in
    guard !OrientationPlace.isInHelper(place), let tokens = DeviceOrientationUse.tokens(at: place) else { return }
    let isAnswered = place.file.isOnlyCapture || OrientationPlace.isRotation(place)
    findings.report(
      isAnswered
        ? "the device's orientation is asked for; a camera has a rotation coordinator for this"
        : "how the device is held says nothing of the space a view has; use its size class or its size",
      at: tokens, of: place, weight: isAnswered ? .severity(.note) : .usual)
  }

  static let orientationHelper = ObjectiveCSearch(
    "orientation-helper",
    words: OrientationPlace.interfaceSources + OrientationPlace.interfaceTests + OrientationPlace.deviceTests
      + ["UIDevice"],
    found: [
      "@implementation A\n- (BOOL)↓isLandscape { return UIInterfaceOrientationIsLandscape(self.interfaceOrientation); }\n@end",
      "BOOL ↓isPortrait(void) { return [UIApplication sharedApplication].statusBarOrientation == 1; }",
      "#define IS_LANDSCAPE UIInterfaceOrientationIsLandscape(↓[[UIApplication sharedApplication] statusBarOrientation])",
    ],
    silent: [
      "@implementation A\n- (BOOL)isLandscape { return self.bounds.size.width > self.bounds.size.height; }\n@end",
      "#define IS_LANDSCAPE (WIDTH > HEIGHT)", "// isLandscape: statusBarOrientation", "id s = @\"isLandscape\";",
      "@implementation A\n- (NSInteger)turn { return [UIApplication sharedApplication].statusBarOrientation; }\n@end",
    ]
  ) { place, findings in
    guard OrientationPlace.isInHelper(place),
      let tokens = InterfaceOrientationUse.tokens(at: place) ?? DeviceOrientationUse.tokens(at: place)
    else { return }
    let name = place.definition.map { $0.nameToken...$0.nameToken } ?? tokens
    findings.report(
      "a helper asks for the orientation, so everything that uses it does; ask for the size of a view instead",
      at: name, of: place)
    findings.declareHelper(of: place, trait: "the orientation")
  }
}

/// Where the orientation of the interface is asked for.
enum InterfaceOrientationUse {
  static func tokens(at place: ObjectiveCPlace) -> ClosedRange<Int>? {
    let text = place.text
    let word = place.word
    if OrientationPlace.interfaceSources.contains(word) {
      guard let access = text.access(at: place.index), !text.hasText(access.tokens.upperBound + 1, "=") else {
        return nil
      }
      return access.tokens
    }
    if OrientationPlace.interfaceTests.contains(word) {
      guard text.hasText(place.index + 1, "("), let end = text.partner(place.index + 1),
        !text.contains(in: place.index...end, where: { isSource($0) })
      else { return nil }
      return place.index...end
    }
    guard OrientationPlace.interfaceCases.contains(word) else { return nil }
    return comparison(at: place.index, in: text)
  }

  private static func isSource(_ word: String) -> Bool {
    OrientationPlace.interfaceSources.contains(word) || word == "UIDevice"
  }

  /// The first comparison with a case in a statement, or the first case of a `switch`, whose source is not named.
  private static func comparison(at index: Int, in text: ObjectiveCText) -> ClosedRange<Int>? {
    guard
      !text.isPreceded(
        index, by: OrientationPlace.interfaceCases + OrientationPlace.interfaceSources + OrientationPlace.interfaceTests)
    else { return nil }
    if text.hasText(index - 1, in: ["==", "!="]), let start = text.startOfOperand(endingAt: index - 2) {
      return start...index
    }
    if text.hasText(index + 1, in: ["==", "!="]), text.isWord(index + 2) {
      return text.contains(in: (index + 2)...text.statement(around: index).upperBound, where: isSource)
        ? nil : index...(index + 2)
    }
    guard text.hasText(index - 1, "case"), let brace = text.enclosing(index), text.hasText(brace - 1, ")"),
      let condition = text.partner(brace - 1), text.hasText(condition - 1, "switch"),
      !text.contains(in: condition...brace, where: isSource),
      !(brace..<index).prefix(longest).contains(where: { text.hasText($0, in: OrientationPlace.interfaceCases) })
    else { return nil }
    return index...index
  }

  private static let longest = 400
}

/// Where the orientation of the device is asked for.
enum DeviceOrientationUse {
  static func tokens(at place: ObjectiveCPlace) -> ClosedRange<Int>? {
    let text = place.text
    switch place.word {
    case "UIDevice":
      guard let chain = MessageChain(startingAt: place.index, in: text),
        chain.goesOn(with: "currentDevice", "orientation")
      else { return nil }
      return chain.links[2].tokens
    case "beginGeneratingDeviceOrientationNotifications": return text.access(at: place.index)?.tokens
    case let word where OrientationPlace.deviceTests.contains(word):
      guard text.hasText(place.index + 1, "("), let end = text.partner(place.index + 1),
        !text.contains(in: place.index...end, where: { $0 == "UIDevice" })
      else { return nil }
      return place.index...end
    default: return nil
    }
  }
}
