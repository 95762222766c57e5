import TokenDiagnostics

/// A target of XcodeGen with the templates it is made of.
struct XcodeGenTarget {
  let name: String
  let folder: String
  /// Whether all its templates were found.
  private(set) var isWhole: Bool
  /// The templates and then the target itself, which wins.
  private(set) var parts: [PropertyListValue] = []

  init(name: String, folder: String, isWhole: Bool) {
    self.name = name
    self.folder = folder
    self.isWhole = isWhole
  }

  mutating func add(_ part: PropertyListValue) { parts.append(part) }

  mutating func add(template: PropertyListValue?) {
    guard let template else { return isWhole = false }
    // A template of a template is not followed.
    if template["templates"] != nil { isWhole = false }
    parts.append(template)
  }

  private func last(_ key: String) -> PropertyListValue? { parts.lazy.compactMap { $0[key] }.last }

  var isAppForPhonesOrTablets: Bool {
    let platforms = (last("platform")?.listed ?? []) + (last("supportedDestinations")?.listed ?? [])
    return ["application", "application.on-demand-install-capable"].contains(last("type")?.text)
      && platforms.contains { $0.text == "iOS" }
  }

  /// The lowest system, plainly or by platform.
  var deploymentTargets: [PropertyListValue.Entry] {
    parts.compactMap { part in
      part.entry("deploymentTarget").flatMap { $0.value.entries == nil ? $0 : $0.value.entry("iOS") }
    }
  }

  /// The keys of the Info.plist that XcodeGen writes; nil if it writes none.
  var infoProperties: PropertyListValue? {
    let infos = parts.compactMap { $0["info"] }
    guard let info = infos.last else { return nil }
    let entries = infos.flatMap { $0["properties"]?.entries ?? [] }
    return PropertyListValue(content: .dictionary(entries), range: info.range)
  }

  var sources: AppSources {
    let paths = parts.flatMap { $0["sources"]?.listed ?? [] }.compactMap { $0.text ?? $0["path"]?.text }
    var sources = AppSources()
    sources.folders = paths.map { ProjectPath.joined(folder, $0) }
    return sources
  }
}

/// The settings of XcodeGen: plainly, or under `base` and, for one configuration, `configs`.
enum XcodeGenSettings {
  static func assignments(in settings: PropertyListValue, _ configuration: String) -> [SettingAssignment] {
    let base = settings["base"]
    let own = settings["configs"]?.entries?.last { $0.key.lowercased() == configuration.lowercased() }?.value
    let isStructured = base != nil || settings["configs"] != nil || settings["groups"] != nil
    return (isStructured ? [base, own] : [settings]).compactMap { $0 }.flatMap(assignments)
  }

  static func deploymentTarget(_ entry: PropertyListValue.Entry) -> SettingAssignment {
    SettingAssignment(
      key: "IPHONEOS_DEPLOYMENT_TARGET", value: text(entry.value), place: entry.keyRange, source: .manifest)
  }

  private static func assignments(in values: PropertyListValue) -> [SettingAssignment] {
    (values.entries ?? []).map {
      SettingAssignment(key: $0.key, value: text($0.value), place: $0.keyRange, source: .manifest)
    }
  }

  private static func text(_ value: PropertyListValue) -> String {
    switch value.content {
    case .text(let text): text
    case .boolean(let isTrue): isTrue ? "YES" : "NO"
    case .list(let elements): elements.compactMap(\.text).joined(separator: " ")
    case .dictionary, .other: ""
    }
  }
}

extension PropertyListValue {
  /// The elements of a list, or one value alone, which many keys of XcodeGen also take.
  var listed: [PropertyListValue] { elements ?? [self] }
}
