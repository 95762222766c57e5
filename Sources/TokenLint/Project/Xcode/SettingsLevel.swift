import TokenDiagnostics

/// What sets build settings in one place: a settings file with those it includes, a target's configuration.
struct SettingsLevel: Sendable {
  /// What belongs to it and was not read, so that it may set more; nil if all was.
  let unread: String?
  /// Those that apply, by their names; of one name in the order in which they count.
  private let assignments: [SettingAssignment]

  /// What applies in a configuration, in a build for iOS devices.
  init(_ all: [SettingAssignment], in configuration: String, unread: String? = nil) {
    self.unread = unread
    // One with conditions counts more than one without, wherever it stands.
    assignments = all.filter { $0.applies(in: configuration) }.sorted {
      $0.name == $1.name ? $0.conditions.isEmpty && !$1.conditions.isEmpty : $0.name < $1.name
    }
  }

  /// What sets a setting, the one that wins last.
  subscript(name: String) -> ArraySlice<SettingAssignment> {
    assignments[assignments.partitioningIndex { $0.name >= name }...].prefix { $0.name == name }
  }
}

/// The levels of one project, each made once: hundreds of targets may share one.
final class SettingsLevels {
  private struct Key: Hashable {
    let place: Place
    let configuration: String
  }

  private enum Place: Hashable {
    case file(String)
    case part(SourceRange)
  }

  private let files: ProjectFiles
  /// The file that is read, for what is told of it.
  private let path: String
  private var known: [Key: SettingsLevel] = [:]

  init(files: ProjectFiles, path: String) {
    self.files = files
    self.path = path
  }

  func level(ofFile path: String, in configuration: String) -> SettingsLevel {
    let file = files.settings(at: path)
    let key = Key(place: .file(path), configuration: file.dependsOnConfiguration ? configuration : "")
    return level(key) { (file.assignments, file.unread) }
  }

  /// What a part of the project's own file sets.
  func level(
    of part: SourceRange, in configuration: String, _ assignments: () -> [SettingAssignment]
  ) -> SettingsLevel {
    level(Key(place: .part(part), configuration: configuration)) { (assignments(), nil) }
  }

  private func level(_ key: Key, _ read: () -> (all: [SettingAssignment], unread: String?)) -> SettingsLevel {
    if let level = known[key] { return level }
    let (all, unread) = read()
    let hasRoom = files.hasRoom(forSettings: all.count, of: path)
    let level = SettingsLevel(
      hasRoom ? all : [], in: key.configuration, unread: hasRoom ? unread : path)
    known[key] = level
    return level
  }
}

extension SettingAssignment {
  fileprivate func applies(in configuration: String) -> Bool {
    conditions.allSatisfy { condition in
      guard let equals = condition.firstIndex(of: "=") else { return false }
      let pattern = SettingPattern(condition[condition.index(after: equals)...])
      switch condition[..<equals] {
      case "sdk": return pattern.matches("iphoneos")
      case "config": return pattern.matches(configuration)
      case "arch": return pattern.matches("arm64")
      case "variant": return pattern.matches("normal")
      default: return false
      }
    }
  }
}

/// `iphoneos*` also fits what the name of an SDK goes on with: `iphoneos27.0`.
private struct SettingPattern {
  private let beginning: Substring
  private let isOpen: Bool

  init(_ pattern: Substring) {
    beginning = pattern.prefix { $0 != "*" }
    isOpen = pattern.contains("*")
  }

  func matches(_ name: String) -> Bool { isOpen ? name.hasPrefix(beginning) : name == beginning }
}
