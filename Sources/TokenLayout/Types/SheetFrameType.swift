import TokenDiagnostics
import TokenModel
import TokenRuntime

extension TokenType {
  /// The size of a sheet and where it stands on its surface.
  package static let sheetFrame: TokenType = .record(
    name: "sheetFrame",
    shape: RecordShape(
      swiftName: "SheetFrame",
      fields: [
        .required("width", .dimension.notNegative("a width")),
        .required("height", .dimension.notNegative("a height")),
        .required(
          "placement",
          .choice(swiftName: "SheetFrame.Placement", ["center", "leading", "trailing", "bottom", "full"])),
        .required("surface", .surface),
      ]),
    check: { value, context in
      guard case .record(let record) = value.content, let frame = SheetFrame(record), !frame.fitsSurface
      else {
        return []
      }
      return [.sheetExceedsSurface(frame, value, context)]
    })
}

extension SheetFrame {
  /// The frame as an app gets it, as far as its size goes.
  fileprivate init?(_ record: Record) {
    guard let width = record.length("width"), let height = record.length("height"),
      let surface = record.record("surface"), let surfaceWidth = surface.length("width"),
      let surfaceHeight = surface.length("height")
    else { return nil }
    self.init(
      width: width, height: height, placement: .center,
      surface: Surface(width: surfaceWidth, height: surfaceHeight))
  }
}
