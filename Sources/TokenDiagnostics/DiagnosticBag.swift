/// What the stages have to say, in the order in which it was found.
///
/// A finding that is already there is not added again: a token that is evaluated once per condition reports
/// each mistake once.
package struct DiagnosticBag: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Key> = []

  package init() {}

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  package mutating func add(_ diagnostic: Diagnostic) {
    let key = Key(id: diagnostic.id, message: diagnostic.message, range: diagnostic.range)
    if seen.insert(key).inserted { diagnostics.append(diagnostic) }
  }

  package mutating func add(contentsOf other: DiagnosticBag) {
    for diagnostic in other.diagnostics { add(diagnostic) }
  }

  /// The diagnostics without those that unread text might make untrue, and how many those were.
  package func leavingOutWhatDependsOnUnreadText() -> (kept: DiagnosticBag, leftOut: Int) {
    var kept = DiagnosticBag()
    for diagnostic in diagnostics where !diagnostic.dependsOnUnreadText { kept.add(diagnostic) }
    return (kept, diagnostics.count - kept.diagnostics.count)
  }

  /// The diagnostics in the order of the given files and of the places in them: first those in other files, last those
  /// without a place.
  package func sorted(byPlacesIn files: [SourceFile]) -> DiagnosticBag {
    let ranks = Dictionary(
      files.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    let keyed = diagnostics.enumerated().map { index, diagnostic in
      let rank = diagnostic.range.map { ranks[ObjectIdentifier($0.file)] ?? -1 } ?? .max
      return (rank: rank, offset: diagnostic.range?.start ?? 0, index: index)
    }
    var sorted = DiagnosticBag()
    for key in keyed.sorted(by: { ($0.rank, $0.offset, $0.index) < ($1.rank, $1.offset, $1.index) }) {
      sorted.add(diagnostics[key.index])
    }
    return sorted
  }

  private struct Key: Hashable {
    let id: DiagnosticID
    let message: String
    let range: SourceRange?
  }
}
