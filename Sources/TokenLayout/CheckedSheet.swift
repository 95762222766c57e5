import Foundation
import TokenDiagnostics
import TokenModel
import TokenRuntime

/// A sheet that is checked, with what its diagnostics say of it.
struct CheckedSheet {
  let frame: SheetFrame
  let context: CheckContext
  private let value: Value
  private let record: Record

  init?(_ value: Value, _ context: CheckContext) {
    guard case .record(let record) = value.content, let frame = SheetFrame(record) else { return nil }
    self.frame = frame
    self.context = context
    self.value = value
    self.record = record
  }

  var surface: Surface { frame.surface }
  var isHalfOpen: Bool { context.names(Axes.posture, "half-open") }

  var name: String { "sheet '\(context.token)'" }
  var surfaceName: String { record["surface"]?.name(as: "surface") ?? "its surface" }

  /// Where a field stands, else the whole frame. The fields of a sheet that is referred to stand elsewhere.
  func place(_ field: String) -> SourceRange {
    value.reference == nil ? record.place(field) ?? value.range : value.place
  }

  var surfaceNotes: [Diagnostic.Note] { Diagnostic.Note.here("surface", record["surface"]) }

  var creaseNotes: [Diagnostic.Note] {
    (value.reference == nil ? [] : Diagnostic.Note.here("frame", value))
      + Diagnostic.Note.here("crease", record.record("surface")?["crease"])
  }
}

extension SheetFrame {
  /// The frame as an app gets it.
  fileprivate init?(_ record: Record) {
    guard let width = record.length("width"), let height = record.length("height"),
      let placement = record.choice("placement", of: Placement.self),
      let surface = record.record("surface").flatMap(Surface.init)
    else { return nil }
    self.init(width: width, height: height, placement: placement, surface: surface)
  }
}
