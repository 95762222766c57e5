extension LintRule {
  /// What is chosen by the room there is, and how.
  static let structureRules: [LintRule] = [
    .pointBreakpoint, .knownScreenSize, .conditionalStackSwap, .navigationContainerSwap, .fixedWidthFrame,
    .hardcodedDisplayCorner, .fixedGridColumns, .customBar,
  ]
}
