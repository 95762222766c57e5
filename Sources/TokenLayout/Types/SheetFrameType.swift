import Foundation
import TokenDiagnostics
import TokenModel
import TokenRuntime

extension TokenType {
  /// The size of a sheet and where it stands on its surface.
  ///
  /// The crease is looked at in values that a condition with `posture=half-open` chooses. The default value is not
  /// looked at: that a sheet says nothing of half-open does not mean that it is shown there.
  package static let sheetFrame: TokenType = .record(
    name: "sheetFrame", swiftName: "SheetFrame",
    fields: [
      .required("width", .dimension.notNegative("a width")),
      .required("height", .dimension.notNegative("a height")),
      .required("placement", .choice(swiftName: "SheetFrame.Placement", of: SheetFrame.Placement.self)),
      .required("surface", .surface),
    ],
    check: { value, context in
      CheckedSheet(value, context).flatMap(\.mistake).map { [$0] } ?? []
    },
    drawing: { .sheet($0, $1) })
}

extension CheckedSheet {
  /// The first of the rules that it breaks: what follows would only say the same in other words.
  fileprivate var mistake: Diagnostic? {
    if frame.width.exceeds(surface.width) || frame.height.exceeds(surface.height) {
      return .sheetExceedsSurface(self)
    }
    if case .full = frame.placement,
      surface.width.exceeds(frame.width) || surface.height.exceeds(frame.height)
    {
      return .sheetNotFull(self)
    }
    if isHalfOpen { return mistakeAtCrease }
    guard let half = lengthOfHalf, frame.width.exceeds(half) else { return nil }
    return .sheetExceedsHalf(self, half)
  }

  /// How it crosses the crease, or else reaches into the band around it.
  var mistakeAtCrease: Diagnostic? {
    if let half = lengthOfHalf, frame.width.exceeds(half) { return .sheetCrossesCrease(self, half: half) }
    return surface.crease.flatMap(mistake(at:))
  }

  /// The width of the half that a leading or trailing sheet stands in; nil where no crease makes halves of it.
  private var lengthOfHalf: CGFloat? {
    guard let crease = surface.crease, case .vertical = crease.axis else { return nil }
    switch frame.placement {
    case .leading: return crease.at
    case .trailing: return surface.width - crease.at
    case .center, .bottom, .full: return nil
    }
  }

  /// Whether its placement puts its edge at the crease.
  var isFlushWithCrease: Bool { lengthOfHalf != nil }

  private func mistake(at crease: Surface.Crease) -> Diagnostic? {
    let rect = frame.frame
    let (start, end) =
      switch crease.axis {
      case .vertical: (rect.minX, rect.maxX)
      case .horizontal: (rect.minY, rect.maxY)
      }
    if crease.at.exceeds(start) && end.exceeds(crease.at) {
      return .sheetCrossesCrease(self, from: start, at: crease.at, to: end)
    }
    let overlap = min(end, crease.end) - max(start, crease.start)
    return overlap.exceeds(0) ? .sheetInCreaseBand(self, crease, overlap: overlap) : nil
  }
}

extension SheetFrame.Placement: NamedCase {
  package var name: String {
    switch self {
    case .center: "center"
    case .leading: "leading"
    case .trailing: "trailing"
    case .bottom: "bottom"
    case .full: "full"
    }
  }
}
