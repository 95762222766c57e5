import TokenDiagnostics
import TokenModel
import TokenRuntime

extension TokenType {
  /// How two panes share a surface: by the share of the primary one, or half-open at the crease.
  package static let arrangement: TokenType = .record(
    name: "arrangement", swiftName: "Arrangement",
    fields: [
      .required("primary", share),
      .required("split", .choice(swiftName: "Arrangement.Split", of: Arrangement.Split.self)),
      .optional("surface", .surface),
    ],
    check: { value, context in
      guard case .record(let record) = value.content, record.record("surface")?.record("crease") == nil,
        case .crease? = record.choice("split", of: Arrangement.Split.self)
      else { return [] }
      return [.arrangementWithoutCrease(record, at: value.range, context)]
    },
    drawing: { .arrangement($0, $1) })

  private static let share = ratio.constrained { value in
    guard case .number(let number) = value.content, number.value <= 0 || number.value >= 1 else { return nil }
    return "the share of the primary pane must lie between 0 and 1"
  }
}

extension Arrangement.Split: NamedCase {
  package var name: String {
    switch self {
    case .crease: "crease"
    case .free: "free"
    }
  }
}
