import TokenDiagnostics

/// Which rules look at which files, and how much their findings weigh.
package struct RuleSelection: Sendable {
  /// How much findings weigh.
  package enum Level: Hashable, Sendable {
    case on(Diagnostic.Severity)
    case off

    init(_ severity: LintRule.Severity) {
      switch severity {
      case .error: self = .on(.error)
      case .warning: self = .on(.warning)
      case .info: self = .on(.note)
      case .off: self = .off
      }
    }

    func lowered(to most: Diagnostic.Severity) -> Level {
      guard case .on(let severity) = self, severity.weighs(atLeast: most) else { return self }
      return .on(most)
    }

    var loweredByOne: Level {
      switch self {
      case .on(.error): .on(.warning)
      case .on(.warning), .on(.note): .on(.note)
      case .off: .off
      }
    }
  }

  /// A setting for the files under a path; the last that fits counts.
  package struct Setting: Sendable {
    /// Rules or families.
    let names: Set<String>
    let level: LevelChange
    let appliesTo: @Sendable (_ path: String) -> Bool

    package init(
      _ names: Set<String>, _ level: LevelChange, appliesTo: @escaping @Sendable (_ path: String) -> Bool
    ) {
      self.names = names
      self.level = level
      self.appliesTo = appliesTo
    }
  }

  package enum LevelChange: Sendable {
    case level(Level)
    /// As much as the rule says, also for one that is usually off.
    case usual
  }

  private let settings: [Setting]

  package init(_ settings: [Setting] = []) { self.settings = settings }

  /// Whether a rule that usually tells something looks at a file.
  package func isOn(_ rule: LintRule, at path: String) -> Bool {
    severity(of: rule, at: path, usually: Level(rule.severity)) != nil
  }

  /// What is to be said of a run as a whole, as findings of the rules by whose ids it goes.
  package func findings(_ diagnostics: [Diagnostic]) -> [Finding] {
    diagnostics.compactMap { diagnostic in
      guard let rule = LintRule.all.first(where: { $0.id == diagnostic.id.name }),
        let severity = severity(
          of: rule, at: diagnostic.range?.file.path ?? "", usually: Level(rule.severity))
      else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return Finding(diagnostic: diagnostic, declaration: "", statement: diagnostic.range?.text ?? "")
    }
  }

  /// Nil for what is not said.
  func severity(of rule: LintRule, at path: String, usually: Level) -> Diagnostic.Severity? {
    var level = usually
    for setting in settings
    where (setting.names.contains(rule.id) || setting.names.contains(rule.family.rawValue))
      && setting.appliesTo(path)
    {
      switch setting.level {
      case .level(let set): level = set
      case .usual where setting.names.contains(rule.id) && level == .off: level = .on(.note)
      case .usual: level = level == .off ? usually : level
      }
    }
    if case .on(let severity) = level { return severity }
    return nil
  }
}
