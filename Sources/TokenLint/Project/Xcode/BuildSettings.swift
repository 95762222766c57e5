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
    self.value = value
    self.place = place
    self.source = source
    // Nearly all have none.
    guard key.utf8.contains(UInt8(ascii: "[")) else {
      (name, conditions) = (key, [])
      return
    }
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    name = String(parts.first ?? "")
    conditions = parts.dropFirst().flatMap { $0.prefix { $0 != "]" }.split(separator: ",").map(String.init) }
  }
}

/// The build settings of one target in one configuration, for a build for iOS devices.
///
///     project: A = "1", target: A = "$(inherited) 2"  // the value of A is "1 2"
struct BuildSettings: Sendable {
  /// From the one that counts least to the one that wins. Many builds share one.
  let levels: [SettingsLevel]
  private let usual: [String: String]

  /// `usual` is what settings are where nothing sets them.
  init(levels: [SettingsLevel], usual: [String: String]) {
    self.levels = levels
    self.usual = usual
  }

  /// What wins; nil if nothing sets it.
  func assignment(_ name: String) -> SettingAssignment? {
    levels.reversed().lazy.compactMap { $0[name].last }.first
  }

  /// What was not read of a level and may set anything; nil if all was.
  var unread: String? { levels.lazy.compactMap(\.unread).first }

  /// Whether something that was read sets it, and nothing that was not read counts more.
  func isSettled(_ name: String) -> Bool {
    let last = levels.last { $0.unread != nil || !$0[name].isEmpty }
    return last.map { $0.unread == nil } ?? false
  }

  /// The value with all settings in it replaced; nil if nothing sets it.
  func value(_ name: String) -> SettingText? {
    guard let written = assignment(name)?.value ?? usual[name] else { return nil }
    let isPlain = !written.refersToSettings && written.utf8.count <= ProjectLimits.longestSetting
    return isPlain ? SettingText(text: written, isKnown: true) : expanded("$(\(name))")
  }

  /// A text, such as a value in an Info.plist, with the settings in it replaced.
  func expanded(_ text: String) -> SettingText {
    guard text.refersToSettings else { return SettingText(text: text, isKnown: true) }
    var expansion = Expansion(settings: self)
    expansion.add(text, within: nil, depth: 0)
    return SettingText(text: expansion.text, isKnown: expansion.isKnown)
  }

  /// What a setting is given below one of its assignments, which are counted from the one that counts least.
  fileprivate func lookUp(_ name: String, below: Int?) -> (value: String, place: Int)? {
    let all = levels.map { $0[name] }
    let place = (below ?? all.reduce(0) { $0 + $1.count }) - 1
    guard place >= 0 else { return usual[name].map { ($0, 0) } }
    var placeInLevel = place
    for assignments in all {
      if placeInLevel < assignments.count {
        return (assignments[assignments.startIndex + placeInLevel].value, place)
      }
      placeInLevel -= assignments.count
    }
    return nil
  }
}

extension String {
  fileprivate var refersToSettings: Bool { utf8.contains(UInt8(ascii: "$")) }
}

/// The value of a setting.
struct SettingText: Sendable {
  let text: String
  /// Whether all settings in it are known; those that are not are left out of the text.
  let isKnown: Bool

  var isTrue: Bool { ["YES", "TRUE", "1"].contains(text.uppercased()) }
}

private struct Expansion {
  let settings: BuildSettings
  private(set) var text = ""
  private(set) var isKnown = true
  private var left = 200

  init(settings: BuildSettings) { self.settings = settings }

  /// `within` is the setting whose value the text is, and which of its assignments: `$(inherited)` is the one
  /// before.
  mutating func add(_ value: String, within: (name: String, place: Int)?, depth: Int) {
    // What is longer by itself is longer with its settings, or nothing that anybody writes.
    guard value.utf8.count <= ProjectLimits.longestSetting else { return isKnown = false }
    let bytes = Array(value.utf8)
    let ends = Self.endsOfBrackets(in: bytes)
    var start = 0
    while let dollar = bytes[start...].firstIndex(of: UInt8(ascii: "$")) {
      append(bytes[start..<dollar])
      if let end = ends[dollar + 1] {
        reference(
          String(decoding: bytes[(dollar + 2)..<end], as: UTF8.self), within: within, depth: depth)
        start = end + 1
      } else {
        append(bytes[dollar...dollar])
        start = dollar + 1
      }
    }
    append(bytes[start...])
  }

  /// Where each bracket closes, by the place where it opens.
  private static func endsOfBrackets(in bytes: [UInt8]) -> [Int: Int] {
    var open: [Int] = []
    var ends: [Int: Int] = [:]
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"): open.append(place)
      case UInt8(ascii: ")"), UInt8(ascii: "}"): if let start = open.popLast() { ends[start] = place }
      default: break
      }
    }
    return ends
  }

  private mutating func append(_ part: ArraySlice<UInt8>) {
    if text.utf8.count + part.count <= ProjectLimits.longestSetting {
      text += String(decoding: part, as: UTF8.self)
    } else {
      isKnown = false
    }
  }

  private mutating func reference(_ written: String, within: (name: String, place: Int)?, depth: Int) {
    let parts = written.split(separator: ":", omittingEmptySubsequences: false)
    var name = String(parts.first ?? "")
    var below: Int?
    if let within, name == "inherited" || name == within.name { (name, below) = (within.name, within.place) }
    let operations = parts.dropFirst()
    left -= 1
    guard depth < 20, left > 0, !name.contains("$") else { return isKnown = false }
    guard let (value, place) = settings.lookUp(name, below: below) else {
      if let other = operations.first(where: { $0.hasPrefix("default=") }) {
        add(String(other.dropFirst("default=".count)), within: within, depth: depth + 1)
      } else if below == nil {
        isKnown = false
      }
      return
    }
    guard operations.allSatisfy(Self.isHarmless) else { return isKnown = false }
    add(value, within: (name, place), depth: depth + 1)
  }

  /// Whether the operation leaves plain names as they are.
  private static func isHarmless(_ operation: Substring) -> Bool {
    operation.hasPrefix("default=") || operation == "c99extidentifier" || operation == "identifier"
      || operation == "quote"
  }
}
