import SwiftSyntax

/// Code that only runs where the app is being tested, or pictures of it are taken: `if isUITesting { … }`.
enum TestSwitch {
  /// Whether a child of an `if` is done where its condition says so.
  static func isOn(in child: Syntax, of parent: Syntax) -> Bool {
    guard let branch = parent.as(IfExprSyntax.self), branch.conditions.count == 1,
      Syntax(branch.conditions) != child, isAbout(branch.conditions)
    else { return false }
    return (Syntax(branch.body) == child) != isDenied(branch.conditions)
  }

  private static func isAbout(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .identifier(let name), .stringSegment(let name):
        let small = name.lowercased()
        return words.contains(where: small.contains)
      default: return false
      }
    }
  }

  private static let words = ["uitest", "ui_test", "forscreenshots", "istesting", "isrunningtests"]

  /// `!isUITesting`, `environment["UITesting"] == nil`.
  private static func isDenied(_ conditions: ConditionElementListSyntax) -> Bool {
    let tokens = Array(conditions.tokens(viewMode: .sourceAccurate))
    if tokens.first?.text == "!" { return true }
    return zip(tokens, tokens.dropFirst()).contains { $0.text == "==" && ["nil", "false"].contains($1.text) }
  }
}
