extension TokenType {
  /// The line around something (DTCG Format, section 9.4).
  package static let border: TokenType = .record(
    name: "border", swiftName: "Border",
    fields: [
      .required("color", .color), .required("width", .dimension.notNegative("the width of a border")),
      .required("style", .strokeStyle),
    ],
    words: { _, text in ["width", "style", "color"].compactMap(text).joined(separator: ", ") },
    drawing: { value, _ in .borderedCard(of: value) })
}
