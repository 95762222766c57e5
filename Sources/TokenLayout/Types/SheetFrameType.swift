import TokenDiagnostics
import TokenModel
import TokenRuntime

extension TokenType {
  /// The size of a sheet and where it stands on its surface.
  package static let sheetFrame: TokenType = .record(
    name: "sheetFrame", swiftName: "SheetFrame",
    fields: [
      .required("width", .dimension.notNegative("a width")),
      .required("height", .dimension.notNegative("a height")),
      .required("placement", .choice(of: SheetFrame.Placement.self)), .required("surface", .surface),
    ],
    check: { value, context in
      guard case .record(let record) = value.content, let frame = SheetFrame(record), !frame.fitsSurface
      else { return [] }
      return [.sheetExceedsSurface(frame, record, at: value.range, context)]
    })
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
