import TokenDiagnostics

/// What `.xcconfig` files set, those they include among them, in the order in which it counts.
///
///     #include "Shared.xcconfig"
///     SDKROOT = iphoneos  // for devices
struct SettingsFileReading {
  private let files: ProjectFiles
  private(set) var assignments: [SettingAssignment] = []
  /// Whether a file was not found, so that settings may be missing.
  private(set) var isWhole = true
  private var open: [String] = []
  private var left = ProjectLimits.mostIncludes

  init(files: ProjectFiles) { self.files = files }

  mutating func read(_ path: String) {
    left -= 1
    guard left >= 0, open.count < 20, !open.contains(path), let file = files.file(at: path),
      file.bytes.count <= ProjectLimits.mostBytes
    else {
      if !Self.setsNoKeys(path) { isWhole = false }
      return
    }
    open.append(path)
    for line in SettingsLine.all(in: file) {
      switch line {
      case .setting(let assignment): assignments.append(assignment)
      case .include(let other, let isOptional):
        let included = ProjectPath.joined(ProjectPath.folder(of: path), other)
        if isOptional, files.file(at: included) == nil { continue }
        read(included)
      }
    }
    open.removeLast()
  }
}

extension SettingsFileReading {
  /// What CocoaPods and Flutter write is not kept with a project. It sets search paths and versions, no key
  /// of an Info.plist.
  private static func setsNoKeys(_ path: String) -> Bool {
    path.contains("Pods/Target Support Files/") || path.hasSuffix("Flutter/Generated.xcconfig")
  }
}

private enum SettingsLine {
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
    let text = withoutComment(file.text(start..<range.upperBound))
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
  private static func withoutComment(_ line: String) -> Substring {
    var previous: Character?
    for index in line.indices {
      if line[index] == "/", previous == "/" { return line[..<line.index(before: index)] }
      previous = line[index]
    }
    return line[...]
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
