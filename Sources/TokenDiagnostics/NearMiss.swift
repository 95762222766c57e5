/// The one candidate a mistyped name probably means, for "did you mean 'x'?".
package enum NearMiss {
  /// The candidate nearest to a name, if it is near enough and no other is as near.
  ///
  ///     NearMiss.find("color.brnd", among: ["color.brand", "color.band"])  // nil: two are one edit away
  ///     NearMiss.find("colr", among: ["color", "size"])                    // "color"
  package static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
    var comparison = EditDistance(from: name)
    var best: (candidate: String, distance: Int)?
    var isTied = false
    for candidate in candidates where candidate != best?.candidate {
      guard let distance = comparison.distance(to: candidate) else { continue }
      if let known = best?.distance, distance >= known {
        isTied = isTied || distance == known
      } else {
        best = (candidate, distance)
        isTied = false
      }
    }
    return isTied ? nil : best?.candidate
  }

  /// "; did you mean 'x'?" when there is one good candidate, else nothing.
  package static func hint(for name: String, among candidates: some Sequence<String>) -> String {
    hint(find(name, among: candidates))
  }

  /// The same for a candidate that was found already.
  package static func hint(_ candidate: String?) -> String {
    candidate.map { "; did you mean '\($0.shortened)'?" } ?? ""
  }
}

/// The edits that turn one name into others: insert, delete, replace, or swap two neighbours, without regard to
/// case. It is asked for every token of a project, so its rows are kept and only the columns within the limit
/// are computed.
private struct EditDistance {
  private let wanted: [UInt32]
  /// More edits than this are no slip: a third of the name, and never all of it.
  private let limit: Int
  private var candidate: [UInt32] = []
  private var beforePrevious: [Int]
  private var previous: [Int]
  private var current: [Int]

  init(from name: String) {
    var letters: [UInt32] = []
    Self.read(name, into: &letters, longest: Self.longestName)
    wanted = letters
    limit = min(max(1, letters.count / 3), letters.count - 1)
    let row = [Int](repeating: 0, count: Self.longestName + 2)
    (beforePrevious, previous, current) = (row, row, row)
  }

  /// Past this length a name is compared by its beginning only, so that hostile input costs little.
  private static let longestName = 128

  /// The number of edits, or nil if it is over the limit.
  mutating func distance(to name: String) -> Int? {
    Self.read(name, into: &candidate, longest: Self.longestName + 1)
    guard abs(candidate.count - wanted.count) <= limit else { return nil }
    for column in 0...candidate.count { previous[column] = column }
    for row in wanted.indices {
      let low = max(0, row - limit)
      let high = min(candidate.count - 1, row + limit)
      guard low <= high, fillRow(row, columns: low...high) <= limit else { return nil }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[candidate.count] <= limit ? previous[candidate.count] : nil
  }

  /// Fills the columns of one row and answers the least of it and of the row before.
  private mutating func fillRow(_ row: Int, columns: ClosedRange<Int>) -> Int {
    let low = columns.lowerBound
    let high = columns.upperBound
    current[low] = low == 0 ? row + 1 : limit + 1
    if high + 2 < current.count { current[high + 2] = limit + 1 }
    var least = previous[low]
    for column in columns {
      let replaced = previous[column] + (wanted[row] == candidate[column] ? 0 : 1)
      var cost = min(previous[column + 1] + 1, current[column] + 1, replaced)
      if isSwap(row, column) { cost = min(cost, beforePrevious[column - 1] + 1) }
      current[column + 1] = cost
      least = min(least, cost, previous[column + 1])
    }
    return least
  }

  private func isSwap(_ row: Int, _ column: Int) -> Bool {
    row > 0 && column > 0 && wanted[row] == candidate[column - 1] && wanted[row - 1] == candidate[column]
  }

  private static func read(_ name: String, into letters: inout [UInt32], longest: Int) {
    letters.removeAll(keepingCapacity: true)
    for byte in name.utf8.prefix(longest) {
      guard byte < 0x80 else { return readWhole(name, into: &letters, longest: longest) }
      letters.append(UInt32(0x41...0x5A ~= byte ? byte | 0x20 : byte))
    }
  }

  private static func readWhole(_ name: String, into letters: inout [UInt32], longest: Int) {
    letters = name.lowercased().unicodeScalars.prefix(longest).map(\.value)
  }
}
