import Foundation
import TokenModel
import TokenRuntime

extension Drawing {
  /// A corner, with the corner around it that it runs parallel to, or the whole side that it is a share of.
  static func corner(_ value: Value) -> Drawing? {
    guard let record = value.record, let radius = record.length("radius") else { return nil }
    let outer = record.length("concentric")
    let inset = record.length("inset") ?? 0
    let side = record.length("of") ?? 3 * Swift.max(outer ?? 0, radius, inset, 24)
    let area = CGRect(x: 0, y: 0, width: side, height: side)
    guard var picture = ScaledPicture(of: area, largestScale: 1) else { return nil }
    if let outer { picture.add(area, .guide, cornerRadius: outer) }
    let frame = outer == nil ? area : area.insetBy(dx: inset, dy: inset)
    picture.add(frame, .surface, cornerRadius: radius)
    picture.addRadius(radius, of: frame)
    let around = outer.map { ", \(inset.measureText) inside a corner of \($0.measureText)" } ?? ""
    let share = record.length("of").map { ", of a side of \($0.measureText)" } ?? ""
    return picture.drawing("a corner radius of \(radius.measureText)\(around)\(share)")
  }

  /// Something with its distances from four edges to what lies in it.
  static func insets(_ value: Value) -> Drawing? {
    guard let record = value.record, let top = record.length("top"), let leading = record.length("leading"),
      let bottom = record.length("bottom"), let trailing = record.length("trailing")
    else { return nil }
    let largest = [top, leading, bottom, trailing].map(\.magnitude).max() ?? 0
    let outer = CGRect(x: 0, y: 0, width: 4.5 * Swift.max(largest, 1), height: 3.4 * Swift.max(largest, 1))
    let inner = CGRect(
      x: leading, y: top, width: outer.width - leading - trailing, height: outer.height - top - bottom)
    guard var picture = ScaledPicture(of: outer.union(inner), largestScale: 8) else { return nil }
    picture.add(outer, .region)
    picture.add(inner, .surface)
    picture.addInsets([top, leading, bottom, trailing], of: inner)
    return picture.drawing(
      "insets of \(top.labelText) at the top, \(leading.labelText) leading, \(bottom.labelText) at the bottom, "
        + "\(trailing.labelText) trailing, in points")
  }
}

extension ScaledPicture {
  /// The radius from the middle of its circle to the curve, along the diagonal.
  fileprivate mutating func addRadius(_ radius: CGFloat, of frame: CGRect) {
    let center = CGPoint(x: frame.minX + radius, y: frame.minY + radius)
    let shift = radius * (1 - 0.5.squareRoot())
    if radius > 0 {
      add(line: [center, CGPoint(x: frame.minX + shift, y: frame.minY + shift)], .measure)
    }
    let text = "r \(radius.labelText)"
    add(text, at: CGPoint(x: place(center).x + 6, y: place(center).y + 8), .start)
  }

  /// The four distances, each on the inner side of its edge.
  fileprivate mutating func addInsets(_ insets: [CGFloat], of inner: CGRect) {
    let frame = place(inner)
    let places: [(CGPoint, Drawing.Anchor)] = [
      (CGPoint(x: frame.midX, y: frame.minY + 10), .middle),
      (CGPoint(x: frame.minX + 6, y: frame.midY), .start),
      (CGPoint(x: frame.midX, y: frame.maxY - 10), .middle),
      (CGPoint(x: frame.maxX - 6, y: frame.midY), .end),
    ]
    for (inset, (point, anchor)) in zip(insets, places) { add(inset.labelText, at: point, anchor) }
  }
}
