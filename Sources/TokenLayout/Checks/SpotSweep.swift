import Foundation

/// A place that a region may have.
struct RegionSpot {
  /// The region, by its place in a list.
  let region: Int
  let frame: CGRect
}

/// Finds places that touch without comparing each with each: a line sweeps over them and meets only those that lie
/// beside each other.
struct SpotSweep {
  private let spots: [RegionSpot]
  private let isDown: Bool

  /// The line moves in the direction in which the places are short, where it has fewest to hold.
  init(_ spots: [RegionSpot]) {
    let width = spots.reduce(0) { $0 + $1.frame.width }
    let isDown = width > spots.reduce(0) { $0 + $1.frame.height }
    self.isDown = isDown
    self.spots = spots.sorted { left, right in
      let starts = (Self.start(left, isDown), Self.start(right, isDown))
      return starts.0 == starts.1 ? left.region < right.region : starts.0 < starts.1
    }
  }

  /// Calls with two different regions for each two places of theirs that touch.
  func forEachPair(_ body: (Int, Int) -> Void) {
    var held: [RegionSpot] = []
    for spot in spots {
      held.removeAll { Self.end($0, isDown) <= Self.start(spot, isDown) }
      for other in held where other.region != spot.region && touch(spot.frame, other.frame) {
        body(other.region, spot.region)
      }
      held.append(spot)
    }
  }

  private static func start(_ spot: RegionSpot, _ isDown: Bool) -> CGFloat {
    isDown ? spot.frame.minY : spot.frame.minX
  }

  private static func end(_ spot: RegionSpot, _ isDown: Bool) -> CGFloat {
    isDown ? spot.frame.maxY : spot.frame.maxX
  }

  private func touch(_ left: CGRect, _ right: CGRect) -> Bool {
    left.minX < right.maxX && right.minX < left.maxX && left.minY < right.maxY && right.minY < left.maxY
  }
}
