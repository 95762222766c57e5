import Foundation
import TokenDiagnostics
import TokenModel
import TokenRuntime
import TokenSyntax

extension DiagnosticID {
  package static let barExceedsBand = DiagnosticID("bar-exceeds-band")
  package static let barClearsAnotherSurface = DiagnosticID("bar-clears-another-surface")
  package static let barWithoutRoom = DiagnosticID("bar-without-room")
}

extension Diagnostic {
  /// Stands at the inset, or at the item where that alone is too large.
  static func barExceedsBand(
    _ bar: BarModule, _ record: Record, at range: SourceRange, _ context: CheckContext
  ) -> Diagnostic {
    Diagnostic(
      .barExceedsBand, .error,
      "item + 2 x inset of '\(context.token)' must fit its band\(context.whenClause): \(bar.item.text) + 2 x "
        + "\(bar.inset.text) = \(bar.capsule.text) > \(bar.band.text)",
      at: record.place(bar.item.exceeds(bar.band) ? "item" : "inset") ?? range,
      notes: record.place("band").map { [Note("the band is here", at: $0)] } ?? [])
  }

  static func barClearsAnotherSurface(_ stranger: StrangeRegion, _ context: CheckContext) -> Diagnostic {
    Diagnostic(
      .barClearsAnotherSurface, .error,
      "a bar clears regions of its own surface: '\(context.token)' is on \(stranger.expected.surfaceName)"
        + "\(context.whenClause), the region on \(stranger.surface.surfaceName)",
      at: stranger.region.place,
      notes: stranger.region.reference == nil ? [] : Note.here("region", stranger.region))
  }

  /// Stands at the regions that leave too little, or at the surface that is too short.
  static func barWithoutRoom(
    _ bar: BarModule, _ usable: CGFloat, _ record: Record, at range: SourceRange, _ context: CheckContext
  ) -> Diagnostic {
    Diagnostic(
      .barWithoutRoom, .error,
      "the edge of '\(context.token)' must have room for a capsule of one item\(context.whenClause): "
        + "\(bar.capsule.text) > \(usable.text)",
      at: record.place("clears", "surface") ?? range, notes: Note.here("surface", record["surface"]))
  }
}
