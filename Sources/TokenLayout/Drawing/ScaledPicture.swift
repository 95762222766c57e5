import Foundation
import TokenModel

/// A drawing of something to scale, with its measures written beside it.
///
/// The scale is a round one, such as 1 : 3, so that things of a kind are drawn to the same scale and can be compared.
struct ScaledPicture {
  /// Pixels of the picture to a point.
  let scale: CGFloat
  /// The area that is shown, in points.
  let shown: CGRect
  private var parts: [Drawing.Part] = []
  /// How far measures and labels reach, to the right and down.
  private var reach: CGPoint

  /// - Parameters:
  ///   - shown: The area that is shown, in points. Nil is returned if there is nothing to see of it.
  ///   - largestScale: How many pixels a point may have at most.
  init?(of shown: CGRect, largestScale: CGFloat) {
    let numbers = [shown.minX, shown.minY, shown.width, shown.height]
    guard numbers.allSatisfy({ $0.isFinite && $0.magnitude < 1e9 }),
      let scale = Self.scale(for: shown.size, atMost: largestScale)
    else { return nil }
    self.shown = shown
    self.scale = scale
    reach = .zero
    let frame = place(shown)
    reach = CGPoint(x: frame.maxX, y: frame.maxY)
  }

  /// Where a point lies in the picture.
  func place(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: Self.margin + (point.x - shown.minX) * scale, y: Self.margin + (point.y - shown.minY) * scale)
  }

  func place(_ frame: CGRect) -> CGRect {
    CGRect(
      origin: place(frame.origin), size: CGSize(width: frame.width * scale, height: frame.height * scale))
  }

  /// Adds a part by its place in points.
  mutating func add(_ frame: CGRect, _ role: Drawing.Role, cornerRadius: CGFloat = 0) {
    let placed = place(frame)
    let radius = Swift.min(cornerRadius * scale, placed.width / 2, placed.height / 2)
    parts.append(Drawing.Part(.rectangle(placed, cornerRadius: radius), .role(role)))
  }

  mutating func add(line: [CGPoint], _ role: Drawing.Role) {
    parts.append(Drawing.Part(.line(line.map(place)), .role(role)))
  }

  /// Adds a text by its place in the picture.
  mutating func add(
    _ text: String, at point: CGPoint, _ anchor: Drawing.Anchor = .middle, _ role: Drawing.Role = .label
  ) {
    parts.append(Drawing.Part(.text(text, at: point, anchor), .role(role)))
    let width = Self.width(of: text)
    let end =
      switch anchor {
      case .start: point.x + width
      case .middle: point.x + width / 2
      case .end: point.x
      }
    reach = CGPoint(x: Swift.max(reach.x, end), y: Swift.max(reach.y, point.y + Self.lineHeight / 2))
  }

  /// Adds lines of text in the middle of a part, as far as it has room for them.
  mutating func add(_ lines: [String], in frame: CGRect) {
    let placed = place(frame)
    let room = Int(placed.height / Self.lineHeight)
    let lines = lines.filter { Self.width(of: $0) <= placed.width }.prefix(Swift.max(room, 0))
    for (index, line) in lines.enumerated() {
      let offset = (CGFloat(index) - CGFloat(lines.count - 1) / 2) * Self.lineHeight
      add(line, at: CGPoint(x: placed.midX, y: placed.midY + offset), .middle, index == 0 ? .label : .note)
    }
  }

  /// Writes the width below what is shown, and the height on its right.
  mutating func addMeasures() {
    let frame = place(shown)
    let (below, beside) = (frame.maxY + 8, frame.maxX + 8)
    addMeasure(CGPoint(x: frame.minX, y: below), CGPoint(x: frame.maxX, y: below))
    addMeasure(CGPoint(x: beside, y: frame.minY), CGPoint(x: beside, y: frame.maxY))
    add(shown.width.measureText, at: CGPoint(x: frame.midX, y: below + 11))
    add(shown.height.measureText, at: CGPoint(x: beside + 6, y: frame.midY), .start)
  }

  /// The picture, with its scale in the corner.
  func drawing(_ description: String) -> Drawing {
    let text = scale >= 1 ? "\(scale.labelText) : 1" : "1 : \((1 / scale).labelText)"
    let (right, frame) = (reach.x + Self.margin, place(shown))
    // Beside the width that is written in the middle below, if there is room, else below it.
    let isBeside = reach.y > frame.maxY && right - frame.midX > 2 * Self.width(of: text) + 40
    let y = isBeside ? reach.y - Self.lineHeight / 2 : reach.y + 12
    let corner = CGPoint(x: right - 4, y: y)
    return Drawing(
      description, size: CGSize(width: right, height: y + 12),
      parts: parts + [Drawing.Part(.text(text, at: corner, .end), .role(.note))])
  }

  /// About how wide a label is.
  static func width(of label: String) -> CGFloat { 6.5 * CGFloat(label.count) }

  static let lineHeight: CGFloat = 14

  private static let margin: CGFloat = 12
  private static let largest = CGSize(width: 400, height: 340)

  private mutating func addMeasure(_ start: CGPoint, _ end: CGPoint) {
    let isAcross = start.y == end.y
    let tick = isAcross ? CGSize(width: 0, height: 3) : CGSize(width: 3, height: 0)
    let ends = [start, end].map { point in
      [
        CGPoint(x: point.x - tick.width, y: point.y - tick.height),
        CGPoint(x: point.x + tick.width, y: point.y + tick.height),
      ]
    }
    for line in [[start, end]] + ends { parts.append(Drawing.Part(.line(line), .role(.measure))) }
  }

  /// The largest round scale in which a size has room.
  private static func scale(for size: CGSize, atMost most: CGFloat) -> CGFloat? {
    guard size.width > 0, size.height > 0 else { return nil }
    let limit = Swift.min(largest.width / size.width, largest.height / size.height, most)
    return rounds.first { $0 <= limit }
  }

  /// 8, 6, 4, …, 1/2, 1/3, … as far as anything is drawn.
  private static let rounds: [CGFloat] =
    [8, 6, 4, 3, 2, 1.5, 1]
    + (0..<8).flatMap { power in
      [1.5, 2, 3, 4, 5, 6, 8, 10].map { 1 / ($0 * pow(10, CGFloat(power))) }
    }
}

extension CGFloat {
  /// `951 pt`
  var measureText: String { "\(labelText) pt" }
}

extension CGSize {
  /// `653 × 587`
  var labelText: String { "\(width.labelText) × \(height.labelText)" }
}
