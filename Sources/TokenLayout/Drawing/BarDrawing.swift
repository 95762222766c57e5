import Foundation
import TokenModel
import TokenRuntime

extension Drawing {
  /// A bar on its surface, with the longest capsule that the regions leave room for; without a surface a capsule of
  /// three items.
  static func bar(_ value: Value) -> Drawing? {
    guard let bar = value.record.flatMap(BarModule.init) else { return nil }
    return bar.usableFrame.flatMap { barOnSurface(bar, usable: $0) } ?? capsule(of: bar)
  }

  private static func barOnSurface(_ bar: BarModule, usable: CGRect) -> Drawing? {
    guard let surface = bar.surface ?? bar.clears.first?.surface, let count = bar.maximumItemCount,
      (1...mostItems).contains(count), var picture = ScaledPicture(of: surface.bounds, largestScale: 2)
    else { return nil }
    picture.add(surface)
    picture.add(bar.strip(of: surface), .guide)
    for region in bar.clears { picture.add(region.frame(in: surface), .region) }
    picture.addCapsule(of: bar, count: count, in: usable)
    picture.addMeasures()
    let words = "room for \(count) \(count == 1 ? "item" : "items")"
    picture.addLabel(words, of: bar, in: usable)
    let kept =
      bar.clears.isEmpty
      ? "" : ", \(bar.clears.count) \(bar.clears.count == 1 ? "region" : "regions") kept clear"
    return picture.drawing("a bar at the \(bar.edge) side of \(surface.words): \(words)\(kept)")
  }

  private static func capsule(of bar: BarModule) -> Drawing? {
    let length = bar.length(ofItems: 3)
    let breadth = Swift.max(bar.band, bar.capsule)
    let area =
      bar.isAcross
      ? CGRect(x: 0, y: 0, width: length, height: breadth)
      : CGRect(x: 0, y: 0, width: breadth, height: length)
    guard var picture = ScaledPicture(of: area, largestScale: 2) else { return nil }
    picture.add(area, .guide)
    picture.addCapsule(of: bar, count: 3, in: area)
    picture.addMeasures()
    return picture.drawing("a capsule of three items across a band of \(bar.band.measureText)")
  }

  /// More items than this are too small to be seen.
  private static let mostItems = 60
}

extension BarModule {
  fileprivate var isAcross: Bool {
    switch edge {
    case .top, .bottom: true
    case .leading, .trailing, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing: false
    }
  }

  /// The strip along its edge.
  fileprivate func strip(of surface: Surface) -> CGRect {
    let isFirst =
      switch edge {
      case .top, .leading, .topLeading, .bottomLeading: true
      case .bottom, .trailing, .topTrailing, .bottomTrailing: false
      }
    return isAcross
      ? CGRect(x: 0, y: isFirst ? 0 : surface.height - band, width: surface.width, height: band)
      : CGRect(x: isFirst ? 0 : surface.width - band, y: 0, width: band, height: surface.height)
  }
}

extension ScaledPicture {
  /// A capsule of items in the middle of a strip.
  fileprivate mutating func addCapsule(of bar: BarModule, count: Int, in strip: CGRect) {
    let length = bar.length(ofItems: count)
    let size =
      bar.isAcross
      ? CGSize(width: length, height: bar.capsule) : CGSize(width: bar.capsule, height: length)
    let frame = CGRect(
      x: strip.midX - size.width / 2, y: strip.midY - size.height / 2, width: size.width, height: size.height)
    add(frame, .bar, cornerRadius: bar.capsule / 2)
    for index in 0..<count {
      let along = bar.inset + CGFloat(index) * (bar.item + bar.spacing)
      let origin =
        bar.isAcross
        ? CGPoint(x: frame.minX + along, y: frame.minY + bar.inset)
        : CGPoint(x: frame.minX + bar.inset, y: frame.minY + along)
      let item = CGRect(origin: origin, size: CGSize(width: bar.item, height: bar.item))
      add(item, .control, cornerRadius: bar.item / 2)
    }
  }

  /// Says how many items there are, beside the bar or, where it lies across, above or below it.
  fileprivate mutating func addLabel(_ text: String, of bar: BarModule, in strip: CGRect) {
    guard bar.isAcross else { return addLabel(text, beside: strip) }
    let placed = place(strip)
    let isTop = if case .top = bar.edge { true } else { false }
    add(text, at: CGPoint(x: placed.midX, y: isTop ? placed.maxY + 12 : placed.minY - 12))
  }
}
