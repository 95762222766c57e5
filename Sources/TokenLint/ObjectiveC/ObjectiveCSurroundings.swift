/// What stands around a run of tokens: its declaration, its branches and its statement.
struct ObjectiveCSurroundings {
  private(set) var flags: Surroundings = []
  private(set) var types: [String] = []
  private(set) var declaration = ""
  let statement: String

  init(_ tokens: ClosedRange<Int>, of place: ObjectiveCPlace) {
    let text = place.text
    statement = text.normalized(text.statement(around: tokens.lowerBound))
    if place.file.isTest { flags.insert(.test) }
    if text.tokens[tokens.lowerBound].isOtherPlatform { flags.insert(.otherPlatform) }
    if let definition = place.definition ?? place.defined {
      declaration = definition.name
      types = definition.type.map { [$0] } ?? []
      if place.file.declarations.isDeprecated(definition) { flags.insert(.deprecated) }
    } else if place.text.macro != nil {
      declaration = place.declaredName ?? ""
    }
    for bracket in text.enclosingBrackets(of: tokens.lowerBound) {
      if Self.isFallback(bracket, in: text) || Self.comesAfterReturn(tokens, in: bracket, text) {
        flags.insert(.fallback)
      }
      if Self.isReport(bracket, in: text) { flags.insert(.report) }
    }
    if Self.isOnlyForFallback(tokens, of: place) { flags.insert(.fallback) }
  }

  /// Whether a local variable is set to it that is read on older systems only.
  private static func isOnlyForFallback(_ tokens: ClosedRange<Int>, of place: ObjectiveCPlace) -> Bool {
    let text = place.text
    let statement = text.statement(around: tokens.lowerBound)
    guard let body = place.definition?.body,
      let equal = (statement.lowerBound..<tokens.lowerBound).first(where: { text.hasText($0, "=") }),
      equal - 2 >= statement.lowerBound, text.isWord(equal - 1),
      text.isWord(equal - 2) || text.hasText(equal - 2, "*"), statement.upperBound < body.upperBound
    else { return false }
    let name = text.text(equal - 1)
    let uses = (statement.upperBound..<body.upperBound).prefix(longestReach).filter { text.hasText($0, name) }
    return !uses.isEmpty
      && uses.allSatisfy { use in text.enclosingBrackets(of: use).contains { isFallback($0, in: text) } }
  }

  private static let longestReach = 2000

  /// Whether a brace opens what is done where `@available` does not hold.
  private static func isFallback(_ brace: Int, in text: ObjectiveCText) -> Bool {
    guard text.hasText(brace, "{"), text.hasText(brace - 1, "else"), text.hasText(brace - 2, "}"),
      let branch = text.partner(brace - 2), text.hasText(branch - 1, ")"),
      let condition = text.partner(branch - 1), text.hasText(condition - 1, "if"),
      branch - condition < longestCondition
    else { return false }
    return (condition..<branch).contains { text.hasText($0, "@available") && !text.hasText($0 - 1, "!") }
  }

  /// Whether a block begins with `if (@available(…)) { return; }`, so that the rest of it runs on older systems only.
  private static func comesAfterReturn(
    _ tokens: ClosedRange<Int>, in brace: Int, _ text: ObjectiveCText
  ) -> Bool {
    guard text.hasText(brace, "{"), text.hasText(brace + 1, "if"), text.hasText(brace + 2, "("),
      text.hasText(brace + 3, "@available"), let end = text.partner(brace + 2), text.hasText(end + 1, "{"),
      text.hasText(end + 2, "return"), let close = text.partner(end + 1)
    else { return false }
    return tokens.lowerBound > close && !text.hasText(close + 1, "else") && text.partner(brace + 4) == end - 1
  }

  private static let longestCondition = 40

  /// Whether a bracket holds the arguments of something that only tells: `NSLog(…)`, `[Analytics track:…]`.
  private static func isReport(_ bracket: Int, in text: ObjectiveCText) -> Bool {
    if text.hasText(bracket, "(") { return text.isWord(bracket - 1) && isReportWord(text.text(bracket - 1)) }
    guard text.hasText(bracket, "[") else { return false }
    return isReportWord(text.text(bracket + 1))
      || text.selector(in: bracket).map { isReportWord(text.text($0)) } == true
  }

  /// A text that is made counts as one too: what it says of the device lays nothing out.
  private static func isReportWord(_ word: String) -> Bool {
    let lowered = word.lowercased()
    return reportWords.contains(lowered) || lowered.hasPrefix("ddlog") || lowered.hasSuffix("analytics")
  }

  private static let reportWords: Set<String> = [
    "nslog", "os_log", "printf", "log", "logger", "logevent", "track", "trackevent", "telemetry",
    "breadcrumb",
    "crashlytics", "mixpanel", "amplitude", "setuserproperty", "stringwithformat", "appendformat",
  ]
}
