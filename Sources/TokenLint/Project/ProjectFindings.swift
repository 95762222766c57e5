import TokenDiagnostics

/// What project rules found.
struct ProjectFindings {
  /// The rule that is looking, and the app it looks at.
  var rule = ""
  var app: ProjectApp?
  /// By the path of the file it is said of.
  private(set) var facts: [String: [Fact]] = [:]
  private(set) var files: [String: SourceFile] = [:]
  private var seen: [String: Set<Fact>] = [:]

  /// Tells a finding. Two configurations of an app may tell the same; it counts once.
  mutating func report(_ message: String, at range: SourceRange, weight: Fact.Weight = .usual) {
    let isInManifest = app?.kind == .manifest && range.file === app?.place.file
    let text = range.text
    let isVendored = app?.isVendored == true
    let place = isInManifest ? " (from the generator manifest)" : isVendored ? FilePlacement.vendored : ""
    let fact = Fact(
      rule: rule, range: range.start..<range.end, message: message + place,
      weight: isVendored ? .severity(.note) : weight,
      declaration: app?.name ?? "", statement: text.isEmpty ? rule : text)
    let path = range.file.path
    files[path] = range.file
    if seen[path, default: []].insert(fact).inserted { facts[path, default: []].append(fact) }
  }
}

extension ProjectFindings {
  /// Says that it is not known whether an app has something that any of some keys gives, where build settings that
  /// could not be read may give one.
  mutating func reportUnreadSettings(of app: ProjectApp, for keys: [String], _ what: String) {
    for build in app.builds where keys.allSatisfy({ build.infoPlist.entry($0) == nil }) {
      guard let unread = keys.lazy.compactMap({ build.unreadSettings(for: $0) }).first else { continue }
      report(
        "whether \(app.words) has \(what), which the iOS 27 SDK asks for, is not known: its build settings in '\(unread)' cannot be read",
        at: build.place, weight: .severity(.note))
      return
    }
  }
}

extension ProjectApp {
  /// How a message names it.
  var words: String { name.isEmpty ? "the app" : "app '\(name)'" }

  /// Those of its configurations in which something is so, as a message adds them: nothing if it is so in
  /// all.
  func configurations(where isSo: (AppBuild) -> Bool) -> (first: AppBuild, words: String)? {
    let some = builds.filter(isSo)
    guard let first = some.first else { return nil }
    let names = some.compactMap(\.configuration).map { "'\($0)'" }.joined(separator: ", ")
    return (first, some.count == builds.count || names.isEmpty ? "" : " in configuration \(names)")
  }
}

extension SourceRange {
  /// How a message names a place in another file.
  var words: String { "\(file.path):\(startLocation.line)" }
}
