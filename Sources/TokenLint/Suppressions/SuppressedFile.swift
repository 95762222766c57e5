import TokenDiagnostics

/// The suppressions of a file, applied to its findings.
struct SuppressedFile {
  private let file: LintedFile
  private let suppressions: [Suppression]
  private var uses: [Bool]
  private let today: String

  init(_ file: LintedFile, today: String) {
    self.file = file
    self.today = today
    suppressions = file.facts.directives.compactMap(Suppression.init)
    uses = Array(repeating: false, count: suppressions.count)
  }

  /// The findings, each with why it is not told, if it is not.
  mutating func applied(to findings: [Finding], of rules: [String: LintRule]) -> [Finding] {
    guard !suppressions.isEmpty else { return findings }
    var findings = findings
    let extents = SuppressionExtents(suppressions, in: file, today: today)
    let byRule = Dictionary(grouping: findings.indices) { findings[$0].diagnostic.id.name }
    for (id, places) in byRule {
      if let rule = rules[id] { apply(extents.of(rule), toFindingsAt: places, in: &findings) }
    }
    return findings
  }

  /// Of several suppressions that fit a finding, the reason of the last counts. All are used: to remove one of two
  /// would be no mistake, but neither is unused.
  private mutating func apply(
    _ extents: [SuppressionExtents.Extent], toFindingsAt places: [Int], in findings: inout [Finding]
  ) {
    let starts = places.compactMap { place in findings[place].diagnostic.range.map { (place, $0.start) } }
      .sorted { $0.1 < $1.1 }
    // For each finding the next one, itself perhaps, that is not taken back yet.
    var next = Array(0...starts.count)
    for extent in extents {
      let end = starts.partitioningIndex { $0.1 >= extent.offsets.upperBound }
      var place = starts.partitioningIndex { $0.1 >= extent.offsets.lowerBound }
      guard place < end else { continue }
      uses[extent.suppression] = true
      while true {
        while next[place] != place {
          next[place] = next[next[place]]
          place = next[place]
        }
        guard place < end else { break }
        findings[starts[place].0].suppression = .init(
          kind: .inSource, reason: suppressions[extent.suppression].reason)
        next[place] = place + 1
      }
    }
  }

  /// What is wrong with the suppressions themselves. A suppression is unused only if all its rules have looked.
  func facts(_ rules: [String: LintRule], isOn: (LintRule) -> Bool) -> [Fact] {
    guard !suppressions.isEmpty else { return [] }
    var facts: [Fact] = []
    let known = KnownNames(rules)
    let rulesOn = Set(rules.values.filter(isOn).map(\.id))
    for (index, suppression) in suppressions.enumerated() where suppression.scope != .end {
      facts += unknownNames(suppression, known)
      if suppression.names.isEmpty {
        facts.append(
          fact(
            .blanketSuppression, at: suppression.range,
            "this takes the findings of every rule back; name the rules"))
      }
      if suppression.reason == nil {
        facts.append(
          fact(.suppressionWithoutReason, at: suppression.range, "say why, after a dash: '- reason'"))
      }
      if let day = suppression.lastDay, day < today {
        facts.append(
          fact(
            .expiredSuppression, at: suppression.range,
            "this held until \(day); mend what it hides, or give it a new day"))
      } else if !uses[index], haveLooked(for: suppression, rules, rulesOn) {
        facts.append(unused(suppression))
      }
    }
    return facts
  }

  /// The names that are none, of a comment with more than anybody writes only the first.
  private func unknownNames(_ suppression: Suppression, _ known: KnownNames) -> [Fact] {
    var facts: [Fact] = []
    var names = suppression.names[...]
    while let name = names.popFirst() {
      if known.contains(name.text) { continue }
      if facts.count == Self.mostUnknownNames {
        let message = "this and \(names.count) more words are looked at no further; name rules and families"
        return facts + [fact(.unknownRuleInSuppression, at: name.range, message)]
      }
      if name.text == "until" {
        let day = names.popFirst()
        let message =
          "'until' takes a day such as 2027-04-01\(day.map { ", and '\($0.text)' is none" } ?? "")"
        let range = name.range.lowerBound..<(day ?? name).range.upperBound
        facts.append(fact(.unknownRuleInSuppression, at: range, message))
      } else {
        let hint = NearMiss.hint(for: name.text, among: known.rules)
        facts.append(
          fact(
            .unknownRuleInSuppression, at: name.range,
            "'\(name.text)' is not a rule or a family of rules\(hint)"))
      }
    }
    return facts
  }

  private static let mostUnknownNames = 100

  /// What a suppression may name.
  private struct KnownNames {
    let rules: [String]
    private let all: Set<String>

    init(_ rules: [String: LintRule]) {
      self.rules = rules.keys.sorted()
      all = Set(rules.keys).union(LintRule.Family.allCases.map(\.rawValue))
    }

    func contains(_ name: String) -> Bool { all.contains(name) }
  }

  /// Whether all rules that a suppression names have looked at the file, those aside that are usually off. An unknown
  /// name is told by itself.
  private func haveLooked(
    for suppression: Suppression, _ rules: [String: LintRule], _ rulesOn: Set<String>
  ) -> Bool {
    let usual = rules.values.filter { $0.severity != .off }
    if suppression.names.isEmpty { return usual.allSatisfy { rulesOn.contains($0.id) } }
    return suppression.names.allSatisfy { name in
      if let rule = rules[name.text] { return rulesOn.contains(rule.id) }
      let family = usual.filter { $0.family.rawValue == name.text }
      return !family.isEmpty && family.allSatisfy { rulesOn.contains($0.id) }
    }
  }

  private func unused(_ suppression: Suppression) -> Fact {
    let names = suppression.names.map { "'\($0.text)'" }.joined(separator: ", ")
    let subject = names.isEmpty ? "nothing" : "nothing of \(names)"
    let edit = Fact.Fix.Edit(range: removal(of: suppression), text: "")
    var fact = fact(
      .unusedSuppression, at: suppression.range,
      "\(subject) is found here, so this has no effect; remove it")
    fact.fixes = [Fact.Fix(title: "remove the comment", applicability: .safe, edits: [edit])]
    return fact
  }

  private func fact(_ rule: LintRule, at range: Range<Int>, _ message: String) -> Fact {
    Fact(rule: rule.id, range: range, message: message, statement: file.source.text(range))
  }

  /// The comment, with its line if it stands there alone, else with the blanks before it.
  private func removal(of suppression: Suppression) -> Range<Int> {
    let bytes = file.source.bytes
    var (start, end) = (suppression.range.lowerBound, suppression.range.upperBound)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let isAtStart = start == 0 || bytes[start - 1].isLineBreak
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    guard isAtStart else { return start..<suppression.range.upperBound }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return start..<end
  }
}

extension SourceFile {
  /// Whether a line holds a line comment and nothing else.
  func isLineComment(_ number: Int) -> Bool {
    line(number).drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "//".utf8)
  }
}
