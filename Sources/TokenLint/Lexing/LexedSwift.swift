/// What the lexer found in a Swift file.
struct LexedSwift {
  /// A word that may be a finding.
  struct Candidate: Hashable {
    let offset: Int
    /// Its entry in the table of triggers.
    let entry: Int
  }

  var candidates: [Candidate] = []
  /// Where one run of top-level declarations ends and another begins, so that each can be parsed by itself.
  var cuts: [Int] = []
  /// The declarations that stand outside of all others.
  var declarations: [DeclarationHead] = []
  var imports: Set<String> = []
  /// The numbers that have a name outside of functions.
  var constants: [ConstantHead] = []
  /// The comments that speak to this tool.
  var directives: [Range<Int>] = []
  /// Whether the text may mean something else than was understood: then the whole file is parsed.
  var isUnsure = false
  /// Whether it is nested too deeply to be parsed.
  var isTooDeep = false

  /// The pieces of the file in which candidates or comments to this tool stand, in order.
  func pieces(of count: Int) -> [(range: Range<Int>, candidates: ArraySlice<Candidate>)] {
    var pieces: [(range: Range<Int>, candidates: ArraySlice<Candidate>)] = []
    var (next, nextDirective) = (0, 0)
    for (start, end) in zip([0] + cuts, cuts + [count]) {
      let first = next
      while next < candidates.count, candidates[next].offset < end { next += 1 }
      let firstDirective = nextDirective
      while nextDirective < directives.count, directives[nextDirective].lowerBound < end {
        nextDirective += 1
      }
      let isSpokenOf = nextDirective > firstDirective
      if next > first || isSpokenOf { pieces.append((start..<end, candidates[first..<next])) }
    }
    return pieces
  }
}

/// What the first line of a declaration says.
struct DeclarationHead: Hashable, Sendable {
  enum Kind: String, Sendable {
    case `class`
    case `struct`
    case `enum`
    case `extension`
    case `protocol`
    case actor
  }

  let kind: Kind
  /// With the types around it, as it is written: `Outer.Inner`.
  let name: String
  /// The class it inherits from and the protocols it conforms to, as they are written.
  let inherited: [String]
  /// Whether `private` or `fileprivate` stands right before its keyword.
  let isPrivate: Bool
}
