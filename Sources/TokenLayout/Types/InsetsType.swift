import TokenModel

extension TokenType {
  /// The distances from four edges to what lies inside. They may be negative, as they are for what reaches out of
  /// something: a picture out of its text column, a touch area out of its glyph.
  package static let insets: TokenType = .record(
    name: "insets", swiftName: "Insets",
    fields: [
      .required("top", .dimension), .required("leading", .dimension), .required("bottom", .dimension),
      .required("trailing", .dimension),
    ],
    drawing: { value, _ in .insets(value) })
}
