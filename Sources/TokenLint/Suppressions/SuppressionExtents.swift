import TokenDiagnostics

/// Which findings of a file each of its suppressions is about, by where they begin.
struct SuppressionExtents {
  struct Extent {
    /// Its place among the suppressions.
    let suppression: Int
    let offsets: Range<Int>
  }

  private let suppressions: [Suppression]
  /// Nil for those of the rest of a file, which ends elsewhere for each rule.
  private let offsets: [Range<Int>?]
  private var byName: [String: [Int]] = [:]
  private var ofAllRules: [Int] = []
  private let today: String

  init(_ suppressions: [Suppression], in file: LintedFile, today: String) {
    self.suppressions = suppressions
    self.today = today
    var lines = CodeLines(file.source)
    offsets = lines.offsets(of: suppressions)
    for (index, suppression) in suppressions.enumerated() {
      if suppression.names.isEmpty { ofAllRules.append(index) }
      for name in Set(suppression.names.map(\.text)) { byName[name, default: []].append(index) }
    }
  }

  /// Those that hold for a rule today, the last first.
  func of(_ rule: LintRule) -> [Extent] {
    let named = Set((byName[rule.id] ?? []) + (byName[rule.family.rawValue] ?? []) + ofAllRules)
    var extents: [Extent] = []
    var end = Int.max
    for index in named.sorted(by: >) {
      let suppression = suppressions[index]
      let start = suppression.range.lowerBound
      if suppression.scope == .end {
        end = start
      } else if suppression.lastDay.map({ $0 >= today }) ?? true {
        let rest = (start + 1)..<max(start + 1, end)
        extents.append(Extent(suppression: index, offsets: offsets[index] ?? rest))
      }
    }
    return extents
  }
}

/// The lines of a file that hold more than a line comment: several suppressions, and those of other tools, may stand
/// above one line.
private struct CodeLines {
  private let file: SourceFile
  private var after: [Int: Int] = [:]
  private var before: [Int: Int] = [:]

  init(_ file: SourceFile) { self.file = file }

  /// Where findings begin that suppressions are about; nil for the rest of the file.
  mutating func offsets(of suppressions: [Suppression]) -> [Range<Int>?] {
    // What one comment in a row found out helps the one before it, or the one behind.
    for suppression in suppressions.reversed() where suppression.scope == .nextLine {
      _ = line(after: lines(of: suppression).upperBound)
    }
    return suppressions.map { suppression in
      switch suppression.scope {
      case .rest, .end: return nil
      case .declaration: return suppression.declaration ?? 0..<0
      case .thisLine: return offsets(of: lines(of: suppression))
      case .nextLine:
        let line = line(after: lines(of: suppression).upperBound)
        return offsets(of: line...line)
      case .previousLine:
        let line = line(before: lines(of: suppression).lowerBound)
        return offsets(of: line...line)
      }
    }
  }

  private func lines(of suppression: Suppression) -> ClosedRange<Int> {
    let first = file.location(of: suppression.range.lowerBound).line
    return first...max(first, file.location(of: suppression.range.upperBound).line)
  }

  private mutating func line(after line: Int) -> Int {
    var next = line + 1
    while after[next - 1] == nil, file.isLineComment(next) { next += 1 }
    after[line] = after[next - 1] ?? next
    return after[line] ?? next
  }

  private mutating func line(before line: Int) -> Int {
    var previous = line - 1
    while before[previous + 1] == nil, file.isLineComment(previous) { previous -= 1 }
    before[line] = before[previous + 1] ?? previous
    return before[line] ?? previous
  }

  private func offsets(of lines: ClosedRange<Int>) -> Range<Int> {
    guard lines.upperBound >= 1, lines.lowerBound <= file.lineCount else { return 0..<0 }
    let start = lines.lowerBound <= 1 ? 0 : file.offset(ofLine: lines.lowerBound)
    return start..<(lines.upperBound >= file.lineCount ? .max : file.offset(ofLine: lines.upperBound + 1))
  }
}
