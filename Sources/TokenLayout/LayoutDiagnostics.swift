import TokenDiagnostics
import TokenModel
import TokenRuntime
import TokenSyntax

extension DiagnosticID {
  package static let sheetExceedsSurface = DiagnosticID("sheet-exceeds-surface")
}

extension Diagnostic {
  static func sheetExceedsSurface(_ frame: SheetFrame, _ value: Value, _ context: CheckContext) -> Diagnostic
  {
    let surface: Value? = if case .record(let record) = value.content { record["surface"] } else { nil }
    let name = surface?.reference.map { "surface '\($0)'" } ?? "its surface"
    let sizes = [frame.width, frame.height, frame.surface.width, frame.surface.height].map { Number($0).text }
    return Diagnostic(
      .sheetExceedsSurface, .error,
      "sheet '\(context.token)' is larger than \(name)\(context.whenClause): \(sizes[0]) x \(sizes[1]) > "
        + "\(sizes[2]) x \(sizes[3])",
      at: value.range, notes: surface.map { [Note("the surface is here", at: $0.range)] } ?? [])
  }
}
