import Foundation
import TokenModel
import TokenRuntime

extension Drawing {
  /// A sheet where it stands on its surface.
  static func sheet(_ value: Value, _ context: CheckContext) -> Drawing? {
    guard let frame = CheckedSheet(value, context)?.frame,
      var picture = ScaledPicture(of: frame.surface.bounds.union(frame.frame), largestScale: 2)
    else { return nil }
    picture.add(frame.surface)
    picture.add(frame.frame, .sheet)
    picture.addMeasures()
    picture.add([frame.size.labelText, "\(frame.placement)"], in: frame.frame)
    return picture.drawing(
      "a sheet of \(frame.size.labelText) pt, \(frame.placement), on \(frame.surface.words)")
  }

  /// Two panes on their surface, or on one without measures where none is given.
  static func arrangement(_ value: Value, _ context: CheckContext) -> Drawing? {
    guard let record = value.record, let arrangement = Arrangement(record) else { return nil }
    let surface = arrangement.surface ?? Surface(width: 300, height: 200)
    guard var picture = ScaledPicture(of: surface.bounds, largestScale: 2) else { return nil }
    let isHalfOpen = context.names(Axes.posture, "half-open")
    let panes = isHalfOpen ? arrangement.halfOpenFrames(in: surface) : arrangement.frames(in: surface)
    picture.add(surface)
    for (frame, role, name) in [
      (panes.primary, Role.primaryPane, "primary"), (panes.secondary, .secondaryPane, "secondary"),
    ] {
      picture.add(frame, role)
      let size = arrangement.surface == nil ? [] : [frame.size.labelText]
      picture.add([name] + size, in: frame)
    }
    if arrangement.surface != nil { picture.addMeasures() }
    let share = "\(CGFloat(arrangement.primary).labelText) of"
    return picture.drawing("two panes, the primary one \(share) the length, on \(surface.words)")
  }

  /// What is shown on a host, where it lies there.
  static func fit(_ value: Value) -> Drawing? {
    guard let record = value.record, let fit = SurfaceFit(record), fit.scale > 0,
      var picture = ScaledPicture(of: fit.host.bounds.union(fit.frame), largestScale: 2)
    else { return nil }
    picture.add(fit.host.bounds, .surface)
    picture.add(fit.frame, .sheet)
    if let crease = fit.content.crease {
      picture.add(
        line: crease.line(on: fit.content).map { point in
          CGPoint(x: fit.offset.x + point.x * fit.scale, y: fit.offset.y + point.y * fit.scale)
        }, .crease)
    }
    picture.addMeasures()
    let factor = ((fit.scale * 100_000).rounded() / 100_000).text
    picture.add(["× \(factor)", "\(fit.size.labelText) pt of the host"], in: fit.frame)
    return picture.drawing(
      "\(fit.content.words), times \(factor), in the middle of \(fit.host.words)")
  }
}

extension Arrangement {
  /// The arrangement as an app gets it.
  fileprivate init?(_ record: Record) {
    guard let primary = record.number("primary"), let split = record.choice("split", of: Split.self) else {
      return nil
    }
    self.init(primary: primary, split: split, surface: record.record("surface").flatMap(Surface.init))
  }
}

extension SurfaceFit {
  /// The fit as an app gets it.
  fileprivate init?(_ record: Record) {
    guard let content = record.record("content").flatMap(Surface.init),
      let host = record.record("host").flatMap(Surface.init), let rule = record.choice("by", of: Rule.self)
    else { return nil }
    self.init(content: content, host: host, by: rule)
  }
}
