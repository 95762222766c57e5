import TokenDiagnostics

/// Decides what is said of the facts of all files: which of them are findings, and how much each weighs.
package struct Judge: Sendable {
  private let rules: [String: LintRule]
  private let selection: RuleSelection
  private let today: String
  private let knowsWholeProject: Bool
  private let deviceSymbols: [DeviceSymbol]

  /// The day is written as `2027-04-01`: suppressions may end. Of a part of a project, no suppression is called unused:
  /// what it suppresses may be a finding by what another file says.
  package init(
    rules: [LintRule], selection: RuleSelection, today: String, knowsWholeProject: Bool = true,
    deviceSymbols: [DeviceSymbol] = []
  ) {
    self.rules = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0) })
    self.selection = selection
    self.today = today
    self.knowsWholeProject = knowsWholeProject
    self.deviceSymbols = deviceSymbols
  }

  /// The findings in the order of the files and of the places in them, those that comments take back included.
  package func findings(in files: [LintedFile]) -> [Finding] {
    let types = TypeIndex(files, deviceSymbols: deviceSymbols)
    return files.flatMap { file in file.isJudged ? findings(in: file, types) : [] }
  }

  private func findings(in file: LintedFile, _ types: TypeIndex) -> [Finding] {
    guard file.facts.speaksOfPlaces else { return [] }
    let levels = selection.levels(at: file.source.path)
    var suppressed = SuppressedFile(file, today: today)
    let found = Self.withoutDoubles(file.facts.facts).compactMap { fact in
      rules[fact.rule].flatMap { finding(fact, $0, levels, in: file, types) }
    }
    var findings = suppressed.applied(to: found, of: rules)
    let facts = suppressed.facts(rules, isOn: levels.isOn)
      .filter { knowsWholeProject || $0.rule != LintRule.unusedSuppression.id }
    findings += (facts + parseError(in: file)).compactMap { fact in
      rules[fact.rule].flatMap { finding(fact, $0, levels, in: file, types) }
    }
    return findings.sorted { $0.place < $1.place }
  }

  private func parseError(in file: LintedFile) -> [Fact] {
    guard let offset = file.facts.errorOffset else { return [] }
    let message = "the text goes against the grammar here; what is around it may be misunderstood"
    return [Fact(rule: LintRule.parseError.id, range: offset..<offset, message: message)]
  }

  /// What two rules, or one rule twice, tell in the same words.
  private static func withoutDoubles(_ facts: [Fact]) -> [Fact] {
    var seen: Set<Fact> = []
    return facts.filter { seen.insert($0).inserted }
  }

  private func finding(
    _ fact: Fact, _ rule: LintRule, _ levels: RuleSelection.Levels, in file: LintedFile, _ types: TypeIndex
  ) -> Finding? {
    guard types.fulfills(fact), let usual = usualSeverity(of: fact, rule, in: file, types),
      let severity = levels.severity(of: rule, usually: usual)
    else { return nil }
    let diagnostic = Diagnostic(
      DiagnosticID(rule.id), severity,
      Self.message(of: fact, rule, in: file.placement),
      at: file.range(fact.range),
      notes: fact.notes.map { Diagnostic.Note($0.message, at: file.range($0.range)) }
        + helperNotes(of: fact, types),
      fixIts: (fact.isBelowNeededSystem(in: file.placement) ? [] : fact.fixes).map { fix in
        Diagnostic.FixIt(
          fix.title, fix.applicability,
          edits: fix.edits.map { .init(replacing: file.range($0.range), with: $0.text) })
      })
    return Finding(diagnostic: diagnostic, declaration: fact.declaration, statement: fact.statement)
  }

  /// With what the surroundings make of it.
  private static func message(of fact: Fact, _ rule: LintRule, in placement: FilePlacement) -> String {
    if fact.isBelowNeededSystem(in: placement), let system = fact.neededSystem {
      return "\(fact.message) (from iOS \(system))"
    }
    if case .usualInWindows = fact.weight, placement.isWithoutWindows {
      return "\(fact.message) (which an extension without windows has not)"
    }
    if fact.surroundings.contains(.fallback) { return "\(fact.message) (this is the way for older systems)" }
    if rule.isOnlyReport(fact) { return "\(fact.message) (only reported here)" }
    if placement.isVendored { return fact.message + FilePlacement.vendored }
    return fact.message
  }

  /// Where the helper is of which a fact is a use, in whatever file.
  private func helperNotes(of fact: Fact, _ types: TypeIndex) -> [Diagnostic.Note] {
    guard let (helper, file) = types.helper(of: fact) else { return [] }
    return [Diagnostic.Note("'\(helper.name)' asks for \(helper.trait) here", at: file.range(helper.range))]
  }

  /// How much a fact weighs where the config does not say; nil if it is none there.
  private func usualSeverity(
    of fact: Fact, _ rule: LintRule, in file: LintedFile, _ types: TypeIndex
  ) -> RuleSelection.Level? {
    let surroundings = fact.surroundings
    if rule.family == .device {
      if !surroundings.isDisjoint(with: [.otherPlatform, .preview]) { return nil }
      if surroundings.contains(.deprecated) { return nil }
    }
    var level: RuleSelection.Level =
      switch fact.weight {
      case .usual: RuleSelection.Level(rule.severity)
      case .severity(let severity): .on(severity)
      case .inView(let inView, let elsewhere): .on(types.isView(fact.types) ? inView : elsewhere)
      case .usualInWindows: file.placement.isWithoutWindows ? .on(.note) : RuleSelection.Level(rule.severity)
      }
    if fact.isBelowNeededSystem(in: file.placement) { level = level.lowered(to: .note) }
    if rule.severity == .off { level = .off }
    if surroundings.contains(.test) || TestPath.isOne(file.source.path) { level = level.lowered(to: .note) }
    if rule.isOnlyReport(fact) || file.placement.isVendored { level = level.lowered(to: .note) }
    // On older systems an app fills its screen, and the branch goes with them.
    if surroundings.contains(.fallback) { level = level.lowered(to: .note) }
    return level
  }
}

extension LintRule {
  /// Whether what is asked of the device goes into a log or an event, and decides nothing.
  fileprivate func isOnlyReport(_ fact: Fact) -> Bool {
    family == .device && fact.surroundings.contains(.report)
  }
}

extension Fact {
  /// Whether what is proposed cannot be written yet, because the file has to run on an older system.
  fileprivate func isBelowNeededSystem(in placement: FilePlacement) -> Bool {
    guard let neededSystem, let target = placement.deploymentTarget else { return false }
    return target < neededSystem
  }
}

/// The paths under which tests lie.
enum TestPath {
  static func isOne(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasSuffix("Tests") || $0 == "Test" || $0.hasSuffix("UITest") || $0.contains("UITests")
    }
      || path.hasSuffix("Tests.swift") || path.hasSuffix("Tests.m")
  }
}

extension Finding {
  /// By which the findings of a file are ordered.
  fileprivate var place: (Int, Int, String) {
    (diagnostic.range?.start ?? 0, diagnostic.range?.end ?? 0, diagnostic.id.name)
  }
}
