import TokenDiagnostics
import TokenModel
import TokenRuntime

extension TokenType {
  /// How one surface is shown on another. Factor, size and offset are not written: they follow.
  package static let surfaceFit: TokenType = .record(
    name: "surfaceFit", swiftName: "SurfaceFit",
    fields: [
      .required("content", .surface), .required("host", .surface),
      .required("by", .choice(swiftName: "SurfaceFit.Rule", of: SurfaceFit.Rule.self)),
    ],
    check: { value, context in
      guard case .record(let record) = value.content else { return [] }
      return ["content", "host"].compactMap { name in
        guard let field = record[name], let surface = record.record(name).flatMap(Surface.init),
          surface.width <= 0 || surface.height <= 0
        else { return nil }
        return .surfaceWithoutArea(surface, name, field, context)
      }
    },
    drawing: { value, _ in .fit(value) })
}

extension SurfaceFit.Rule: NamedCase {
  package var name: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .contain: "contain"
    }
  }
}
