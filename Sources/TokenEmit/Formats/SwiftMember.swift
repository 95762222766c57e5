import TokenDiagnostics
import TokenModel

/// The declaration of one token.
struct SwiftMember {
  private let token: Token
  private let name: String
  private let input: EmitInput
  private let root: String
  private let followed: FollowedAxes

  init(_ token: Token, name: String, input: EmitInput) {
    self.token = token
    self.name = name
    self.input = input
    root = SwiftIdentifier.escaped(input.swift.root)
    followed = FollowedAxes(token, in: input.tokenSet.settings.axes)
  }

  var text: String {
    var lines = comment.map { "/// \($0)".trimmingTrailingBlanks() }
    if let deprecation = token.deprecation { lines.append(availability(deprecation)) }
    lines += declaration
    return lines.map { "  \($0)\n" }.joined()
  }

  /// The value and what it is for, the values under conditions, and where it comes from.
  private var comment: [String] {
    var lines = CommentText.paragraph(
      [ValueSummary.sentence(of: token), token.description].compactMap { $0 }.joined(separator: " "))
    for item in ValueSummary.list(of: token, axes: axes) {
      let wrapped = CommentText.paragraph("- " + item)
      lines += wrapped.prefix(1) + wrapped.dropFirst().map { "  " + $0 }
    }
    let source = token.source.map { "Source: \(CommentText.line($0.text))." }
    let origin = [source, CommentText.line(token.range.file.path)].compactMap { $0 }.joined(separator: " ")
    return (lines.isEmpty ? [] : lines + [""]) + CommentText.paragraph(origin)
  }

  private func availability(_ deprecation: Deprecation) -> String {
    guard case .because(let reason) = deprecation else { return "@available(*, deprecated)" }
    let named = input.tokenSet.tokens(namedIn: reason)
    let text = named.reduce(reason) { text, token in
      text.replacing("{\(token.path)}", with: input.names.path(of: token) ?? token.path.description)
    }
    var arguments = ["*", "deprecated", "message: \(CommentText.swiftLiteral(text))"]
    if named.count == 1, named[0].replaces(token), let name = input.names.renamed(to: named[0]) {
      arguments.append("renamed: \(CommentText.swiftLiteral(name))")
    }
    return "@available(\(arguments.joined(separator: ", ")))"
  }

  private var declaration: [String] {
    let type = SwiftLiteral.typeName(token.swiftShape, root: root)
    let modifiers = "nonisolated \(input.swift.access.rawValue) static"
    let usual = expression(values(in: axes.defaultContext))
    guard !contextAxes.isEmpty else {
      let head = "\(modifiers) var \(name): \(type) {"
      let line = Self.line("\(head) ", usual, " }")
      return line.contains("\n") ? [head, Self.line("  ", usual), "}"] : [line]
    }
    var lines = ["\(modifiers) func \(name)(in context: \(root).Context) -> \(type) {"]
    for (condition, value) in cases {
      lines += ["  if \(test(condition)) {", Self.line("    return ", value), "  }"]
    }
    return lines + [Self.line("  return ", usual), "}"]
  }

  /// A line of a member, which stands two columns in, with more lines where the expression is too long for one.
  private static func line(_ start: String, _ value: SwiftExpression, _ end: String = "") -> String {
    let column = 2 + start.prefix { $0 == " " }.count
    let room = SwiftExpression.width - 2 - start.utf8.count - end.utf8.count
    return start + value.text(indentation: column, room: room) + end
  }

  private var axes: Axes { input.tokenSet.settings.axes }

  private var contextAxes: [Int] { token.axes.filter { !followed.contains($0) } }

  /// The conditions to try, those that name most axes first, with what holds under each.
  private var cases: [(condition: Condition, value: SwiftExpression)] {
    guard token.axes.contains(where: followed.contains) else {
      return token.variantsByPrecedence.map { ($0.condition, expression(AppearanceValues($0.value))) }
    }
    let contextAxes = contextAxes
    let usual = values(in: axes.defaultContext)
    let contexts = axes.combinations(of: contextAxes) ?? []
    return contexts.filter { values(in: $0) != usual }.map { context in
      (context.condition(on: contextAxes), expression(values(in: context)))
    }
  }

  private func test(_ condition: Condition) -> String {
    condition.terms.map { term in
      let axis = ContextAxis(term.axis, axes, root: input.swift.root)
      return "case .\(axis.cases[term.value]) = context.\(axis.property)"
    }.joined(separator: ", ")
  }

  private func values(in context: Context) -> AppearanceValues {
    AppearanceValues(token, in: context, following: followed)
  }

  private func expression(_ values: AppearanceValues) -> SwiftExpression {
    SwiftLiteral.expression(values, token.swiftShape, root: root)
  }
}

extension String {
  fileprivate func trimmingTrailingBlanks() -> String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
