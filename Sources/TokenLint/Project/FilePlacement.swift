/// What a project's own files say of one of its source files.
package struct FilePlacement: Hashable, Sendable {
  /// The lowest iOS that it has to run on: `15`; nil if that is not known.
  var deploymentTarget: Int?
  /// Whether it is compiled into nothing but extensions that have no windows, and so no size class: widgets and the
  /// like.
  var isWithoutWindows = false
  /// Whether it lies beside a project of which nothing is in the app, and is built by no other.
  var isVendored = false

  /// What is added to messages of such files.
  static let vendored = " (in a vendored project)"
}

/// Tells where each source file belongs.
struct FilePlacements {
  /// The lowest iOS that each file has to run on, as far as that is known, in the order of the sources.
  private var deploymentTargets: [Int?]
  private let withoutWindows: Set<Int>
  private let vendored: Set<Int>
  /// What packages and frameworks may count on: one app at least runs on nothing older.
  private let highestTarget: Int?

  init(_ facts: ProjectFacts, _ membership: SourceMembership) {
    let paths = membership.paths
    deploymentTargets = Array(repeating: nil, count: paths.count)
    let apps = facts.apps.compactMap { app in Self.deploymentTarget(of: app).map { (app.sources, $0) } }
    for (sources, target) in Dictionary(apps, uniquingKeysWith: min) {
      for place in membership.members(of: sources) {
        deploymentTargets[place] = min(deploymentTargets[place] ?? target, target)
      }
    }
    highestTarget = apps.count == facts.apps.count ? apps.map(\.1).max() : nil
    withoutWindows = Set(membership.members(ofAny: facts.windowlessExtensions))
      .subtracting(membership.members(ofAny: facts.otherTargets))
    vendored = Set(facts.vendoredFolders.flatMap { paths.places(in: $0) })
      .subtracting(membership.members(ofAny: facts.ownTargets))
  }

  /// Nil if it is not known of one of its configurations.
  private static func deploymentTarget(of app: ProjectApp) -> Int? {
    let targets = app.builds.map { $0.deploymentTarget.flatMap(major) }
    return targets.contains(nil) ? nil : targets.compactMap(\.self).min()
  }

  private static func major(_ version: String) -> Int? {
    version.split(separator: ".").first.flatMap { Int($0) }
  }

  /// Of the file at a place among the sources.
  subscript(place: Int) -> FilePlacement {
    FilePlacement(
      deploymentTarget: deploymentTargets[place] ?? highestTarget,
      isWithoutWindows: withoutWindows.contains(place), isVendored: vendored.contains(place))
  }
}
