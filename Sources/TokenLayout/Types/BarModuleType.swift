import TokenModel

extension TokenType {
  /// The measures of a bar of controls along an edge.
  package static let barModule: TokenType = .record(
    name: "barModule",
    shape: RecordShape(
      swiftName: "BarModule",
      fields: [
        .required("item", .dimension.notNegative("the side of an item")),
        .required("band", .dimension.notNegative("a band")),
        .required("inset", .dimension.notNegative("an inset")),
        .required("spacing", .dimension.notNegative("a spacing")), .required("edge", .edge),
        .optional("surface", .surface),
        .optional("clears", .list(of: .reservedRegion)),
      ]))
}
