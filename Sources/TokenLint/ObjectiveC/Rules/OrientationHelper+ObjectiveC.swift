extension ObjectiveCSearch {
  static let orientationHelper = ObjectiveCSearch(
    "orientation-helper",
    words: OrientationPlace.interfaceSources + OrientationPlace.interfaceTests + OrientationPlace.deviceTests
      + ["UIDevice"],
    found: [
      """
      @implementation A
      - (BOOL)↓isLandscape { return UIInterfaceOrientationIsLandscape(self.interfaceOrientation); }
      @end
      """,
      "BOOL ↓isPortrait(void) { return [UIApplication sharedApplication].statusBarOrientation == 1; }",
      """
      #import <UIKit/UIKit.h>
      #import <CoreMotion/CoreMotion.h>
      @implementation Tilt
      // An info: a sensor tells it.
      - (BOOL)↓isPortrait { return UIDeviceOrientationIsPortrait(self.detected); }
      @end
      """,
      """
      #define IS_LANDSCAPE UIInterfaceOrientationIsLandscape(↓APP.statusBarOrientation)
      """,
    ],
    silent: [
      """
      @implementation A
      - (BOOL)isLandscape { return self.bounds.size.width > self.bounds.size.height; }
      @end
      """,
      "#define IS_LANDSCAPE (WIDTH > HEIGHT)", "// isLandscape: statusBarOrientation",
      "id s = @\"isLandscape\";",
      """
      @implementation A
      - (NSInteger)turn { return [UIApplication sharedApplication].statusBarOrientation; }
      @end
      """,
    ]
  ) { place, findings in
    guard OrientationPlace.isInHelper(place),
      let tokens = InterfaceOrientationUse.tokens(at: place) ?? DeviceOrientationUse.tokens(at: place)
    else { return }
    let isOfSensors =
      if case .sensors = OrientationQuestion(place) { true } else { false }
    let name = place.definition.map { $0.nameToken...$0.nameToken } ?? tokens
    findings.report(
      """
      '\(place.declaredName ?? "")' answers with the orientation, which does not tell how much room there \
      is; give its callers a size class or a size
      """,
      at: name, of: place, weight: isOfSensors ? .severity(.note) : .usual)
    findings.declareHelper(of: place, trait: "the orientation")
  }
}
