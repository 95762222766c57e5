import Foundation
import TokenDiagnostics
import TokenModel
import TokenRuntime
import TokenSyntax

extension DiagnosticID {
  package static let sheetExceedsSurface = DiagnosticID("sheet-exceeds-surface")
  package static let sheetNotFull = DiagnosticID("sheet-not-full")
  package static let sheetCrossesCrease = DiagnosticID("sheet-crosses-crease")
  package static let sheetInCreaseBand = DiagnosticID("sheet-in-crease-band")
}

extension Diagnostic {
  /// Stands at the field that is too large, and at the width where both are.
  static func sheetExceedsSurface(_ sheet: CheckedSheet) -> Diagnostic {
    let surface = sheet.frame.surface
    return Diagnostic(
      .sheetExceedsSurface, .error,
      "\(sheet.name) is larger than \(sheet.surfaceName)\(sheet.context.whenClause): "
        + "\(sheet.frame.size.text) > \(surface.size.text)",
      at: sheet.place(sheet.frame.width.exceeds(surface.width) ? "width" : "height"),
      notes: sheet.surfaceNotes)
  }

  static func sheetNotFull(_ sheet: CheckedSheet) -> Diagnostic {
    let (frame, surface) = (sheet.frame, sheet.frame.surface)
    return Diagnostic(
      .sheetNotFull, .error,
      "\(sheet.name) is 'full', so it must have the size of \(sheet.surfaceName)\(sheet.context.whenClause): "
        + "\(frame.size.text) is not \(surface.size.text)",
      at: sheet.place(surface.width.exceeds(frame.width) ? "width" : "height"), notes: sheet.surfaceNotes)
  }

  /// A leading or trailing sheet that does not lie half-open, so that the crease is only where it ends.
  static func sheetExceedsHalf(_ sheet: CheckedSheet, _ half: CGFloat) -> Diagnostic {
    Diagnostic(
      .sheetExceedsSurface, .error,
      "\(sheet.name) is wider than the \(sheet.frame.placement) half of \(sheet.surfaceName)"
        + "\(sheet.context.whenClause): \(sheet.frame.width.text) > \(half.text)",
      at: sheet.place("width"), notes: sheet.creaseNotes)
  }

  /// A leading or trailing sheet is wider than its half.
  static func sheetCrossesCrease(_ sheet: CheckedSheet, half: CGFloat) -> Diagnostic {
    sheetCrosses(sheet, "\(sheet.frame.width.text) > \(half.text)", at: "width")
  }

  /// A sheet begins before the crease and ends behind it.
  static func sheetCrossesCrease(
    _ sheet: CheckedSheet, from start: CGFloat, at crease: CGFloat, to end: CGFloat
  ) -> Diagnostic {
    sheetCrosses(sheet, "\(start.text) < \(crease.text) < \(end.text)", at: "placement")
  }

  private static func sheetCrosses(_ sheet: CheckedSheet, _ numbers: String, at field: String) -> Diagnostic {
    Diagnostic(
      .sheetCrossesCrease, .error,
      "\(sheet.name) crosses the crease\(sheet.context.whenClause): \(numbers)", at: sheet.place(field),
      notes: sheet.creaseNotes)
  }

  /// Does not cross the crease, but the band around it.
  static func sheetInCreaseBand(
    _ sheet: CheckedSheet, _ crease: Surface.Crease, overlap: CGFloat
  ) -> Diagnostic {
    let (start, end) =
      sheet.isFlushWithCrease
      ? ("is flush with the crease at \(crease.at.text)", "so it reaches")
      : ("does not cross the crease at \(crease.at.text)", "but it reaches")
    return Diagnostic(
      .sheetInCreaseBand, .warning,
      "\(sheet.name) \(start)\(sheet.context.whenClause), \(end) \(overlap.text) pt into the band "
        + "\(crease.start.text)…\(crease.end.text) around it",
      at: sheet.place("placement"), notes: sheet.creaseNotes)
  }
}
