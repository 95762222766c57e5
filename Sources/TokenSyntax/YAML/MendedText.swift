import TokenDiagnostics

/// A file with the quotes put in that it lacks. libyaml reads this text; all places stay those of the file.
struct MendedText {
  let file: SourceFile
  /// What libyaml reads, a byte order mark included.
  private(set) var bytes: [UInt8]
  /// In the order of their places, none of them in another.
  private(set) var mends: [Mend] = []
  /// Where the replacement of each begins and ends in `bytes`.
  private var replacements: [Range<Int>] = []

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  /// The place in the file of a place in the mended text.
  func place(of offset: Int) -> Int {
    if replacements.isEmpty { return offset }
    let index = replacements.partitioningIndex { $0.lowerBound > offset } - 1
    guard index >= 0 else { return offset }
    let (replacement, original) = (replacements[index], mends[index].offsets)
    guard offset >= replacement.upperBound else { return original.lowerBound }
    return original.upperBound + offset - replacement.upperBound
  }

  /// The mend whose text begins at a place in the file.
  func mend(at place: Int) -> Mend? {
    if mends.isEmpty { return nil }
    let index = mends.partitioningIndex { $0.offsets.lowerBound >= place }
    return index < mends.count && mends[index].offsets.lowerBound == place ? mends[index] : nil
  }

  /// Whether text at these places was mended before.
  func isMended(_ offsets: Range<Int>) -> Bool {
    let index = mends.partitioningIndex { $0.offsets.upperBound > offsets.lowerBound }
    return index < mends.count && mends[index].offsets.lowerBound < offsets.upperBound
  }

  /// Puts in more quotes, none where some were put in before. Of two places the one that holds the other counts.
  mutating func add(_ found: [Mend]) {
    if found.isEmpty { return }
    let sorted = found.sorted {
      ($0.offsets.lowerBound, -$0.offsets.upperBound) < ($1.offsets.lowerBound, -$1.offsets.upperBound)
    }
    var end = 0
    for mend in sorted where mend.offsets.lowerBound >= end {
      mends.append(mend)
      end = mend.offsets.upperBound
    }
    mends.sort { $0.offsets.lowerBound < $1.offsets.lowerBound }
    replace()
  }

  private mutating func replace() {
    bytes = []
    replacements = []
    var end = 0
    for mend in mends {
      bytes += file.bytes[end..<mend.offsets.lowerBound]
      let start = bytes.count
      bytes += Array(mend.replacement.utf8)
      replacements.append(start..<bytes.count)
      end = mend.offsets.upperBound
    }
    bytes += file.bytes[end...]
  }
}
