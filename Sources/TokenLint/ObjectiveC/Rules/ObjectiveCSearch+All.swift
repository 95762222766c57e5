extension ObjectiveCSearch {
  /// How each rule that looks at Objective-C does so, in the order of the documentation.
  static let all: [ObjectiveCSearch] = screen + orientation + idiom + windows + safeArea + breakpoints

  private static let screen: [ObjectiveCSearch] = [
    .screenMainScale, .screenMainBounds, .screenMainNative, .sharedTraitCollection, .screenMainFallback,
    .screenMainPassed, .screenList, .screenMainHardware, .sceneScreenBounds,
  ]

  private static let orientation: [ObjectiveCSearch] = [
    .orientationLayout, .deviceOrientation, .orientationNotification, .orientationHelper, .orientationLock,
    .sceneGeometryCallback,
  ]

  private static let idiom: [ObjectiveCSearch] = [
    .idiomLayout, .idiomHelper, .idiomSharedSource, .regularMeansIPad, .deviceModel, .platformBranchLayout,
  ]

  private static let windows: [ObjectiveCSearch] = [
    .globalWindow, .firstScene, .statusBarFrame, .windowFrameInit, .sceneActivationUnhandled,
  ]

  private static let safeArea: [ObjectiveCSearch] = [
    .symmetricSafeArea, .doubleSafeArea, .hardcodedBarHeight, .edgeAnchorConstant, .safeAreaThreshold,
    .storedSafeArea, .windowSafeArea,
    .legacyLayoutGuide, .keyboardFrame, .contentInsetNever,
  ]

  private static let breakpoints: [ObjectiveCSearch] = [
    .pointBreakpoint, .knownScreenSize, .navigationContainerSwap, .fixedWidthFrame, .hardcodedDisplayCorner,
    .customBar,
  ]
}
