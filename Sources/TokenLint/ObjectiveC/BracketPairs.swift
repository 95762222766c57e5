/// Which brackets of a run of tokens belong together, and what stands in which.
///
/// Branches of conditional compilation may each open or close the same bracket: every branch begins with the
/// brackets that are open at its `#if`, and behind the `#endif` those of its first branch count.
struct BracketPairs {
  /// For an opening bracket where it is closed, for a closing one where it is opened; -1 for none.
  private(set) var partners: [Int32]
  /// The opening bracket around each token; -1 for none. Both brackets of a pair have the same one around
  /// them.
  private(set) var enclosing: [Int32]
  /// For an opening bracket, the innermost brace that is open in it.
  private var braces: [Int32]
  private var top: Int32 = -1
  private let signs: [UInt8]

  private struct OpenBranch {
    let top: Int32
    let token: Int
    var kept: Int32?
  }

  /// Of each token its sign, 0 for a word or a literal.
  init(_ signs: [UInt8], branches: [LexedObjectiveC.Branch]) {
    self.signs = signs
    partners = Array(repeating: -1, count: signs.count)
    enclosing = partners
    braces = partners
    var open: [OpenBranch] = []
    var next = branches.startIndex
    for (index, sign) in signs.enumerated() {
      while next < branches.endIndex, branches[next].token <= index {
        change(branches[next], &open)
        next += 1
      }
      take(sign, at: index)
    }
  }

  private mutating func change(_ branch: LexedObjectiveC.Branch, _ open: inout [OpenBranch]) {
    switch branch.kind {
    case .begin: open.append(OpenBranch(top: top, token: branch.token))
    case .otherwise:
      guard var last = open.popLast() else { return }
      if last.kept == nil, branch.token > last.token { last.kept = top }
      top = last.top
      open.append(last)
    case .end: if let kept = open.popLast()?.kept { top = kept }
    }
  }

  private mutating func take(_ sign: UInt8, at index: Int) {
    enclosing[index] = top
    switch sign {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      let outer = top < 0 ? -1 : braces[Int(top)]
      braces[index] = sign == UInt8(ascii: "{") ? Int32(index) : outer
      top = Int32(index)
    case UInt8(ascii: ")"): close(UInt8(ascii: "("), at: index)
    case UInt8(ascii: "]"): close(UInt8(ascii: "["), at: index)
    case UInt8(ascii: "}"):
      // What was left open in a block ends with it.
      if top >= 0, braces[Int(top)] >= 0 { pair(braces[Int(top)], with: index) }
    default: break
    }
  }

  private mutating func close(_ opening: UInt8, at index: Int) {
    guard top >= 0 else { return }
    if signs[Int(top)] == opening { return pair(top, with: index) }
    // One bracket too many, as macros may make it.
    let outer = enclosing[Int(top)]
    if signs[Int(top)] != UInt8(ascii: "{"), outer >= 0, signs[Int(outer)] == opening {
      pair(outer, with: index)
    }
  }

  private mutating func pair(_ opening: Int32, with index: Int) {
    partners[Int(opening)] = Int32(index)
    partners[index] = opening
    top = enclosing[Int(opening)]
    enclosing[index] = top
  }
}
