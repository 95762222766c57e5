import TokenModel
import TokenRuntime

extension TokenType {
  /// An area that an app may fill: a display, or a part of one.
  package static let surface: TokenType = .record(
    name: "surface", swiftName: "Surface",
    fields: [
      .required("width", .dimension.notNegative("a width")),
      .required("height", .dimension.notNegative("a height")), .optional("scale", .number),
      .optional("pixels", pixels), .optional("crease", crease),
      .optional("widthClass", .choice(of: Surface.SizeClass.self)),
      .optional("heightClass", .choice(of: Surface.SizeClass.self)),
    ])

  private static let pixels: TokenType = .record(
    name: "pixels", swiftName: "Surface.Pixels",
    fields: [.required("width", .number), .required("height", .number)])

  private static let crease: TokenType = .record(
    name: "crease", swiftName: "Surface.Crease",
    fields: [
      .required("axis", .choice(of: Surface.Crease.Axis.self)), .required("at", .dimension),
      .optional("band", .dimension.notNegative("a band")),
    ])
}

extension Surface {
  /// The surface as an app gets it.
  init?(_ record: Record) {
    guard let width = record.length("width"), let height = record.length("height") else { return nil }
    self.init(
      width: width, height: height, scale: record.number("scale"),
      pixels: record.record("pixels").flatMap(Pixels.init),
      crease: record.record("crease").flatMap(Crease.init),
      widthClass: record.choice("widthClass", of: SizeClass.self),
      heightClass: record.choice("heightClass", of: SizeClass.self))
  }
}

extension Surface.Pixels {
  fileprivate init?(_ record: Record) {
    guard let width = record.number("width"), let height = record.number("height") else { return nil }
    self.init(width: width, height: height)
  }
}

extension Surface.Crease {
  fileprivate init?(_ record: Record) {
    guard let axis = record.choice("axis", of: Axis.self), let at = record.length("at") else { return nil }
    self.init(axis: axis, at: at, band: record.length("band"))
  }
}
