import Mustache
import TokenDiagnostics

/// A file that a template makes.
struct TemplateFile {
  /// Relative to the output folder.
  let path: String
  /// The name of the template.
  let template: String
  /// What it is rendered with: objects within each other, the outermost first.
  let objects: [any ModelObject]
  let escaping: Escaping
  /// For about how many bytes room is made beforehand: text that grows beyond its room is moved, which costs as much
  /// as it does to write a large file.
  var expectedLength = 0

  /// What is wrong with the template. What ends its rendering is only looked for where a project has templates of its
  /// own: those of the tool are known to end.
  func check(_ library: TemplateLibrary) -> DiagnosticBag {
    var check = TemplateCheck(library)
    check.check(template, with: objects.map { type(of: $0).description })
    var bag = check.bag
    if library.hasOwn, !bag.hasErrors, let mistake = library.mistake(rendering: template, object) {
      bag.add(mistake)
    }
    return bag
  }

  func bytes(_ library: TemplateLibrary) -> [UInt8] {
    library.render(template, object, escaping: escaping, expectedLength: expectedLength)
  }

  private var object: any TemplateObject {
    objects.dropFirst().reduce(ModelEntry(objects[0])) { NestedObject(ModelEntry($1), in: $0) }
  }
}

extension ModelObject {
  fileprivate static var description: KindDescription { kind.description }
}

extension OutputFormat {
  /// A format whose files are all made by templates.
  static func templates(
    name: String, fileNames: @escaping @Sendable ([TokenFile], SwiftSettings) -> [String],
    check: @escaping @Sendable (EmitInput) -> DiagnosticBag,
    files: @escaping @Sendable (EmitInput) -> [TemplateFile]
  ) -> OutputFormat {
    OutputFormat(name: name, fileNames: fileNames) { input in
      var bag = check(input)
      bag.add(contentsOf: input.templates.bag)
      // With a mistake in its syntax a template holds other names than were meant. The templates of the tool are known
      // to be right.
      guard input.templates.hasOwn, !bag.hasErrors else { return bag }
      for file in files(input) { bag.add(contentsOf: file.check(input.templates)) }
      return bag
    } emit: { input in
      files(input).map { OutputFile(path: $0.path, bytes: $0.bytes(input.templates)) }
    }
  }

  /// The same format with more files, which no template makes.
  func adding(_ others: @escaping @Sendable (EmitInput) -> [OutputFile]) -> OutputFormat {
    OutputFormat(name: name, fileNames: fileNames, check: check) { input in
      self.emit(input) + others(input)
    }
  }
}
