import TokenModel

extension TokenType {
  /// A width and a height.
  package static let size: TokenType = .record(
    name: "size", swiftName: "Size",
    fields: [
      .required("width", .dimension.notNegative("a width")),
      .required("height", .dimension.notNegative("a height")),
    ],
    drawing: { value, _ in .size(value) })
}
