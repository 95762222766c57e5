import Foundation
import TokenDiagnostics
import TokenModel
import TokenSyntax

extension DiagnosticID {
  package static let regionOutsideSurface = DiagnosticID("region-outside-surface")
  package static let regionOutsideOuter = DiagnosticID("region-outside-outer")
  package static let regionOnAnotherSurface = DiagnosticID("region-on-another-surface")
  package static let overlappingRegions = DiagnosticID("overlapping-regions")
}

extension Diagnostic {
  /// Stands at the inset where that is what moves the region out, else at the width or height.
  static func regionOutsideSurface(
    _ reach: RegionReach, _ record: Record, at range: SourceRange, _ context: CheckContext
  ) -> Diagnostic {
    let isTooLong = reach.length.exceeds(reach.limit)
    let inset = isTooLong ? nil : reach.inset
    let sum = inset.map { "inset \($0.text) + \(reach.field) \(reach.length.text) = \(reach.end.text)" }
    let surface = record["surface"]
    return Diagnostic(
      .regionOutsideSurface, .error,
      "region '\(context.token)' must lie on \(surface?.name(as: "surface") ?? "its surface")"
        + "\(context.whenClause): \(sum ?? "\(reach.field) \(reach.length.text)") > \(reach.limit.text)",
      at: record.place(isTooLong ? reach.field : "inset") ?? range, notes: Note.here("surface", surface))
  }

  static func regionOutsideOuter(
    _ inner: CGRect, _ outer: CGRect, within: Value, _ context: CheckContext
  ) -> Diagnostic {
    Diagnostic(
      .regionOutsideOuter, .error,
      "region '\(context.token)' must lie inside \(within.name(around: "the region it is within"))"
        + "\(context.whenClause): \(inner.text) is not inside \(outer.text)",
      at: within.place, notes: Note.here("region around it", within))
  }

  static func regionOnAnotherSurface(
    _ own: Value, around: Value, on other: Value, _ context: CheckContext
  ) -> Diagnostic {
    Diagnostic(
      .regionOnAnotherSurface, .error,
      "region '\(context.token)' and \(around.name(around: "the region it is within")) must lie on one surface"
        + "\(context.whenClause), not on \(own.surfaceName) and \(other.surfaceName)",
      at: around.place, notes: Note.here("region around it", around))
  }

  /// Two regions of one surface, of which neither is within the other. Stands at the later one.
  static func overlappingRegions(
    _ first: Token, _ second: Token, in overlap: CGRect, surface: TokenPath, whenClause: String
  ) -> Diagnostic {
    Diagnostic(
      .overlappingRegions, .error,
      "regions of one surface must not overlap unless one is 'within' the other: '\(second.path)' and "
        + "'\(first.path)' share \(overlap.text) of '\(surface)'\(whenClause)",
      at: second.range, notes: [Note("'\(first.path)' is declared here", at: first.range)],
      dependsOnUnreadText: !(first.isCertain && second.isCertain))
  }

  /// Two regions that each depend on conditions, together on more than can be looked at.
  static func tooManyCombinations(_ first: Token, _ second: Token) -> Diagnostic {
    Diagnostic(
      .tooManyCombinations, .error,
      "'\(second.path)' and '\(first.path)', which may overlap, depend on more than "
        + "\(Axes.mostCombinations) combinations of conditions together",
      at: second.range, notes: [Note("'\(first.path)' is declared here", at: first.range)])
  }
}

extension Value {
  fileprivate func name(around other: String) -> String { reference.map { "region '\($0)'" } ?? other }

  /// `'surface.inner'`, or the measures of a surface that is no token.
  var surfaceName: String {
    if let reference { return "'\(reference)'" }
    guard case .record(let record) = content, let width = record.length("width"),
      let height = record.length("height")
    else { return "another" }
    return "one of \(CGSize(width: width, height: height).text)"
  }
}
