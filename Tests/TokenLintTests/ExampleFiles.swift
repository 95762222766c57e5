import TokenDiagnostics

@testable import TokenLint

/// The files of an example: a line `--- path` begins each. Marks are taken out, and told with their paths.
struct ExampleFiles {
  private(set) var files: [SourceFile] = []
  private(set) var places: [String] = []

  init(_ text: String) {
    var path = "Sources/Example.swift"
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("--- ") else {
        lines.append(line)
        continue
      }
      add(path, lines)
      path = String(line.dropFirst(4))
      lines = []
    }
    add(path, lines)
  }

  private mutating func add(_ path: String, _ lines: [Substring]) {
    guard !lines.isEmpty else { return }
    let marked = MarkedText(lines.joined(separator: "\n"))
    files.append(SourceFile(path: path, bytes: marked.bytes))
    places += marked.places.map { "\(path):\($0)" }
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
