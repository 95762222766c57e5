import TokenDiagnostics
import TokenModel

/// A token in Swift. It is an object because it holds much.
final class SwiftTokenObject: ModelObject {
  private let token: Token
  private let member: SwiftNames.Member
  private let environment: ModelEnvironment
  private let values: ConditionalValues
  private let type: String
  // These are made once because the template asks for them several times.
  private let expression: String
  private let isOneLine: Bool

  /// Nil for a token that has no name in Swift.
  init?(_ object: TokenObject) {
    token = object.token
    environment = object.environment
    guard let member = environment.input.names.member(token) else { return nil }
    self.member = member
    let shape = token.swiftShape
    values = ConditionalValues(token, in: environment.axes)
    type = SwiftLiteral.typeName(shape, root: environment.root)
    let usual = SwiftLiteral.expression(values.usual, shape, root: environment.root)
    let isFunction = !values.axes.isEmpty
    let words = environment.access.utf8.count + member.name.utf8.count + type.utf8.count
    let line = usual.oneLine
    let room = SwiftExpression.width - Self.columnsAround - words
    isOneLine = !isFunction && (usual.isUnbreakable || line.utf8.count <= room)
    expression =
      isOneLine ? line : usual.text(line, column: 4, reserved: isFunction ? "return ".utf8.count : 0)
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
      ) { $0.expression },
      .flag("isOneLine", "whether a variable fits on one line") { $0.isOneLine },
    ])

  /// What the line of a variable has besides its access level, name, type and value.
  private static let columnsAround = "  nonisolated  static var :  {  }".utf8.count

  private var isFunction: Bool { !values.axes.isEmpty }

  private var axes: Axes { environment.axes }

  /// The value and what it is for, the values under conditions, and where it comes from.
  private var documentation: [String] {
    var lines: [String] = []
    lines.reserveCapacity(4)
    add(joined(ValueSummary.sentence(of: token), token.description), to: &lines)
    for item in ValueSummary.list(of: token, axes: axes) { add("- " + item, followedBy: "  ", to: &lines) }
    if !lines.isEmpty { lines.append("///") }
    let source = token.source.map { "Source: \(CommentText.line($0.text))." }
    add(joined(source, CommentText.line(token.range.file.path)), to: &lines)
    return lines
  }

  /// Adds the lines of a paragraph, each but the first with some blanks in front.
  private func add(_ paragraph: String, followedBy blanks: String = "", to lines: inout [String]) {
    if CommentText.isOneLine(paragraph) { return lines.append("/// " + paragraph) }
    for (index, line) in CommentText.paragraph(paragraph).enumerated() {
      lines.append("/// \(index == 0 ? "" : blanks)\(line)".trimmingTrailingBlanks())
    }
  }

  /// Two texts that may be missing, with a blank between them.
  private func joined(_ first: String?, _ second: String?) -> String {
    guard let first, let second else { return first ?? second ?? "" }
    var text = ""
    text.reserveCapacity(first.utf8.count + 1 + second.utf8.count)
    text += first
    text += " "
    text += second
    return text
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
  /// The conditions to try, those that name most axes first, with what holds under each.
  private var cases: [SwiftCaseObject] {
    values.cases.map { condition, value in
      let tests = condition.terms.map { term in
        let axis = ContextAxis(term.axis, axes, root: environment.input.swift.root)
        return "case .\(axis.cases[term.value]) = context.\(axis.property)"
      }
      let expression = SwiftLiteral.expression(value, token.swiftShape, root: environment.root)
      return SwiftCaseObject(
        test: tests.joined(separator: ", "),
        expression: expression.text(expression.oneLine, column: 6, reserved: "return ".utf8.count))
    }
  }
}

extension SwiftExpression {
  /// The text, whose form on one line is known, at a column of a line on which other text takes some columns too.
  fileprivate func text(_ line: String, column: Int, reserved: Int) -> String {
    text(line, indentation: column, room: Self.width - column - reserved)
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
    if let last = utf8.last, 0x21...0x7E ~= last { return self }
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
