import TokenDiagnostics

/// What a `.xcconfig` file sets, with those it includes, in the order in which it counts.
///
///     #include "Shared.xcconfig"
///     SDKROOT = iphoneos  // for devices
struct SettingsFile {
  private(set) var assignments: [SettingAssignment] = []
  /// A file that was not found, or not read to its end, so that settings may be missing; nil if all were.
  private(set) var unread: String?

  init(_ path: String, in files: ProjectFiles) {
    var reading = Reading(files: files)
    reading.read(path, into: &self)
  }

  /// Whether what it sets is not the same in all configurations.
  var dependsOnConfiguration: Bool {
    assignments.contains { $0.conditions.contains { $0.hasPrefix("config=") } }
  }

  private struct Reading {
    let files: ProjectFiles
    private var open: [String] = []
    private var left = ProjectLimits.mostIncludes

    init(files: ProjectFiles) { self.files = files }

    mutating func read(_ path: String, into settings: inout SettingsFile) {
      left -= 1
      guard left >= 0, open.count < 20, !open.contains(path), let lines = files.settingsLines(at: path),
        files.hasRoom(forSettings: lines.count, of: path)
      else {
        if settings.unread == nil, !Self.setsNoKeys(path) { settings.unread = path }
        return
      }
      open.append(path)
      for line in lines {
        switch line {
        case .setting(let assignment): settings.assignments.append(assignment)
        case .include(let other, let isOptional):
          let included = ProjectPath.joined(ProjectPath.folder(of: path), other)
          if isOptional, files.file(at: included) == nil { continue }
          read(included, into: &settings)
        }
      }
      open.removeLast()
    }

    /// What CocoaPods and Flutter write is not kept with a project. It sets search paths and versions, no key
    /// of an Info.plist.
    private static func setsNoKeys(_ path: String) -> Bool {
      path.contains("Pods/Target Support Files/") || path.hasSuffix("Flutter/Generated.xcconfig")
    }
  }
}

/// A line of a `.xcconfig` file that says something.
enum SettingsLine {
  case setting(SettingAssignment)
  case include(String, isOptional: Bool)

  static func all(in file: SourceFile) -> [SettingsLine] {
    var lines: [SettingsLine] = []
    var start = file.byteOrderMarkLength
    while start < file.bytes.count {
      let end = file.bytes[start...].firstIndex(where: \.isLineBreak) ?? file.bytes.count
      if let line = line(file, start..<end) { lines.append(line) }
      start = end + 1
    }
    return lines
  }

  private static func line(_ file: SourceFile, _ range: Range<Int>) -> SettingsLine? {
    var start = range.lowerBound
    while start < range.upperBound, file.bytes[start].isBlank { start += 1 }
    let text = Substring(file.text(start..<endOfText(file.bytes[start..<range.upperBound])))
    if text.hasPrefix("#include") { return include(text.dropFirst("#include".count)) }
    guard let equals = equalsSign(in: text) else { return nil }
    let key = text[..<equals].trimmed
    var value = text[text.index(after: equals)...].trimmed
    if value.hasSuffix(";") { value = value.dropLast().trimmed }
    guard !key.isEmpty else { return nil }
    let place = SourceRange(file: file, start: start, end: start + key.utf8.count)
    return .setting(
      SettingAssignment(key: String(key), value: String(value), place: place, source: .settingsFile))
  }

  private static func include(_ rest: Substring) -> SettingsLine? {
    let path = rest.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
    return path.isEmpty ? nil : .include(String(path), isOptional: rest.hasPrefix("?"))
  }

  /// Everything behind `//` is a comment, also in an address.
  private static func endOfText(_ line: ArraySlice<UInt8>) -> Int {
    let slash = UInt8(ascii: "/")
    return line.indices.first { line[$0] == slash && $0 + 1 < line.endIndex && line[$0 + 1] == slash }
      ?? line.endIndex
  }

  /// The one that is not in the brackets of a condition.
  private static func equalsSign(in text: Substring) -> Substring.Index? {
    var isInBrackets = false
    for index in text.indices {
      switch text[index] {
      case "[": isInBrackets = true
      case "]": isInBrackets = false
      case "=" where !isInBrackets: return index
      default: break
      }
    }
    return nil
  }
}

extension Substring {
  /// Without the blanks around it.
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
