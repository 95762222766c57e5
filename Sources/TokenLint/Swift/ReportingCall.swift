import SwiftSyntax

/// Calls that only tell somebody something: logs, events of analytics, print.
enum ReportingCall {
  private static let words = [
    "analytics", "track", "log", "logger", "logevent", "setuserproperty", "print", "debugprint", "nslog",
    "os_log",
    "telemetry", "breadcrumb", "sentry", "crashlytics", "mixpanel", "amplitude", "pixel",
  ]

  /// Whether one stands in a piece of code.
  static func isIn(_ code: Syntax) -> Bool {
    isOne(code) || code.children(viewMode: .sourceAccurate).contains(where: isIn)
  }

  static func isOne(_ node: Syntax) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return false }
    return names(in: call.calledExpression)
      .contains { words.contains($0.lowercased()) || isLog($0) || isOfAnalytics($0) }
  }

  /// A type that only tells somebody what happens: `MetricsTracker`, `AnalyticsHelper`. Metrics alone are often those of a
  /// layout.
  static func isTypeOfReports(_ name: String) -> Bool {
    let words = Set(NameWords.of(name))
    guard words.isDisjoint(with: ["view", "controller", "screen", "cell", "window"]) else { return false }
    return !words.isDisjoint(with: ["analytics", "telemetry"])
      || words.contains("metrics") && !words.isDisjoint(with: ["tracker", "reporter", "collector", "logger"])
  }

  /// `AnalyticsProperties`, but not `AnalyticsView`.
  private static func isOfAnalytics(_ name: String) -> Bool {
    name.hasPrefix("Analytics") && !["View", "Controller", "Screen"].contains { name.hasSuffix($0) }
  }

  /// `logTransition`, but not `logIn`.
  private static func isLog(_ name: String) -> Bool {
    let words = NameWords.of(name)
    return words.count > 1 && words[0] == "log" && !["in", "out", "on", "off"].contains(words[1])
  }

  /// The names of a called expression: `Analytics.shared.track` has three.
  private static func names(in expression: ExprSyntax) -> [String] {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return [reference.baseName.text] }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return (member.base.map(names) ?? []) + [member.declName.baseName.text]
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return names(in: call.calledExpression) }
    return []
  }
}
