import TokenDiagnostics
import TokenModel

/// A token in Swift.
struct SwiftTokenObject: ModelObject {
  private let token: Token
  private let member: SwiftNames.Member
  private let environment: ModelEnvironment
  private let values: ConditionalValues

  /// Nil for a token that has no name in Swift.
  init?(_ object: TokenObject) {
    token = object.token
    environment = object.environment
    guard let member = environment.input.names.member(token.path) else { return nil }
    self.member = member
    values = ConditionalValues(token, in: environment.axes)
  }

  static let kind = ModelKind<SwiftTokenObject>(
    "swiftToken", "A token in Swift, with everything as it must be typed.",
    [
      .code("name", "the name of its member: `item`") { $0.member.name },
      .code("namespace", "the namespace it stands in: `DS.ControlBar`") { $0.member.namespace },
      .code("path", "how it is used: `DS.ControlBar.item`, `DS.Sheet.compose(in:)`") {
        $0.environment.input.names.path(of: $0.token)
      },
      .code("type", "its type: `Foundation.CGFloat`") { $0.type },
      .lines("documentation", "the lines of its documentation comment, with `///`") { $0.documentation },
      .code("availability", "the attribute that says it is deprecated, if it is") { $0.availability },
      .flag("isFunction", "whether it takes a context, because it depends on more than its colours follow") {
        $0.isFunction
      },
      .list("cases", "what a function tries before its usual value") { $0.cases },
      .code(
        "expression",
        "its value, or the usual one of a function, with more lines for two levels of indentation"
      ) { $0.usual },
      .flag("isOneLine", "whether a variable fits on one line") { !$0.isFunction && $0.oneLine != nil },
    ])

  private var isFunction: Bool { !values.axes.isEmpty }

  private var axes: Axes { environment.axes }

  private var type: String { SwiftLiteral.typeName(token.swiftShape, root: environment.root) }

  /// The value and what it is for, the values under conditions, and where it comes from.
  private var documentation: [String] {
    var lines = CommentText.paragraph(
      [ValueSummary.sentence(of: token), token.description].compactMap { $0 }.joined(separator: " "))
    for item in ValueSummary.list(of: token, axes: axes) {
      let wrapped = CommentText.paragraph("- " + item)
      lines += wrapped.prefix(1) + wrapped.dropFirst().map { "  " + $0 }
    }
    let source = token.source.map { "Source: \(CommentText.line($0.text))." }
    let origin = [source, CommentText.line(token.range.file.path)].compactMap { $0 }.joined(separator: " ")
    return ((lines.isEmpty ? [] : lines + [""]) + CommentText.paragraph(origin)).map {
      "/// \($0)".trimmingTrailingBlanks()
    }
  }

  private var availability: String? {
    guard let deprecation = token.deprecation else { return nil }
    guard case .because(let reason) = deprecation else { return "@available(*, deprecated)" }
    let names = environment.input.names
    let named = environment.input.tokenSet.tokens(namedIn: reason)
    let text = named.reduce(reason) { text, token in
      text.replacing("{\(token.path)}", with: names.path(of: token) ?? token.path.description)
    }
    var arguments = ["*", "deprecated", "message: \(CommentText.swiftLiteral(text))"]
    if named.count == 1, named[0].replaces(token), let name = names.renamed(to: named[0]) {
      arguments.append("renamed: \(CommentText.swiftLiteral(name))")
    }
    return "@available(\(arguments.joined(separator: ", ")))"
  }
}

extension SwiftTokenObject {
  private var usual: String {
    guard !isFunction else { return text(usualExpression, column: 4, reserved: "return ".utf8.count) }
    return oneLine ?? text(usualExpression, column: 4, reserved: 0)
  }

  /// The expression of a variable, if the whole of it fits on a line of the built-in template.
  private var oneLine: String? {
    let head = "nonisolated \(environment.access) static var \(member.name): \(type) { "
    let text = text(usualExpression, column: 2, reserved: head.utf8.count + " }".utf8.count)
    return text.utf8.contains(UInt8(ascii: "\n")) ? nil : text
  }

  private var usualExpression: SwiftExpression { expression(values.usual) }

  /// The conditions to try, those that name most axes first, with what holds under each.
  private var cases: [SwiftCaseObject] {
    values.cases.map { condition, value in
      let tests = condition.terms.map { term in
        let axis = ContextAxis(term.axis, axes, root: environment.input.swift.root)
        return "case .\(axis.cases[term.value]) = context.\(axis.property)"
      }
      return SwiftCaseObject(
        test: tests.joined(separator: ", "),
        expression: text(expression(value), column: 6, reserved: "return ".utf8.count))
    }
  }

  private func expression(_ values: AppearanceValues) -> SwiftExpression {
    SwiftLiteral.expression(values, token.swiftShape, root: environment.root)
  }

  private func text(_ expression: SwiftExpression, column: Int, reserved: Int) -> String {
    expression.text(indentation: column, room: SwiftExpression.width - column - reserved)
  }
}

/// What a function of a context answers under a condition.
struct SwiftCaseObject: ModelObject {
  let test: String
  let expression: String

  static let kind = ModelKind<SwiftCaseObject>(
    "swiftCase", "What a token that takes a context is under a condition.",
    [
      .code("test", "the condition of an `if`: `case .halfOpen = context.posture`") { $0.test },
      .code("expression", "the value, with more lines for three levels of indentation") { $0.expression },
    ])
}

extension String {
  fileprivate func trimmingTrailingBlanks() -> String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
