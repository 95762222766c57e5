import TokenDiagnostics
import TokenModel

extension OutputFormat {
  /// Swift enums: one file for the namespaces and support types, and one for each token file, all of them by templates.
  package static let swift = OutputFormat(name: "swift") { files, settings in
    settings.layout == .single
      ? [singleFileName(settings)] : [namespaceFileName] + files.map(\.swiftFileName)
  } check: { input in
    var bag = input.names.bag
    bag.add(contentsOf: fileNameClashes(in: input))
    return bag
  } emit: { input in
    let environment = ModelEnvironment(input, literal: CommentText.swiftLiteral)
    let project = ProjectObject(environment: environment)
    guard input.swift.layout == .perFile else {
      return [
        OutputFile(
          path: singleFileName(input.swift),
          bytes: input.templates.render("Swift/Single", project, escaping: .swift))
      ]
    }
    let namespaces = OutputFile(
      path: namespaceFileName, bytes: input.templates.render("Swift/Namespaces", project, escaping: .swift))
    return [namespaces]
      + input.files.map { file in
        let object = NestedObject(inner: FileObject(file: file, environment: environment), outer: project)
        return OutputFile(
          path: file.swiftFileName,
          bytes: input.templates.render("Swift/TokenFile", object, escaping: .swift))
      }
  }

  private static let namespaceFileName = "_Namespaces.tokens.swift"

  private static func singleFileName(_ settings: SwiftSettings) -> String { "\(settings.root).tokens.swift" }

  private static func fileNameClashes(in input: EmitInput) -> DiagnosticBag {
    var bag = DiagnosticBag()
    guard input.swift.layout == .perFile else { return bag }
    var first: [String: TokenFile] = [:]
    for file in input.files {
      let name = file.swiftFileName.lowercased()
      if name == namespaceFileName.lowercased() {
        bag.add(.outputNameClash(file, with: namespaceFileName))
      } else if let other = first[name] {
        bag.add(.outputNameClash(file, other: other))
      } else {
        first[name] = file
      }
    }
    return bag
  }
}
