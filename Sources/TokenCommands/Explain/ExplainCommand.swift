import TokenDiagnostics
import TokenEmit
import TokenModel

extension Command {
  private static let when = Option(
    "when", .text("CONDITION"), "the value under a condition such as 'appearance=dark and posture=half-open'")

  /// What there is to know about a token, a group, a diagnostic, or what else is explained, such as a rule of the linter.
  package static func explain(
    also others: @escaping @Sendable () -> [(name: String, text: String)]
  ) -> Command {
    Command(
      "explain", "Explains a token, a group, a diagnostic or a rule by its name.", operand: .one("NAME"),
      options: [when] + Option.ofProject, example: "explain snapped-text-size"
    ) { arguments, output in
      let name = arguments.operands[0]
      let others = others()
      if let other = others.first(where: { $0.name == name }), !isDeclared(name, arguments, output) {
        output.result(other.text)
        return .success
      }
      return try explain(name, alsoKnown: others.map(\.name), arguments, output)
    }
  }

  private static func explain(
    _ name: String, alsoKnown others: [String], _ arguments: Arguments, _ output: Output
  ) throws -> ExitStatus {
    let diagnostic = DiagnosticText.named(name)
    if let diagnostic, name.hasPrefix("[") || !isDeclared(name, arguments, output) {
      output.result(diagnostic.explanation)
      return .success
    }
    var run = try ProjectRun(arguments, output)
    guard let input = run.readTokens() else { return run.finish() }
    let context = try arguments.text(when).map { text throws(CommandError) in
      try NamedContext(text, axes: input.tokenSet.settings.axes)
    }
    let path = TokenPath(name.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
    let explanation =
      input.tokenSet[path].map { TokenExplanation($0, in: input, context: context).text }
      ?? input.tokenSet.groups[path].map { groupText($0, of: input) }
    let status = run.finish()
    guard let explanation else { throw unknown(name, in: input.tokenSet, others) }
    output.result(explanation)
    if diagnostic != nil { output.result("\nA diagnostic is called so too: explain '[\(name)]'\n") }
    return status
  }

  /// Whether the project, if there is one that can be read, has a token or group of the name. What is wrong with it is
  /// of no interest to who asks for a diagnostic.
  private static func isDeclared(_ name: String, _ arguments: Arguments, _ output: Output) -> Bool {
    guard var run = try? ProjectRun(arguments, output), let input = run.readTokens() else {
      return false
    }
    let path = TokenPath([name])
    return input.tokenSet[path] != nil || input.tokenSet.groups[path] != nil
  }

  private static func groupText(_ group: GroupDeclaration, of input: EmitInput) -> String {
    let path = group.path.description
    let tokens = input.tokenSet.tokens.filter { $0.path.description.utf8.starts(with: (path + ".").utf8) }
    let count = tokens.count == 1 ? "1 token" : "\(tokens.count) tokens"
    let description = group.metadata.description.map { "\n\($0.value.printable)\n" } ?? ""
    return "'\(path.printable)' is a group of \(count)\n\(description)\n" + TokenTable(tokens, of: input).text
  }

  private static func unknown(_ name: String, in tokenSet: TokenSet, _ others: [String]) -> CommandError {
    let known = tokenSet.tokens.map(\.path.description) + tokenSet.groups.keys.map(\.description).sorted()
    let hint = NearMiss.hint(for: name, among: known + others + DiagnosticText.all.map(\.id))
    return CommandError(
      .wrongUse, "'\(name)' is no token that could be read, no group, no diagnostic and no rule\(hint)")
  }
}

/// The context that `--when` names: what it does not say has its default.
struct NamedContext {
  let context: Context
  let text: String

  init(_ text: String, axes: Axes) throws(CommandError) {
    let (condition, bag) = Condition.read(text, axes: axes)
    guard let condition else {
      throw CommandError(.wrongUse, "'--when': " + bag.diagnostics.map(\.message).joined(separator: "; "))
    }
    context = condition.context(in: axes.defaultContext)
    self.text = condition.text(axes)
  }
}
