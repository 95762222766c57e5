import TokenSyntax

/// What the project's config says about the meaning of token files.
package struct ModelSettings: Sendable {
  /// What happens to a text size that is not a standard one.
  package enum Snapping: String, Sendable, CaseIterable {
    case off
    case warn
    case error
  }

  package var axes = Axes.builtIn
  /// Points per rem; nil makes rem an error.
  package var pointsPerRem: Double?
  package var textSizes = TextSizeScale.ios
  /// Nil where the config does not say: then the files of tools, which were not written for the set, stay as they are.
  package var snapping: Snapping?
  /// How many operations expressions may take in all, each counted once for every combination of conditions: a few lines
  /// could keep a machine busy for hours.
  package var mostOperations = 10_000_000

  package init() {}

  package func snapping(in language: Language) -> Snapping {
    snapping ?? (language == .json ? .off : .warn)
  }
}
