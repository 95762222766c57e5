import TokenDiagnostics
import TokenEmit
import TokenModel

/// All there is to know about a token, as text for a person.
struct TokenExplanation {
  private let token: Token
  private let input: EmitInput
  private let context: NamedContext?

  /// With a context only the values in it are shown.
  init(_ token: Token, in input: EmitInput, context: NamedContext?) {
    self.token = token
    self.input = input
    self.context = context
  }

  var text: String {
    let sections = [
      ["'\(token.path)' is a token of the type '\(token.type.name)'"], description, properties.aligned(),
      titled("value", values.aligned()), titled("refers to", references.aligned()),
      titled("used by", users.aligned()), titled("checks", checks.aligned()),
    ]
    return sections.filter { !$0.isEmpty }
      .map { lines in lines.map { $0.printable + "\n" }.joined() }.joined(separator: "\n")
  }

  private var tokenSet: TokenSet { input.tokenSet }
  private var axes: Axes { tokenSet.settings.axes }

  private var description: [String] {
    let lines = token.description?.split(whereSeparator: \.isNewline) ?? []
    return lines.flatMap { String($0).wrapped(at: 80) }
  }

  private var properties: [[String]] {
    var rows = [["declared", token.range.startText(in: .utf8)]]
    if let name = input.names.path(of: token) { rows.append(["Swift", name]) }
    if let use = token.use { rows.append(["use", use.rawValue]) }
    if let source = token.source { rows.append(["source", source.text]) }
    switch token.deprecation {
    case .deprecated: rows.append(["deprecated", "yes"])
    case .because(let reason): rows.append(["deprecated", reason])
    case .notDeprecated, nil: break
    }
    return rows
  }

  /// The value under each condition: what it is, how it is computed, and where it is written.
  private var values: [[String]] {
    if let context {
      return [row(token.value(in: context.context), "when \(context.text)")]
    }
    let usual = token.variants.isEmpty ? "" : "otherwise"
    return token.variants.map { row($0.value, "when \($0.condition.text(axes))") } + [row(token.value, usual)]
  }

  private func row(_ value: Value, _ condition: String) -> [String] {
    let expression = value.expression.map { " = \($0)" } ?? ""
    let text = ValueSummary.line(value, of: token.type) + expression
    return [text, condition, value.place.startText(in: .utf8)].filter { !$0.isEmpty }
  }

  /// What the token's values name, each with what that names in turn.
  private var references: [[String]] {
    ReferenceTree(of: token, in: tokenSet).lines.map { line in
      let indentation = String(repeating: "  ", count: line.depth)
      guard let target = line.token else { return [indentation + line.text] }
      let value = context.map { target.value(in: $0.context) } ?? target.value
      let more = context == nil && !target.variants.isEmpty ? ", and others" : ""
      return [
        indentation + target.path.description, ValueSummary.line(value, of: target.type) + more,
        target.range.startText(in: .utf8),
      ]
    }
  }

  private var users: [[String]] {
    TokenUsers(of: token, in: tokenSet).all.map { user in
      let through = user.through.map { "through \($0.path)" }
      return [user.token.path.description, user.token.range.startText(in: .utf8)]
        + (through.map { [$0] } ?? [])
    }
  }

  private var checks: [[String]] {
    tokenSet.checks.filter { $0.references.contains(token.path) }.map { check in
      [check.assertion.value, check.assertion.range.startText(in: .utf8)] + (check.message.map { [$0] } ?? [])
    }
  }

  private func titled(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [title] + lines.map { "  " + $0 }
  }
}
