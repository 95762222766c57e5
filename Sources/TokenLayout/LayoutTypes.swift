import TokenModel

extension TokenType {
  /// The types of this field, beside DTCG's and the plain ones.
  package static let layout: [TokenType] = [
    .barModule, .cornerRadius, .reservedRegion, .sheetFrame, .spring, .surface,
  ]

  /// All types there are.
  package static let all = plain + layout
}
