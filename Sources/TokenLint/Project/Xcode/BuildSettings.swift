import TokenDiagnostics

/// One line that sets a build setting: `KEY[sdk=iphoneos*] = value`.
struct SettingAssignment: Sendable {
  let name: String
  /// `sdk=iphoneos*`, `config=Debug`: all of them have to be true.
  let conditions: [String]
  let value: String
  /// The name where it is set.
  let place: SourceRange
  let source: Source

  enum Source: Sendable {
    case project
    case settingsFile
    case manifest
  }

  /// The text before the first bracket is the name; each pair of brackets holds conditions.
  init(key: String, value: String, place: SourceRange, source: Source) {
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    name = String(parts.first ?? "")
    conditions = parts.dropFirst().flatMap { $0.prefix { $0 != "]" }.split(separator: ",").map(String.init) }
    self.value = value
    self.place = place
    self.source = source
  }
}

/// The build settings of one target in one configuration, for a build for iOS devices.
///
///     project: A = "1", target: A = "$(inherited) 2"  // the value of A is "1 2"
struct BuildSettings: Sendable {
  /// What sets one setting, from the one that counts least to the one that wins.
  private var assignments: [String: [SettingAssignment]] = [:]
  /// The settings of each level, in the same order, for those that ask who set what.
  private(set) var levels: [[SettingAssignment]] = []
  private let configuration: String
  private let usual: [String: String]

  /// `usual` is what settings are where nothing sets them.
  init(levels: [[SettingAssignment]], configuration: String, usual: [String: String]) {
    self.configuration = configuration
    self.usual = usual
    for level in levels {
      let applicable = level.filter(applies)
      self.levels.append(applicable)
      // In one level, one with conditions counts more than one without, wherever it stands.
      for assignment in applicable.filter(\.conditions.isEmpty)
        + applicable.filter({ !$0.conditions.isEmpty })
      {
        assignments[assignment.name, default: []].append(assignment)
      }
    }
  }

  /// What wins; nil if nothing sets it.
  func assignment(_ name: String) -> SettingAssignment? { assignments[name]?.last }

  /// The value with all settings in it replaced; nil if nothing sets it.
  func value(_ name: String) -> SettingText? {
    guard assignments[name] != nil || usual[name] != nil else { return nil }
    return expanded("$(\(name))")
  }

  /// A text, such as a value in an Info.plist, with the settings in it replaced.
  func expanded(_ text: String) -> SettingText {
    guard text.contains("$") else { return SettingText(text: text, isKnown: true) }
    var expansion = Expansion(settings: self)
    expansion.add(text, within: nil, depth: 0)
    return SettingText(text: expansion.text, isKnown: expansion.isKnown)
  }

  private func applies(_ assignment: SettingAssignment) -> Bool {
    assignment.conditions.allSatisfy { condition in
      guard let equals = condition.firstIndex(of: "=") else { return false }
      let pattern = condition[condition.index(after: equals)...]
      switch condition[..<equals] {
      case "sdk": return GlobPattern(pattern).matches("iphoneos")
      case "config": return GlobPattern(pattern).matches(configuration)
      case "arch": return GlobPattern(pattern).matches("arm64")
      case "variant": return GlobPattern(pattern).matches("normal")
      default: return false
      }
    }
  }

  fileprivate func lookUp(_ name: String, below: Int?) -> (value: String, level: Int)? {
    let all = assignments[name] ?? []
    let level = (below ?? all.count) - 1
    if level >= 0 { return (all[level].value, level) }
    return usual[name].map { ($0, 0) }
  }
}

/// The value of a setting.
struct SettingText: Sendable {
  let text: String
  /// Whether all settings in it are known; those that are not are left out of the text.
  let isKnown: Bool

  var isTrue: Bool { ["YES", "TRUE", "1"].contains(text.uppercased()) }
}

/// `iphoneos*` also fits what the name of an SDK goes on with: `iphoneos27.0`.
private struct GlobPattern {
  private let beginning: Substring
  private let isOpen: Bool

  init(_ pattern: Substring) {
    beginning = pattern.prefix { $0 != "*" }
    isOpen = pattern.contains("*")
  }

  func matches(_ name: String) -> Bool { isOpen ? name.hasPrefix(beginning) : name == beginning }
}

private struct Expansion {
  let settings: BuildSettings
  private(set) var text = ""
  private(set) var isKnown = true
  private var left = 200

  init(settings: BuildSettings) { self.settings = settings }

  /// `within` is the setting whose value the text is, and which of its assignments: `$(inherited)` is the one
  /// before.
  mutating func add(_ value: String, within: (name: String, level: Int)?, depth: Int) {
    var rest = Substring(value)
    while let dollar = rest.firstIndex(of: "$") {
      append(rest[..<dollar])
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let end = Self.end(of: rest)
      else {
        append("$")
        continue
      }
      reference(rest[rest.index(after: rest.startIndex)..<end], within: within, depth: depth)
      rest = rest[rest.index(after: end)...]
    }
    append(rest)
  }

  /// Where the bracket closes that a text begins with.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "{": depth += 1
      case ")", "}": depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }

  private mutating func append(_ part: some StringProtocol) {
    if text.utf8.count + part.utf8.count <= ProjectLimits.longestSetting {
      text += part
    } else {
      isKnown = false
    }
  }

  private mutating func reference(_ written: Substring, within: (name: String, level: Int)?, depth: Int) {
    let parts = written.split(separator: ":", omittingEmptySubsequences: false)
    var name = String(parts.first ?? "")
    var below: Int?
    if let within, name == "inherited" || name == within.name { (name, below) = (within.name, within.level) }
    let operations = parts.dropFirst()
    left -= 1
    guard depth < 20, left > 0, !name.contains("$") else { return isKnown = false }
    guard let (value, level) = settings.lookUp(name, below: below) else {
      if let other = operations.first(where: { $0.hasPrefix("default=") }) {
        add(String(other.dropFirst("default=".count)), within: within, depth: depth + 1)
      } else if below == nil {
        isKnown = false
      }
      return
    }
    guard operations.allSatisfy(Self.isHarmless) else { return isKnown = false }
    add(value, within: (name, level), depth: depth + 1)
  }

  /// Whether the operation leaves plain names as they are.
  private static func isHarmless(_ operation: Substring) -> Bool {
    operation.hasPrefix("default=") || operation == "c99extidentifier" || operation == "identifier"
      || operation == "quote"
  }
}
