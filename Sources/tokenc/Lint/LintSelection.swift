import TokenCommands
import TokenDiagnostics
import TokenLint
import TokenModel

/// What the options, the config and those of the folders below say about rules, in the order in which it counts.
struct LintSelection {
  private(set) var settings: [RuleSelection.Setting] = []
  private(set) var bag = DiagnosticBag()
  private let rules: [LintRule]

  init(rules: [LintRule]) { self.rules = rules }

  private var names: [String] { rules.map(\.id) + LintRule.Family.allCases.map(\.rawValue) }

  /// What a config says of the files in its folder, `.` for the root.
  mutating func take(_ config: LintSettings, for folder: String) {
    let folder = PathNames(ofFolder: folder)
    if let select = config.select {
      check(select)
      selectOnly(Set(select.map(\.value)), where: { $0.below(folder) != nil })
    }
    check(config.severities.map(\.rule))
    for severity in config.severities {
      guard let change = level(severity.level) else { continue }
      let glob = severity.pattern.map { Glob($0.value) }
      settings.append(
        .init([severity.rule.value], change) { path in
          path.below(folder).map { glob?.matches($0) != false } ?? false
        })
    }
  }

  /// What the command line says counts last.
  mutating func take(select: String?, ignore: String?) throws(CommandError) {
    if let select { selectOnly(try named(select, by: "--select"), where: { _ in true }) }
    if let ignore { settings.append(.init(try named(ignore, by: "--ignore"), .level(.off)) { _ in true }) }
  }

  private mutating func selectOnly(
    _ selected: Set<String>, where applies: @escaping @Sendable (PathNames) -> Bool
  ) {
    let others = rules.filter { !selected.contains($0.id) && !selected.contains($0.family.rawValue) }
    settings.append(.init(Set(others.map(\.id)), .level(.off), appliesTo: applies))
    settings.append(.init(selected, .usual, appliesTo: applies))
  }

  private func named(_ list: String, by option: String) throws(CommandError) -> Set<String> {
    let words = list.split { $0 == "," || $0 == " " }.map(String.init)
    if words.isEmpty {
      throw CommandError(.wrongUse, "'\(option)' names no rule; write rules or families, commas between")
    }
    for word in words where !names.contains(word) {
      let near = NearMiss.hint(for: word, among: names)
      throw CommandError(.wrongUse, "'\(option)': '\(word)' is not a rule or a family of rules\(near)")
    }
    return Set(words)
  }

  private mutating func check(_ used: [Located<String>]) {
    for name in used where !names.contains(name.value) {
      bag.add(.unknownRule(name.value, among: names, at: name.range))
    }
  }

  private mutating func level(_ word: Located<String>) -> RuleSelection.LevelChange? {
    switch word.value {
    case "error": return .level(.on(.error))
    case "warning": return .level(.on(.warning))
    case "info": return .level(.on(.note))
    case "off": return .level(.off)
    default:
      bag.add(.unknownLevel(word.value, at: word.range))
      return nil
    }
  }
}
