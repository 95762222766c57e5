import TokenModel

extension TokenType {
  /// An area that an app may fill: a display, or a part of one.
  package static let surface: TokenType = .record(
    name: "surface",
    shape: RecordShape(
      swiftName: "Surface",
      fields: [
        .required("width", .dimension.notNegative("a width")),
        .required("height", .dimension.notNegative("a height")), .optional("scale", .number),
        .optional("pixels", pixels), .optional("crease", crease), .optional("widthClass", sizeClass),
        .optional("heightClass", sizeClass),
      ]))

  private static let pixels: TokenType = .record(
    name: "pixels",
    shape: RecordShape(
      swiftName: "Surface.Pixels", fields: [.required("width", .number), .required("height", .number)]))

  private static let crease: TokenType = .record(
    name: "crease",
    shape: RecordShape(
      swiftName: "Surface.Crease",
      fields: [
        .required("axis", .choice(swiftName: "Surface.Crease.Axis", ["vertical", "horizontal"])),
        .required("at", .dimension), .optional("band", .dimension.notNegative("a band")),
      ]))

  private static let sizeClass: TokenType = .choice(
    swiftName: "Surface.SizeClass", ["compact", "regular"])
}
