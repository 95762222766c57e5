import TokenDiagnostics

@testable import TokenLint

/// What all rules find in a piece of code, as if it were a file of an app.
enum LintedExample {
  static func findings(in code: String) -> [Finding] {
    let bytes = Array(code.utf8)
    let facts = SwiftReading(rules: LintRule.all).read(bytes)
    return judged(LintedFile(source: SourceFile(path: "Sources/Example.swift", bytes: bytes), facts: facts))
  }

  static func findings(inObjectiveC code: String) -> [Finding] {
    let bytes = Array(code.utf8)
    let facts = ObjectiveCReading(rules: LintRule.all).read(bytes)
    return judged(LintedFile(source: SourceFile(path: "Sources/Example.m", bytes: bytes), facts: facts))
  }

  private static func judged(_ file: LintedFile) -> [Finding] {
    Judge(rules: LintRule.all, selection: RuleSelection(), today: "2026-11-30").findings(in: [file])
  }
}
