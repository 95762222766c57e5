import Foundation
import TokenDiagnostics
import TokenModel
import TokenRuntime

extension TokenType {
  /// A part of a surface that content keeps clear of: a camera, a fold.
  ///
  /// `edge` and `inset` say where it lies. At a side it lies in the middle of that side, `inset` away from it; in a
  /// corner it lies `inset` away from both edges. So a fold of 40 x 669 in the middle of 951 x 669 is at `top`. One
  /// that is `within` another is placed on the surface all the same.
  package static let reservedRegion: TokenType = .record(
    name: "reservedRegion", swiftName: "ReservedRegion",
    fields: [
      .required("width", .dimension.notNegative("a width")),
      .required("height", .dimension.notNegative("a height")),
      .required("edge", .choice(swiftName: "Edge", of: Edge.self)),
      .required("kind", .choice(swiftName: "ReservedRegion.Kind", of: ReservedRegion.Kind.self)),
      .required("surface", .surface),
      .optional("inset", .dimension.notNegative("an inset")), .optional("within", .reservedRegion),
    ],
    check: { value, context in
      guard case .record(let record) = value.content, let region = ReservedRegion(record) else { return [] }
      let outside = record.directions(of: region).filter { $0.end.exceeds($0.limit) }
      if !outside.isEmpty {
        return outside.map { .regionOutsideSurface($0, record, at: value.range, context) }
      }
      return withinMistakes(region, record, context)
    },
    drawing: { value, _ in .region(value) })

  private static func withinMistakes(
    _ region: ReservedRegion, _ record: Record, _ context: CheckContext
  ) -> [Diagnostic] {
    guard let value = record["within"], let around = record.record("within"), let own = record["surface"],
      let other = around["surface"], let outer = ReservedRegion(around)
    else { return [] }
    guard own.isSameSurface(as: other) else {
      return [.regionOnAnotherSurface(own, around: value, on: other, context)]
    }
    return region.frame.lies(in: outer.frame)
      ? [] : [.regionOutsideOuter(region.frame, outer.frame, within: value, context)]
  }
}

/// How far a region reaches in one direction, and from which field.
struct RegionReach {
  /// `width` or `height`.
  let field: String
  let length: CGFloat
  /// Nil where no inset moves the region in this direction.
  let inset: CGFloat?
  let limit: CGFloat

  var end: CGFloat { length + (inset ?? 0) }
}

extension Record {
  fileprivate func directions(of region: ReservedRegion) -> [RegionReach] {
    let inset = length("inset")
    let (isInsetAcross, isInsetDown) =
      switch region.edge {
      case .top, .bottom: (false, true)
      case .leading, .trailing: (true, false)
      case .topLeading, .topTrailing, .bottomLeading, .bottomTrailing: (true, true)
      }
    return [
      RegionReach(
        field: "width", length: region.width, inset: isInsetAcross ? inset : nil, limit: region.surface.width),
      RegionReach(
        field: "height", length: region.height, inset: isInsetDown ? inset : nil,
        limit: region.surface.height),
    ]
  }
}

extension Value {
  /// Whether two surfaces are one token, or have the same measures: an alias is the same surface too.
  func isSameSurface(as other: Value) -> Bool {
    reference != nil && reference == other.reference || self == other
  }
}

extension ReservedRegion {
  /// The region as an app gets it, but for the one around it, which has no say in where it lies.
  init?(_ record: Record) {
    guard let width = record.length("width"), let height = record.length("height"),
      let edge = record.choice("edge", of: Edge.self), let kind = record.choice("kind", of: Kind.self),
      let surface = record.record("surface").flatMap(Surface.init)
    else { return nil }
    self.init(
      width: width, height: height, edge: edge, kind: kind, surface: surface, inset: record.length("inset"))
  }
}

extension ReservedRegion.Kind: NamedCase {
  package var name: String {
    switch self {
    case .occlusion: "occlusion"
    case .division: "division"
    }
  }
}
