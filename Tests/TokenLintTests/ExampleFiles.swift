import TokenDiagnostics

@testable import TokenLint

/// The files of an example. Marks are taken out, and told with their paths.
struct ExampleFiles {
  let files: [SourceFile]
  let places: [String]

  init(_ text: String) {
    let marked = ExampleFile.all(in: text).map { file in
      (path: file.path ?? "Sources/Example.swift", text: MarkedText(file.text))
    }
    files = marked.map { SourceFile(path: $0.path, bytes: $0.text.bytes) }
    places = marked.flatMap { file in file.text.places.map { "\(file.path):\($0)" } }
  }

  /// Those that tell how apps are built.
  var projectFiles: ProjectFiles {
    ProjectFiles(
      files.filter { file in
        let kind = LintFileKind(name: ProjectPath.name(of: file.path))
        return kind != .objectiveC && kind != .swift || ProjectPath.name(of: file.path) == "Project.swift"
      }.map(LintedFile.init(ofProject:)), others: { _ in nil })
  }

  var sources: [LintedFile] {
    files.compactMap { file in
      switch LintFileKind(name: ProjectPath.name(of: file.path)) {
      case .swift: LintedFile(source: file, facts: SwiftReading(rules: LintRule.all).read(file.bytes))
      case .objectiveC:
        LintedFile(source: file, facts: ObjectiveCReading(rules: LintRule.all).read(file.bytes))
      default: nil
      }
    }
  }
}
