/// What a project's own files say of one of its source files.
package struct FilePlacement: Hashable, Sendable {
  /// The lowest iOS that it has to run on: `15`; nil if that is not known.
  var deploymentTarget: Int?
  /// Whether it is compiled into nothing but extensions that have no windows, and so no size class: widgets and the
  /// like.
  var isWithoutWindows = false
}

/// Tells where each source file belongs.
struct FilePlacements {
  private let apps: [(sources: AppSources, deploymentTarget: Int)]
  private let extensions: [AppSources]
  private let others: [AppSources]
  /// What packages and frameworks may count on: one app at least runs on nothing older.
  private let highestTarget: Int?

  init(_ facts: ProjectFacts) {
    apps = facts.apps.compactMap { app in
      let targets = app.builds.map { $0.deploymentTarget.flatMap(Self.major) }
      guard let lowest = targets.compactMap(\.self).min(), !targets.contains(nil) else { return nil }
      return (app.sources, lowest)
    }
    highestTarget = apps.count == facts.apps.count ? apps.map(\.deploymentTarget).max() : nil
    extensions = facts.windowlessExtensions
    others = facts.otherTargets
  }

  private static func major(_ version: String) -> Int? {
    version.split(separator: ".").first.flatMap { Int($0) }
  }

  func placement(of path: String) -> FilePlacement {
    let own = apps.filter { $0.sources.contains(path) }.map(\.deploymentTarget).min()
    let isInExtension = extensions.contains { $0.contains(path) }
    return FilePlacement(
      deploymentTarget: own ?? highestTarget,
      isWithoutWindows: isInExtension && !others.contains { $0.contains(path) })
  }
}
