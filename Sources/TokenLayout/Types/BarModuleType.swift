import TokenModel
import TokenRuntime

extension TokenType {
  /// The measures of a bar of controls along an edge.
  package static let barModule: TokenType = .record(
    name: "barModule", swiftName: "BarModule",
    fields: [
      .required("item", .dimension.notNegative("the side of an item")),
      .required("band", .dimension.notNegative("a band")),
      .required("inset", .dimension.notNegative("an inset")),
      .required("spacing", .dimension.notNegative("a spacing")), .required("edge", .choice(of: Edge.self)),
      .optional("surface", .surface),
      .optional("clears", .list(of: .reservedRegion)),
    ])
}
