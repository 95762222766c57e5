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

  /// Why a finding is not told; nil if it is.
  mutating func suppression(of finding: Finding, of rule: LintRule) -> Finding.Suppression? {
    guard let range = finding.diagnostic.range else { return nil }
    var found: Finding.Suppression?
    // All that fit are used: to remove one of two would be no mistake, but neither is unused.
    for (index, suppression) in suppressions.enumerated()
    where suppression.names(rule) && !isExpired(suppression) && covers(suppression, at: index, range) {
      uses[index] = true
      found = .init(kind: .inSource, reason: suppression.reason)
    }
    return found
  }

  private func isExpired(_ suppression: Suppression) -> Bool {
    suppression.lastDay.map { $0 < today } ?? false
  }

  private func covers(_ suppression: Suppression, at index: Int, _ range: SourceRange) -> Bool {
    let line = range.startLocation.line
    switch suppression.scope {
    case .end: return false
    case .declaration: return suppression.declaration.map { $0.contains(range.start) } ?? false
    case .nextLine: return line == lines(of: suppression).upperBound + 1
    case .previousLine: return line == lines(of: suppression).lowerBound - 1
    case .thisLine: return lines(of: suppression).contains(line)
    case .rest:
      return range.start > suppression.range.lowerBound && range.start < end(of: suppression, at: index)
    }
  }

  /// Where the suppression of the rest of the file is taken back for one of its rules.
  private func end(of suppression: Suppression, at index: Int) -> Int {
    let names = Set(suppression.names.map(\.text))
    let end = suppressions[(index + 1)...].first { other in
      other.scope == .end
        && (other.names.isEmpty || names.isEmpty || other.names.contains { names.contains($0.text) })
    }
    return end?.range.lowerBound ?? .max
  }

  private func lines(of suppression: Suppression) -> ClosedRange<Int> {
    let range = file.range(suppression.range)
    return range.startLocation.line...max(range.startLocation.line, range.endLocation.line)
  }

  /// What is wrong with the suppressions themselves. A suppression is unused only if all its rules have looked.
  func facts(_ rules: [String: LintRule], isOn: (LintRule) -> Bool) -> [Fact] {
    var facts: [Fact] = []
    let families = Set(LintRule.Family.allCases.map(\.rawValue))
    for (index, suppression) in suppressions.enumerated() where suppression.scope != .end {
      for name in suppression.names where rules[name.text] == nil && !families.contains(name.text) {
        let hint = NearMiss.hint(for: name.text, among: rules.keys.sorted())
        facts.append(
          Fact(
            rule: LintRule.unknownRuleInSuppression.id, range: name.range,
            message: "'\(name.text)' is not a rule or a family of rules\(hint)"))
      }
      if suppression.names.isEmpty {
        facts.append(
          Fact(
            rule: LintRule.blanketSuppression.id, range: suppression.range,
            message: "this takes the findings of every rule back; name the rules"))
      }
      if suppression.reason == nil {
        facts.append(
          Fact(
            rule: LintRule.suppressionWithoutReason.id, range: suppression.range,
            message: "say why, after a dash: '- reason'"))
      }
      if let day = suppression.lastDay, day < today {
        facts.append(
          Fact(
            rule: LintRule.expiredSuppression.id, range: suppression.range,
            message: "this held until \(day); mend what it hides, or give it a new day"))
      } else if !uses[index], haveLooked(for: suppression, rules, isOn) {
        facts.append(unused(suppression))
      }
    }
    return facts
  }

  /// Whether all rules that a suppression names have looked at the file, those aside that are usually off. An unknown
  /// name is told by itself.
  private func haveLooked(
    for suppression: Suppression, _ rules: [String: LintRule], _ isOn: (LintRule) -> Bool
  ) -> Bool {
    let usual = rules.values.filter { $0.severity != .off }
    if suppression.names.isEmpty { return usual.allSatisfy(isOn) }
    return suppression.names.allSatisfy { name in
      if let rule = rules[name.text] { return isOn(rule) }
      let family = usual.filter { $0.family.rawValue == name.text }
      return !family.isEmpty && family.allSatisfy(isOn)
    }
  }

  private func unused(_ suppression: Suppression) -> Fact {
    let names = suppression.names.map { "'\($0.text)'" }.joined(separator: ", ")
    let subject = names.isEmpty ? "nothing" : "nothing of \(names)"
    let edit = Fact.Fix.Edit(range: removal(of: suppression), text: "")
    return Fact(
      rule: LintRule.unusedSuppression.id, range: suppression.range,
      message: "\(subject) is found here, so this has no effect; remove it",
      fixes: [Fact.Fix(title: "remove the comment", applicability: .safe, edits: [edit])])
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
