import Foundation
import TokenDiagnostics
import TokenModel
import TokenRuntime

extension TokenType {
  /// The measures of a bar of controls along a side of a surface. What is usable of the side is the longest stretch
  /// that the regions it clears leave.
  package static let barModule: TokenType = .record(
    name: "barModule", swiftName: "BarModule",
    fields: [
      .required("item", .dimension.positive("the side of an item")),
      .required("band", .dimension.notNegative("a band")),
      .required("inset", .dimension.notNegative("an inset")),
      .required("spacing", .dimension.notNegative("a spacing")), .required("edge", side),
      .optional("surface", .surface),
      .optional("clears", .list(of: .reservedRegion)),
    ],
    check: { value, context in
      guard case .record(let record) = value.content, let bar = BarModule(record) else { return [] }
      let ofBand =
        bar.capsule.exceeds(bar.band)
        ? [Diagnostic.barExceedsBand(bar, record, at: value.range, context)] : []
      let ofSurface = strangers(in: record).map { Diagnostic.barClearsAnotherSurface($0, context) }
      if !ofBand.isEmpty || !ofSurface.isEmpty { return ofBand + ofSurface }
      guard let usable = bar.usableLength, bar.capsule.exceeds(usable) else { return [] }
      return [.barWithoutRoom(bar, usable, record, at: value.range, context)]
    },
    drawing: { value, _ in .bar(value) })

  private static let side: TokenType = .choice(swiftName: "Edge", of: Edge.self).constrained { value in
    guard case .text(let text) = value.content, !sides.contains(text) else { return nil }
    return "a bar stands along one of \(sides.quotedList), not in a corner"
  }

  private static let sides = ["top", "bottom", "leading", "trailing"]

  /// The regions to clear that lie on another surface than the bar, or without one than the first of them.
  private static func strangers(in record: Record) -> [StrangeRegion] {
    guard case .list(let regions)? = record["clears"]?.content else { return [] }
    let surfaces = regions.map { region -> Value? in
      if case .record(let record) = region.content { record["surface"] } else { nil }
    }
    guard let expected = record["surface"] ?? surfaces.first ?? nil else { return [] }
    return zip(regions, surfaces).compactMap { region, surface in
      guard let surface, !surface.isSameSurface(as: expected) else { return nil }
      return StrangeRegion(region: region, surface: surface, expected: expected)
    }
  }
}

/// A region to clear that lies on another surface than expected.
struct StrangeRegion {
  let region: Value
  let surface: Value
  let expected: Value
}

extension BarModule {
  /// The bar as an app gets it.
  init?(_ record: Record) {
    guard let item = record.length("item"), let band = record.length("band"),
      let inset = record.length("inset"), let spacing = record.length("spacing"),
      let edge = record.choice("edge", of: Edge.self)
    else { return nil }
    self.init(
      item: item, band: band, inset: inset, spacing: spacing, edge: edge,
      surface: record.record("surface").flatMap(Surface.init),
      clears: record.records("clears").compactMap(ReservedRegion.init))
  }
}
