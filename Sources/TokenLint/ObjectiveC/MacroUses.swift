/// Where the macros are used of which a rule has something to say: notes of what is found in them.
struct MacroUses {
  private let lexed: LexedObjectiveC
  private let bytes: [UInt8]

  init(_ lexed: LexedObjectiveC, in bytes: [UInt8]) {
    self.lexed = lexed
    self.bytes = bytes
  }

  /// What was found in macros, with their uses in the same file.
  func added(to found: [ObjectiveCFindings.MacroFinding: Fact]) -> [Fact] {
    let names = Set(found.keys.map { bytes[$0.macro] })
    guard !names.isEmpty else { return [] }
    var uses: [ArraySlice<UInt8>: [Fact.Note]] = [:]
    for line in [lexed.code] + lexed.macros.map(\.body) {
      for token in line.tokens where token.kind == .word && names.contains(bytes[token.range]) {
        uses[bytes[token.range], default: []].append(Fact.Note(message: "used here", range: token.range))
      }
    }
    let isSource = lexed.code.tokens.contains { bytes[$0.range].elementsEqual("implementation".utf8) }
    return found.map { finding, fact in
      var fact = fact
      // No other file sees a macro of a source file.
      if isSource, uses[bytes[finding.macro]] == nil { fact.weight = .severity(.note) }
      fact.notes += (uses[bytes[finding.macro]] ?? []).sorted { $0.range.lowerBound < $1.range.lowerBound }
      return fact
    }
  }
}
