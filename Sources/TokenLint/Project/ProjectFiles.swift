import TokenDiagnostics

/// The files that tell how apps are built: property lists, Xcode projects, settings files, manifests of
/// generators, storyboards.
package struct ProjectFiles: Sendable {
  /// In the order of their paths.
  package let found: [SourceFile]
  private let byPath: [String: SourceFile]
  private let others: @Sendable (_ path: String) -> SourceFile?

  /// `others` answers for paths that a file names and that were not found; it may read them.
  package init(_ files: [SourceFile], others: @escaping @Sendable (_ path: String) -> SourceFile?) {
    found = files.sorted { $0.path < $1.path }
    byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.others = others
  }

  func file(at path: String) -> SourceFile? { byPath[path] ?? others(path) }
}
