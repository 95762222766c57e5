extension LintRule {
  /// What is asked of the way the device is turned instead of the room there is.
  static let orientation: [LintRule] = [
    .orientationLayout, .deviceOrientation, .orientationNotification, .orientationHelper, .orientationLock,
    .sceneGeometryCallback,
  ]
}
