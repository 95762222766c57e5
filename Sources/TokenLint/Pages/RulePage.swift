/// The page of a rule in the documentation.
package struct RulePage: Sendable {
  private let rule: LintRule

  package init(_ rule: LintRule) { self.rule = rule }

  package var fileName: String { Self.name(of: rule) + ".md" }

  /// Pages have one folder of names, so those of rules begin alike.
  static func name(of rule: LintRule) -> String { "rule-" + rule.id }

  package var text: String {
    let documentation = rule.documentation
    var parts = [
      "# \(rule.id)", documentation.summary,
      "Family `\(rule.family.rawValue)`, \(rule.severity.phrase).",
      "## Why", documentation.reason, "## Use instead", documentation.instead,
    ]
    if let fix = documentation.fix { parts += ["## Fixes", fix] }
    if !rule.examples.found.isEmpty {
      parts += ["## Found", "The mark `↓` stands before what is found."] + rule.examples.found.map(Self.code)
    }
    if !rule.examples.silent.isEmpty { parts += ["## Not found"] + rule.examples.silent.map(Self.code) }
    parts.append("<!-- Written from the rule; change Sources/TokenLint/Rules instead. -->")
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func code(_ example: String) -> String {
    ExampleFile.all(in: example).map { file in
      let path = file.path.map { "`\($0)`:\n\n" } ?? ""
      return path + "```\(file.language)\n\(file.text)\n```"
    }.joined(separator: "\n\n")
  }

  /// The page that lists all rules.
  package static func index(of rules: [LintRule]) -> String {
    let families = LintRule.Family.allCases.compactMap { family -> String? in
      let rows = rules.filter { $0.family == family }.map { rule in
        "| <doc:\(name(of: rule))> | \(rule.severity.rawValue) | \(rule.documentation.summary) |"
      }
      guard !rows.isEmpty else { return nil }
      return "## \(family.rawValue)\n\n| rule | usually | what it does |\n| --- | --- | --- |\n"
        + rows.joined(separator: "\n")
    }
    let topics =
      "## Topics\n\n### Rules\n\n" + rules.map { "- <doc:\(name(of: $0))>" }.joined(separator: "\n")
    return
      ([
        "# Rules of the linter",
        "Every rule by its family, with how much a finding weighs unless the config says otherwise.",
        "A family can be selected like a rule: `tokenc lint --select device`.",
      ] + families + [topics, "<!-- Written from the rules; change Sources/TokenLint/Rules instead. -->"])
      .joined(separator: "\n\n") + "\n"
  }
}
