import TokenDiagnostics
import TokenEmit
import TokenModel

/// Tokens as lines with columns: name, type, Swift name, place, and the values last, which may be long.
///
///     card.padding  dimension  DS.Card.padding  Tokens/app.yaml:4  16 pt
struct TokenTable {
  private let rows: [[PrintableText]]

  init(_ tokens: [Token], of input: EmitInput) {
    rows = tokens.map { token in
      let place = "\(token.range.file.path):\(token.range.startLocation.line)"
      return [
        token.path.description, token.type.name, input.names.path(of: token) ?? "-", place,
        Self.values(of: token, in: input.tokenSet.settings.axes),
      ].map { PrintableText($0) }
    }
  }

  /// One line for each token.
  var text: String {
    let widths = (0..<4).map { column in rows.map { $0[column].width }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell.string + String(repeating: " ", count: width - cell.width)
      }
      return (cells + [row[4].string]).joined(separator: "  ") + "\n"
    }.joined()
  }

  private static func values(of token: Token, in axes: Axes) -> String {
    let variants = token.variants.map { variant in
      "\(variant.condition.text(axes)): \(ValueSummary.line(variant.value, of: token.type))"
    }
    return ([ValueSummary.line(token.value, of: token.type)] + variants).joined(separator: "; ")
  }
}
