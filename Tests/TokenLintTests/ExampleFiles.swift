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
      files.filter { !$0.path.hasSuffix(".swift") || $0.path.hasSuffix("Project.swift") },
      others: { _ in nil })
  }

  var sources: [LintedFile] {
    files.filter { $0.path.hasSuffix(".swift") }.map { file in
      LintedFile(source: file, facts: SwiftReading(rules: LintRule.all).read(file.bytes))
    }
  }
}
