import TokenDiagnostics

/// The paths of all sources, to be looked up.
struct SourcePaths {
  private let paths: [String]
  private let places: [String: Int]
  /// The places in the order of the paths.
  private let sorted: [Int]

  init(_ paths: [String]) {
    self.paths = paths
    places = Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
    sorted = paths.indices.sorted { paths[$0] < paths[$1] }
  }

  var count: Int { paths.count }

  subscript(place: Int) -> String { paths[place] }

  func place(of path: String) -> Int? { places[path] }

  /// Of what lies in a folder, or in one below it.
  func places(in folder: String) -> ArraySlice<Int> {
    guard !folder.isEmpty else { return sorted[...] }
    let beginning = folder + "/"
    let rest = sorted[sorted.partitioningIndex { paths[$0] >= beginning }...]
    return rest.prefix { paths[$0].hasPrefix(beginning) }
  }
}
