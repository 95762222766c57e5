import TokenDiagnostics

/// Info.plists that no project that was read names: those of Bazel, of Tuist, of a folder that is linted
/// alone.
enum LoosePropertyList {
  static func isOne(_ path: String, outside folders: [String]) -> Bool {
    let name = ProjectPath.name(of: path)
    return name.hasSuffix(".plist") && (name.hasSuffix("Info.plist") || name.hasPrefix("Info"))
      && !folders.contains { ProjectPath.contains($0, path) }
  }

  /// Nil for an extension, a framework or a watch app.
  static func app(_ root: PropertyListValue) -> ProjectApp? {
    guard root.entries != nil, !notOfApps.contains(where: { root[$0] != nil }) else { return nil }
    let type = root["CFBundlePackageType"]?.text ?? "APPL"
    guard type == "APPL" || type.contains("$") else { return nil }
    let start = SourceRange(startOf: root.range.file)
    let settings = BuildSettings(levels: [], usual: [:])
    let build = AppBuild(
      configuration: nil, place: start, infoPlist: InfoPlist(file: .read(root), settings: settings),
      isUnderstood: false, settings: settings)
    var sources = AppSources()
    sources.folders = [ProjectPath.folder(of: root.range.file.path)]
    return ProjectApp(name: "", kind: .infoPlist, place: start, builds: [build], sources: sources)
  }

  private static let notOfApps = [
    "NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp",
  ]
}
