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
  }

  /// A setting for the files under a path; the last that fits counts.
  package struct Setting: Sendable {
    /// Rules or families.
    let names: Set<String>
    let level: LevelChange
    let appliesTo: @Sendable (_ path: PathNames) -> Bool

    package init(
      _ names: Set<String>, _ level: LevelChange, appliesTo: @escaping @Sendable (_ path: PathNames) -> Bool
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

  /// What holds for the findings in one file.
  package func levels(at path: String) -> Levels {
    let names = PathNames(path)
    return Levels(settings: settings.filter { $0.appliesTo(names) })
  }

  /// What is to be said of a run as a whole, as findings of the rules by whose ids it goes.
  package func findings(_ diagnostics: [Diagnostic]) -> [Finding] {
    var known: [String: Levels] = [:]
    return diagnostics.compactMap { diagnostic in
      let path = diagnostic.range?.file.path ?? ""
      let levels = known[path] ?? levels(at: path)
      known[path] = levels
      guard let rule = LintRule.all.first(where: { $0.id == diagnostic.id.name }),
        let severity = levels.severity(of: rule, usually: Level(rule.severity))
      else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return Finding(diagnostic: diagnostic, declaration: "", statement: diagnostic.range?.text ?? "")
    }
  }

  /// How much the findings in one file weigh. The patterns of a config may be many, and are compared once for a file.
  package struct Levels: Sendable {
    fileprivate let settings: [Setting]

    /// Whether a rule that usually tells something looks at the file.
    package func isOn(_ rule: LintRule) -> Bool {
      severity(of: rule, usually: Level(rule.severity)) != nil
    }

    /// Nil for what is not said.
    func severity(of rule: LintRule, usually: Level) -> Diagnostic.Severity? {
      var level = usually
      for setting in settings
      where setting.names.contains(rule.id) || setting.names.contains(rule.family.rawValue) {
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
}
