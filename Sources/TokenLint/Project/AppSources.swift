/// Which source files are compiled into an app, or another target.
struct AppSources: Hashable, Sendable {
  var lists: [SourceList] = []
  /// Folders that are in it with everything below them.
  var folders: [String] = []
  /// Files in those folders that are not in it all the same.
  var excluded: Set<String> = []
}

/// Files that are compiled together. Hundreds of targets may share a list, so it is known by itself, not by what is in it.
final class SourceList: Hashable, Sendable {
  let paths: [String]

  init(_ paths: [String]) { self.paths = paths }

  static func == (one: SourceList, other: SourceList) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Tells which of all sources are compiled into targets. What targets share is looked up once.
final class SourceMembership {
  let paths: SourcePaths
  private var lists: [SourceList: [Int]] = [:]
  private var known: [AppSources: [Int]] = [:]

  init(_ paths: SourcePaths) { self.paths = paths }

  /// Of one target, as places in the order of the paths.
  func members(of sources: AppSources) -> [Int] {
    if let known = known[sources] { return known }
    let members = members(ofAny: [sources])
    known[sources] = members
    return members
  }

  /// Of several targets together.
  func members(ofAny targets: [AppSources]) -> [Int] {
    var isMember = Array(repeating: false, count: paths.count)
    for sources in Set(targets) { mark(sources, &isMember) }
    return isMember.indices.filter { isMember[$0] }
  }

  private func mark(_ sources: AppSources, _ isMember: inout [Bool]) {
    for list in Set(sources.lists) {
      for place in places(in: list) { isMember[place] = true }
    }
    for folder in Set(sources.folders) {
      for place in paths.places(in: folder) where !sources.excluded.contains(paths[place]) {
        isMember[place] = true
      }
    }
  }

  private func places(in list: SourceList) -> [Int] {
    if let known = lists[list] { return known }
    let headers = list.paths.lazy.compactMap(Self.header).compactMap(paths.place)
    let places = Set(list.paths.compactMap(paths.place)).union(headers)
    lists[list] = Array(places)
    return Array(places)
  }

  /// That of the same name: headers are not compiled by themselves.
  private static func header(of path: String) -> String? {
    [".m", ".mm"].first(where: path.hasSuffix).map { path.dropLast($0.count) + ".h" }
  }
}
