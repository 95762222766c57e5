import TokenDiagnostics
import TokenModel
import TokenRuntime
import TokenSyntax

extension DiagnosticID {
  package static let sheetExceedsSurface = DiagnosticID("sheet-exceeds-surface")
}

extension Diagnostic {
  /// Stands at the field that is too large, and at the width where both are; at the whole frame where the field is
  /// a reference, whose value stands elsewhere.
  static func sheetExceedsSurface(
    _ frame: SheetFrame, _ record: Record, at range: SourceRange, _ context: CheckContext
  ) -> Diagnostic {
    let surface = record["surface"]
    let field = record[frame.width > frame.surface.width ? "width" : "height"]
    let name = surface?.reference.map { "surface '\($0)'" } ?? "its surface"
    let sizes = [frame.width, frame.height, frame.surface.width, frame.surface.height].map { Number($0).text }
    return Diagnostic(
      .sheetExceedsSurface, .error,
      "sheet '\(context.token)' is larger than \(name)\(context.whenClause): \(sizes[0]) x \(sizes[1]) > "
        + "\(sizes[2]) x \(sizes[3])",
      at: field?.reference == nil ? field?.range ?? range : range,
      notes: surface.map { [Note("the surface is here", at: $0.range)] } ?? [])
  }
}
