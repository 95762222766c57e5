import TokenEmit
import TokenModel

/// Tokens as lines with columns: name, type, Swift name, place, and the values last, which may be long.
///
///     card.padding  dimension  DS.Card.padding  Tokens/app.yaml:4  16 pt
struct TokenTable {
  private let rows: [[String]]

  init(_ tokens: [Token], of input: EmitInput) {
    rows = tokens.map { token in
      [
        token.path.description, token.type.name, input.names.path(of: token) ?? "-",
        "\(token.range.file.path):\(token.range.startLocation.line)",
        Self.values(of: token, in: input.tokenSet.settings.axes),
      ]
    }
  }

  /// One line for each token.
  var text: String { rows.aligned().map { $0 + "\n" }.joined() }

  private static func values(of token: Token, in axes: Axes) -> String {
    let variants = token.variants.map { variant in
      "\(variant.condition.text(axes)): \(ValueSummary.line(variant.value, of: token.type))"
    }
    return ([ValueSummary.line(token.value, of: token.type)] + variants).joined(separator: "; ")
  }
}
