import Foundation

/// A place that a region may have.
struct RegionSpot {
  /// The region, by its place in a list.
  let region: Int
  let frame: CGRect
}

/// Finds places that overlap without comparing each with each: a line sweeps over them and meets only those that lie
/// beside each other.
struct SpotSweep {
  private let spots: [RegionSpot]
  private let start: KeyPath<CGRect, CGFloat>
  private let end: KeyPath<CGRect, CGFloat>

  /// The line moves in the direction in which the places are short, where it has fewest to hold.
  init(_ spots: [RegionSpot]) {
    let width = spots.reduce(0) { $0 + $1.frame.width }
    let isDown = width > spots.reduce(0) { $0 + $1.frame.height }
    let start: KeyPath<CGRect, CGFloat> = isDown ? \.minY : \.minX
    self.start = start
    end = isDown ? \.maxY : \.maxX
    self.spots = spots.sorted { left, right in
      let starts = (left.frame[keyPath: start], right.frame[keyPath: start])
      return starts.0 == starts.1 ? left.region < right.region : starts.0 < starts.1
    }
  }

  /// Calls with two different regions for each two places of theirs that overlap.
  func forEachPair(_ body: (Int, Int) -> Void) {
    var held: [RegionSpot] = []
    for spot in spots {
      held.removeAll { $0.frame[keyPath: end] <= spot.frame[keyPath: start] }
      for other in held where other.region != spot.region && overlap(spot.frame, other.frame) {
        body(other.region, spot.region)
      }
      held.append(spot)
    }
  }

  private func overlap(_ left: CGRect, _ right: CGRect) -> Bool {
    left.minX < right.maxX && right.minX < left.maxX && left.minY < right.maxY && right.minY < left.maxY
  }
}
