import Mustache
import TokenDiagnostics

/// The templates of a project by their names, which are paths below the folder of templates without the ending:
/// `Swift/Token`. A project's own ones stand in front of the built-in ones of their names.
package struct TemplateLibrary: Sendable {
  private struct Entry {
    /// Parsed when it is used first: a run needs few of the built-in ones.
    let template: Late<Template>
    let source: SourceFile
  }

  /// Where a template is from.
  package enum Origin: Sendable {
    case builtIn
    /// A project's own, in the place of a built-in one.
    case replacement
    /// A project's own.
    case own
  }

  private var entries: [String: Entry] = [:]
  private var ownNames: Set<String> = []
  /// The mistakes in the project's own templates that can be told without their use.
  package private(set) var bag = DiagnosticBag()

  /// The templates of the tool itself.
  package static let builtIn: TemplateLibrary = {
    var library = TemplateLibrary()
    for (name, text) in EmbeddedTemplates.all {
      let source = SourceFile(path: "Templates/\(name)\(suffix)", text: text)
      library.entries[name] = Entry(template: Late(parsed(source, name)), source: source)
    }
    return library
  }()

  private init() {}

  /// The built-in templates and a project's own ones, by their names.
  package init(own files: [(name: String, source: SourceFile)]) {
    self = .builtIn
    for (name, source) in files { add(source, name: name) }
    ownNames = Set(files.map(\.name))
  }

  /// The source of `EmbeddedTemplates.swift` for the files of the folder `Templates`: raw literals, which compile
  /// quickly.
  package static func source(embedding files: [(name: String, text: String)]) -> String {
    var text = """
      // Written from the folder Templates by 'tokenc templates embed'.
      // swift-format-ignore-file

      /// The built-in templates.
      enum EmbeddedTemplates {
        static let all: [(name: String, text: String)] = [

      """
    // A literal does not hold the line break before its end.
    for file in files { text += "    (\"\(file.name)\", ###\"\"\"\n\(file.text)\n\"\"\"###),\n" }
    return text + "  ]\n}\n"
  }

  /// What the name of a file with a template ends in.
  package static let suffix = ".mustache"

  private static func parsed(_ source: SourceFile, _ name: String) -> Template {
    var errors: [TemplateError] = []
    let template = Template.parse(source.bytes, name: name, reportingTo: &errors)
    precondition(errors.isEmpty, "the built-in template '\(name)' has a mistake")
    return template
  }

  private mutating func add(_ source: SourceFile, name: String) {
    var errors: [TemplateError] = []
    let template = Template.parse(source.bytes, name: name, reportingTo: &errors)
    entries[name] = Entry(template: Late(template), source: source)
    for error in errors { bag.add(.templateSyntax(error, in: source)) }
  }

  /// The names of all templates.
  package var names: [String] { entries.keys.sorted() }

  package func origin(of name: String) -> Origin {
    if !ownNames.contains(name) { return .builtIn }
    return Self.builtIn.entries[name] == nil ? .own : .replacement
  }

  /// The text of a template; nil if there is none of that name.
  package func text(of name: String) -> [UInt8]? { entries[name]?.source.bytes }

  func template(_ name: String) -> Template? { entries[name]?.template.value }

  /// The place of a range of bytes in a template; nil if there is no such template.
  func place(_ range: Range<Int>, in name: String) -> SourceRange? {
    entries[name].map { SourceRange(file: $0.source, start: range.lowerBound, end: range.upperBound) }
  }

  /// Whether a project has templates of its own.
  var hasOwn: Bool { !ownNames.isEmpty }

  /// What a template makes of an object.
  func render(
    _ name: String, _ object: any TemplateObject, escaping: Escaping, expectedLength: Int
  ) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(expectedLength)
    _ = render(name, object, escaping: escaping, into: &output)
    return output
  }

  /// What ends the rendering of a template early; nil if nothing does.
  func mistake(rendering name: String, _ object: any TemplateObject) -> Diagnostic? {
    var output: [UInt8] = []
    guard let error = render(name, object, escaping: .none, into: &output),
      let source = entries[error.template]?.source
    else { return nil }
    return .templateSyntax(error, in: source)
  }

  private func render(
    _ name: String, _ object: any TemplateObject, escaping: Escaping, into output: inout [UInt8]
  ) -> TemplateError? {
    template(name)?.render(
      .object(object), partials: template, escaping: escaping, within: .standard, into: &output)
  }
}
