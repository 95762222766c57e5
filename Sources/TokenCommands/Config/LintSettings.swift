import TokenModel

/// What a config says to the linter. What it does not say holds as in the config of the folder around, or as usual.
package struct LintSettings: Sendable {
  /// How much the findings of a rule or a family weigh, everywhere or under a pattern of paths.
  package struct Severity: Sendable {
    package let rule: Located<String>
    /// Nil for everywhere.
    package let pattern: Located<String>?
    package let level: Located<String>
  }

  package var include: [Located<String>]?
  package var exclude: [Located<String>] = []
  package var select: [Located<String>]?
  package var severities: [Severity] = []
  package var deviceSymbols: [Located<String>] = []
  package var baseline: Located<String>?
  package var failOn: Located<String>?

  package init() {}
}
