import TokenDiagnostics
import TokenModel

extension OutputFormat {
  /// Swift enums: one file for the namespaces and support types, and one for each token file.
  package static let swift = OutputFormat.templates(name: "swift") { files, settings in
    let code =
      settings.layout == .single
      ? [singleFileName(settings)] : [namespaceFileName] + files.map(\.swiftFileName)
    return settings.colors == .assetCatalog ? code + [AssetCatalog.contentsPath(settings)] : code
  } check: { input in
    var bag = input.names.bag
    bag.add(contentsOf: fileNameClashes(in: input))
    // The templates of the tool are known to be right, and what they are given takes time.
    if input.templates.hasOwn {
      for file in input.supportTypeFiles { bag.add(contentsOf: file.check(input.templates)) }
    }
    if input.swift.colors == .assetCatalog { bag.add(contentsOf: AssetCatalog(input).bag) }
    return bag
  } files: { input in
    swiftFiles(of: input)
  }.adding { input in
    input.swift.colors == .assetCatalog ? AssetCatalog(input).files : []
  }

  /// The files of Swift code, that of the namespaces first.
  static func swiftFiles(of input: EmitInput) -> [TemplateFile] {
    let environment = ModelEnvironment(input, literal: CommentText.swiftLiteral)
    let project = ProjectObject(environment: environment)
    func file(
      _ path: String, _ template: String, _ objects: [any ModelObject], of files: [TokenFile]
    ) -> TemplateFile {
      // Swift is longer than what it is made from, but seldom twice as long.
      let length = files.reduce(0) { $0 + 2 * $1.source.bytes.count }
      return TemplateFile(
        path: path, template: template, objects: objects, escaping: .swift, expectedLength: length)
    }
    guard input.swift.layout == .perFile else {
      return [file(singleFileName(input.swift), "Swift/Single", [project], of: input.files)]
    }
    return [file(namespaceFileName, "Swift/Namespaces", [project], of: [])]
      + input.files.map {
        let object = FileObject(file: $0, environment: environment)
        return file($0.swiftFileName, "Swift/TokenFile", [project, object], of: [$0])
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
