import TokenDiagnostics
import TokenEmit
import TokenLayout
import TokenModel

extension Command {
  private static let json = Option("json", .flag, "write an array for machines instead of lines")
  private static let type = Option("type", .text("TYPE"), "list only the tokens of this type")

  /// A line for each token, or an array of them.
  package static let list = Command(
    "list", "Lists the tokens with their types, names, places and values.", operand: .none,
    options: [json, type] + Option.ofProject, example: "list --type color"
  ) { arguments, output in
    let typeName = arguments.text(type)
    if let typeName, let mistake = mistake(inType: typeName) { throw mistake }
    var run = try ProjectRun(arguments, output)
    guard let input = run.readTokens() else { return run.finish() }
    let tokens = input.tokenSet.tokens.filter { typeName == nil || $0.type.name == typeName }
    let result =
      arguments.contains(json)
      ? input.json(of: tokens) : TokenTable(tokens, of: input).text
    let status = run.finish()
    output.result(result)
    return status
  }

  /// A type that nobody knows may be one of the project's own, and tokens may have it; a misspelt one is none.
  private static func mistake(inType name: String) -> CommandError? {
    let names = TokenType.all.map(\.name)
    guard !names.contains(name), let meant = NearMiss.find(name, among: names) else { return nil }
    return CommandError(.wrongUse, "'\(name)' is not a type\(NearMiss.hint(meant))")
  }
}

extension EmitInput {
  /// Tokens as they are in `tokens.json`, with their names.
  fileprivate func json(of tokens: [Token]) -> String {
    var writer = JSONWriter(.indented, expectedSize: 0)
    writer.array { writer in
      for token in tokens {
        writer.object { writer in
          writer.key("name")
          writer.string(token.path.description)
          writeMembers(of: token, to: &writer)
        }
      }
    }
    writer.endLine()
    return String(decoding: writer.text, as: UTF8.self)
  }
}
