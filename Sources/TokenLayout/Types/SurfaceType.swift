import Foundation
import TokenDiagnostics
import TokenModel
import TokenRuntime

extension TokenType {
  /// An area that an app may fill: a display, or a part of one. Pixels without a scale are taken as they are: a
  /// display may draw more than it has.
  package static let surface: TokenType = .record(
    name: "surface", swiftName: "Surface",
    fields: [
      .required("width", .dimension.notNegative("a width")),
      .required("height", .dimension.notNegative("a height")),
      .optional("scale", .number.positive("a scale")), .optional("pixels", pixels),
      .optional("crease", crease),
      .optional("widthClass", .choice(swiftName: "Surface.SizeClass", of: Surface.SizeClass.self)),
      .optional("heightClass", .choice(swiftName: "Surface.SizeClass", of: Surface.SizeClass.self)),
    ],
    check: { value, _ in
      guard case .record(let record) = value.content, let surface = Surface(record) else { return [] }
      return pixelMistakes(record, surface) + creaseMistakes(record, surface)
    },
    drawing: { value, _ in .surface(value) })

  private static let pixels: TokenType = .record(
    name: "pixels", swiftName: "Surface.Pixels",
    fields: [
      .required("width", .number.notNegative("a number of pixels")),
      .required("height", .number.notNegative("a number of pixels")),
    ])

  private static let crease: TokenType = .record(
    name: "crease", swiftName: "Surface.Crease",
    fields: [
      .required("axis", .choice(swiftName: "Surface.Crease.Axis", of: Surface.Crease.Axis.self)),
      .required("at", .dimension),
      .optional("band", .dimension.notNegative("a band")),
    ])

  /// Pixels are whole, so each may be half of one away from what the points come to.
  private static func pixelMistakes(_ record: Record, _ surface: Surface) -> [Diagnostic] {
    guard let scale = surface.scale, let pixels = record.record("pixels") else { return [] }
    return ["width", "height"].compactMap { name in
      guard let written = pixels[name], let count = pixels.number(name), let points = record[name],
        let length = record.length(name), CGFloat(abs(Double(length) * scale - count)).exceeds(0.5)
      else { return nil }
      return .pixelsDifferFromPoints(written, count, points: points, length, scale: scale)
    }
  }

  private static func creaseMistakes(_ record: Record, _ surface: Surface) -> [Diagnostic] {
    guard let crease = surface.crease, let written = record.record("crease"), let value = record["crease"]
    else { return [] }
    let isVertical = if case .vertical = crease.axis { true } else { false }
    guard let length = record[isVertical ? "width" : "height"] else { return [] }
    let points = isVertical ? surface.width : surface.height
    if crease.at < 0 || crease.at.exceeds(points) {
      return [.creaseOutsideSurface(crease.at, of: length, points, written.place("at") ?? value.place)]
    }
    if CGFloat(0).exceeds(crease.start) || crease.end.exceeds(points) {
      return [.bandOutsideSurface(crease, of: length, points, written.place("band") ?? value.place)]
    }
    return []
  }
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

extension Surface.Crease.Axis: NamedCase {
  package var name: String {
    switch self {
    case .vertical: "vertical"
    case .horizontal: "horizontal"
    }
  }
}

extension Surface.SizeClass: NamedCase {
  package var name: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}
