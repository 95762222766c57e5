import TokenCommands
import TokenDiagnostics
import TokenLint

extension Command {
  private static let json = Option("json", .flag, "write an array for machines instead of lines")

  /// A line for each rule of the linter, or an array of them.
  static let rules = Command(
    "rules", "Lists the rules of the linter.", operand: .none, options: [json, .color], example: "rules"
  ) { arguments, output in
    output.result(
      arguments.contains(json)
        ? JSONText.array(LintRule.all.map(\.listItem)).rendered() + "\n" : RuleTable(LintRule.all).text)
    return .success
  }
}

extension LintRule {
  fileprivate var listItem: JSONText {
    .object([
      ("id", .string(id)), ("family", .string(family.rawValue)), ("severity", .string(severity.rawValue)),
      ("summary", .string(documentation.summary)), ("hasFix", .boolean(documentation.fix != nil)),
    ])
  }
}

/// The rules by their families, with what each finds.
struct RuleTable {
  private let rules: [LintRule]

  init(_ rules: [LintRule]) { self.rules = rules }

  var text: String {
    LintRule.Family.allCases.compactMap { family in
      let rows = rules.filter { $0.family == family }
      guard !rows.isEmpty else { return nil }
      let lines = rows.map { [$0.id, $0.severity.rawValue, $0.documentation.summary] }
      return "\(family.rawValue)\n" + lines.aligned().map { "  \($0)\n" }.joined()
    }.joined(separator: "\n")
  }
}
