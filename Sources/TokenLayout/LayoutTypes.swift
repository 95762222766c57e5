import TokenModel

extension TokenType {
  /// The types of this field, beside DTCG's and the plain ones.
  package static let layout: [TokenType] = [
    .arrangement, .barModule, .cornerRadius, .insets, .reservedRegion, .sheetFrame, .size, .spring, .surface,
    .surfaceFit,
  ]

  /// All types there are.
  package static let all = plain + layout
}
