import Foundation
import TokenModel
import TokenRuntime

extension Drawing {
  /// A surface with its crease, its pixels and its size classes.
  static func surface(_ value: Value) -> Drawing? {
    guard let surface = value.record.flatMap(Surface.init),
      var picture = ScaledPicture(of: surface.bounds, largestScale: 2)
    else { return nil }
    picture.add(surface)
    picture.addCreaseLabel(of: surface)
    picture.addMeasures()
    picture.addNotes(of: surface)
    return picture.drawing(surface.words)
  }

  /// A rectangle of a size.
  static func size(_ value: Value) -> Drawing? {
    guard let width = value.record?.length("width"), let height = value.record?.length("height") else {
      return nil
    }
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    guard var picture = ScaledPicture(of: frame, largestScale: 1) else { return nil }
    picture.add(frame, .surface)
    picture.addMeasures()
    return picture.drawing("\(frame.size.labelText) pt")
  }

  /// A surface with the part of it that is kept clear.
  static func region(_ value: Value) -> Drawing? {
    guard let record = value.record, let region = ReservedRegion(record),
      var picture = ScaledPicture(of: region.surface.bounds, largestScale: 2)
    else { return nil }
    let around = record.record("within").flatMap(ReservedRegion.init)
    picture.add(region.surface)
    if let around { picture.add(around.frame, .guide) }
    picture.add(region.frame, .region)
    picture.addMeasures()
    let outermost = around.map { $0.frame.union(region.frame) } ?? region.frame
    picture.addLabel(region.frame.size.labelText, beside: outermost)
    return picture.drawing(
      "a region of \(region.frame.size.labelText) pt on \(region.surface.words), \(region.frame.text)")
  }
}

extension Surface {
  /// `951 × 669 pt with a vertical crease at 475.5 pt`
  var words: String {
    let crease = crease.map { " with a \($0.axis) crease at \($0.at.measureText)" } ?? ""
    return "\(size.labelText) pt\(crease)"
  }
}

extension Surface.Crease {
  /// The crease as a line across a surface.
  func line(on surface: Surface) -> [CGPoint] {
    switch axis {
    case .vertical: [CGPoint(x: at, y: 0), CGPoint(x: at, y: surface.height)]
    case .horizontal: [CGPoint(x: 0, y: at), CGPoint(x: surface.width, y: at)]
    }
  }

  /// The band around the crease; nil where it has none.
  func frame(on surface: Surface) -> CGRect? {
    guard let band, band > 0 else { return nil }
    switch axis {
    case .vertical: return CGRect(x: start, y: 0, width: band, height: surface.height)
    case .horizontal: return CGRect(x: 0, y: start, width: surface.width, height: band)
    }
  }
}

extension ScaledPicture {
  /// A surface with its crease and the band around it.
  mutating func add(_ surface: Surface) {
    add(surface.bounds, .surface)
    guard let crease = surface.crease else { return }
    if let band = crease.frame(on: surface) { add(band, .band) }
    add(line: crease.line(on: surface), .crease)
  }

  /// Says what a part is, on the side of it that has more room, else in its middle.
  mutating func addLabel(_ text: String, beside frame: CGRect) {
    let (placed, area) = (place(frame), place(shown))
    let needed = Self.width(of: text) + 8
    if placed.minX - area.minX >= needed {
      add(text, at: CGPoint(x: placed.minX - 5, y: placed.midY), .end)
    } else if area.maxX - placed.maxX >= needed {
      add(text, at: CGPoint(x: placed.maxX + 5, y: placed.midY), .start)
    } else {
      add([text], in: frame)
    }
  }

  fileprivate mutating func addCreaseLabel(of surface: Surface) {
    guard let crease = surface.crease else { return }
    let text = "crease \(crease.at.labelText)" + (crease.band.map { ", band \($0.labelText)" } ?? "")
    let area = place(surface.bounds)
    switch crease.axis {
    case .vertical:
      let x = place(CGPoint(x: crease.end, y: 0)).x + 4
      if x + Self.width(of: text) <= area.maxX {
        add(text, at: CGPoint(x: x, y: area.minY + 11), .start, .note)
      }
    case .horizontal:
      let y = place(CGPoint(x: 0, y: crease.start)).y - 8
      if Self.width(of: text) <= area.width, y > area.minY {
        add(text, at: CGPoint(x: area.minX + 6, y: y), .start, .note)
      }
    }
  }

  /// Pixels and size classes, in the lower left corner.
  fileprivate mutating func addNotes(of surface: Surface) {
    let pixels = surface.pixels.map { pixels in
      "\(CGSize(width: pixels.width, height: pixels.height).labelText) px"
        + (surface.scale.map { " @\(CGFloat($0).labelText)x" } ?? "")
    }
    let classes = surface.classWords
    let area = place(surface.bounds)
    let lines = [classes, pixels].compactMap { $0 }
      .filter { Self.width(of: $0) + 12 <= area.width }.prefix(Int(area.height / 3 / Self.lineHeight))
    for (index, line) in lines.enumerated() {
      let y = area.maxY - 11 - CGFloat(index) * Self.lineHeight
      add(line, at: CGPoint(x: area.minX + 6, y: y), .start, .note)
    }
  }
}

extension Surface {
  /// `regular × compact`, width and height; nil if neither is known.
  fileprivate var classWords: String? {
    switch (widthClass, heightClass) {
    case (let width?, let height?): "\(width) × \(height)"
    case (let width?, nil): "\(width) width"
    case (nil, let height?): "\(height) height"
    case (nil, nil): nil
    }
  }
}
