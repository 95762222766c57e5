import TokenModel
import TokenRuntime

extension TokenType {
  /// A part of a surface that content keeps clear of: a camera, a fold.
  package static let reservedRegion: TokenType = .record(
    name: "reservedRegion", swiftName: "ReservedRegion",
    fields: [
      .required("width", .dimension.notNegative("a width")),
      .required("height", .dimension.notNegative("a height")), .required("edge", .choice(of: Edge.self)),
      .required("kind", .choice(of: ReservedRegion.Kind.self)), .required("surface", .surface),
      .optional("inset", .dimension), .optional("within", .reservedRegion),
    ])
}
