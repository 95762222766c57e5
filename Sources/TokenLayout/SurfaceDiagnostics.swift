import Foundation
import TokenDiagnostics
import TokenModel
import TokenRuntime
import TokenSyntax

extension DiagnosticID {
  package static let pixelsDifferFromPoints = DiagnosticID("pixels-differ-from-points")
  package static let creaseOutsideSurface = DiagnosticID("crease-outside-surface")
  package static let surfaceWithoutArea = DiagnosticID("surface-without-area")
  package static let arrangementWithoutCrease = DiagnosticID("arrangement-without-crease")
}

extension Diagnostic {
  /// The pixels that are written in one direction, and the points there.
  static func pixelsDifferFromPoints(
    _ written: Value, _ pixels: Double, points: Value, _ length: CGFloat, scale: Double
  ) -> Diagnostic {
    let product = CGFloat(Double(length) * scale)
    return Diagnostic(
      .pixelsDifferFromPoints, .error,
      "pixels must be points x scale: \(length.text) x \(CGFloat(scale).text) = \(product.text), not "
        + CGFloat(pixels).text,
      at: written.place, notes: [Note("the points are here", at: points.place)])
  }

  /// The crease itself lies beyond an edge.
  static func creaseOutsideSurface(_ at: CGFloat, of length: Value, _ points: CGFloat, _ place: SourceRange)
    -> Diagnostic
  {
    creaseOutside("a crease must lie on its surface: ", at, at < 0 ? 0 : points, length, place)
  }

  /// The crease lies on its surface, but the band around it reaches beyond an edge.
  static func bandOutsideSurface(
    _ crease: Surface.Crease, of length: Value, _ points: CGFloat, _ place: SourceRange
  ) -> Diagnostic {
    let isBefore = crease.start < 0
    let (end, sign) = isBefore ? (crease.start, "-") : (crease.end, "+")
    let sum = "\(crease.at.text) \(sign) \((crease.band ?? 0).text) / 2 = "
    return creaseOutside(
      "the band of a crease must lie on its surface: \(sum)", end, isBefore ? 0 : points, length, place)
  }

  private static func creaseOutside(
    _ rule: String, _ end: CGFloat, _ limit: CGFloat, _ length: Value, _ place: SourceRange
  ) -> Diagnostic {
    let comparison = end < limit ? "<" : ">"
    return Diagnostic(
      .creaseOutsideSurface, .error, "\(rule)\(end.text) \(comparison) \(limit.text)", at: place,
      notes: limit == 0 ? [] : [Note("the length of the surface is here", at: length.place)])
  }

  static func surfaceWithoutArea(
    _ surface: Surface, _ field: String, _ value: Value, _ context: CheckContext
  ) -> Diagnostic {
    Diagnostic(
      .surfaceWithoutArea, .error,
      "the \(field) of '\(context.token)' must be larger than 0 in both directions\(context.whenClause), not "
        + surface.size.text,
      at: value.place, notes: value.reference == nil ? [] : Note.here("surface", value))
  }

  /// Stands at the surface, or at the word `crease` where there is none.
  static func arrangementWithoutCrease(
    _ record: Record, at range: SourceRange, _ context: CheckContext
  ) -> Diagnostic {
    let surface = record["surface"]
    let lack = surface.map { "; \($0.name(as: "surface")) has none" } ?? "; add 'surface'"
    return Diagnostic(
      .arrangementWithoutCrease, .error,
      "'\(context.token)' splits at the crease\(context.whenClause), so it needs a surface with a crease"
        + lack,
      at: record.place("surface", "split") ?? range,
      notes: surface?.reference == nil ? [] : Note.here("surface", surface))
  }
}
