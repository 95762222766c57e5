import TokenModel

extension TokenType {
  /// A part of a surface that content keeps clear of: a camera, a fold.
  package static let reservedRegion: TokenType = .record(
    name: "reservedRegion",
    shape: RecordShape(
      swiftName: "ReservedRegion",
      fields: [
        .required("width", .dimension.notNegative("a width")),
        .required("height", .dimension.notNegative("a height")), .required("edge", .edge),
        .required("kind", .choice(swiftName: "ReservedRegion.Kind", ["occlusion", "division"])),
        .required("surface", .surface), .optional("inset", .dimension), .optional("within", .reservedRegion),
      ]))
}
