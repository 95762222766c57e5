import TokenDiagnostics
import TokenModel

extension OutputFormat {
  /// Files for other tools, in the format of the Design Tokens Community Group, 2025.10: `tokens.tokens.json` with
  /// every token, and `tokens.resolver.json` with every variant if a token has some. What DTCG cannot say stands
  /// under `$extensions["dev.tokenc"]`, so that reading the first file gives the same tokens again.
  package static let dtcg = OutputFormat(name: "dtcg") { _, _ in
    [DTCGResolver.tokenFileName, resolverFileName]
  } check: { _ in
    DiagnosticBag()
  } emit: { input in
    let tokens = DTCGTokens(input.tokenSet)
    let file = OutputFile(path: DTCGResolver.tokenFileName, text: tokens.document.rendered() + "\n")
    guard let resolver = DTCGResolver(tokens)?.document else { return [file] }
    return [file, OutputFile(path: resolverFileName, text: resolver.rendered() + "\n")]
  }

  private static let resolverFileName = "tokens.resolver.json"
}
