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

  /// Calls with two different regions for each two places of theirs that overlap, but only until each of the two is
  /// settled: of regions that all lie in one place, each meets a few others only.
  func forEachPair(isSettled: (Int) -> Bool, _ body: (Int, Int) -> Void) {
    var (open, settled): ([RegionSpot], [RegionSpot]) = ([], [])
    for spot in spots {
      open.removeAll { isPast($0, at: spot) }
      for other in open where meets(spot, other) { body(other.region, spot.region) }
      if !isSettled(spot.region) {
        settled.removeAll { isPast($0, at: spot) }
        for other in settled where meets(spot, other) {
          body(other.region, spot.region)
          if isSettled(spot.region) { break }
        }
      }
      open.append(spot)
      settled += open.filter { isSettled($0.region) }
      open.removeAll { isSettled($0.region) }
    }
  }

  private func isPast(_ spot: RegionSpot, at next: RegionSpot) -> Bool {
    spot.frame[keyPath: end] <= next.frame[keyPath: start]
  }

  private func meets(_ spot: RegionSpot, _ other: RegionSpot) -> Bool {
    other.region != spot.region && overlap(spot.frame, other.frame)
  }

  private func overlap(_ left: CGRect, _ right: CGRect) -> Bool {
    left.minX < right.maxX && right.minX < left.maxX && left.minY < right.maxY && right.minY < left.maxY
  }
}
