/// What is known in a file of the helpers that no other file sees: whether a layout may depend on what they answer.
struct HelperAnswers {
  /// Where such helpers are told, by their names.
  private var told: [String: Set<Range<Int>>] = [:]
  private var asked: Set<String> = []
  private var decideLayout: Set<String> = []

  mutating func tell(_ name: String, at range: Range<Int>) { told[name, default: []].insert(range) }

  mutating func ask(_ name: String, for purpose: Purpose) {
    asked.insert(name)
    switch purpose {
    case .text, .hardware, .orientations: break
    case .layout, .count, .alertStyle, .unknown: decideLayout.insert(name)
    }
  }

  mutating func add(_ other: HelperAnswers) {
    told.merge(other.told) { $0.union($1) }
    asked.formUnion(other.asked)
    decideLayout.formUnion(other.decideLayout)
  }

  /// The places of the helpers that are asked, and each time for something that is no layout.
  var harmless: Set<Range<Int>> {
    told.filter { asked.contains($0.key) && !decideLayout.contains($0.key) }.values
      .reduce(into: []) { $0.formUnion($1) }
  }
}
