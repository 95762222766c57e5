import Mustache
import TokenDiagnostics

extension DiagnosticID {
  package static let unusedTemplate = DiagnosticID("unused-template")
}

extension TemplateLibrary {
  /// A warning for each template of a project's own that no output is made by: none by itself, none in the place of a
  /// built-in one, and none that takes it in. Where names of templates are made while rendering nobody can tell.
  ///
  /// - Parameter outputs: The names of the templates that outputs are made by.
  /// - Returns: The warnings, in the order of the names.
  package func unusedTemplates(outputs: [String]) -> [Diagnostic] {
    guard names.contains(where: { origin(of: $0) == .own }) else { return [] }
    let use = TemplateUse(of: self, outputs: outputs)
    guard !use.hasDynamicNames else { return [] }
    return names.filter { origin(of: $0) == .own && !use.names.contains($0) }.map { name in
      .unusedTemplate(name, builtIn: Self.builtIn.names, at: place(0..<0, in: name))
    }
  }
}

/// The templates that outputs are made by: the built-in ones, what stands in their places, and what these take in.
private struct TemplateUse {
  private(set) var names: Set<String> = []
  private(set) var hasDynamicNames = false

  init(of library: TemplateLibrary, outputs: [String]) {
    var waiting = outputs + library.names.filter { library.origin(of: $0) != .own }
    while let name = waiting.popLast() {
      guard names.insert(name).inserted, let template = library.template(name) else { continue }
      for reference in template.nodes.flatMap(\.references) {
        switch reference {
        case .named(let name): waiting.append(name)
        case .dynamic: hasDynamicNames = true
        }
      }
    }
  }
}

extension TemplateNode {
  /// The templates that it takes in.
  fileprivate var references: [Reference] {
    switch self {
    case .text, .variable: []
    case .section(let section): section.nodes.flatMap(\.references)
    case .partial(let partial): [partial.reference]
    case .parent(let parent):
      [parent.reference] + parent.arguments.flatMap(\.nodes).flatMap(\.references)
    case .block(let block): block.nodes.flatMap(\.references)
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedTemplate(
    _ name: String, builtIn: [String], at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .unusedTemplate, .warning,
      "no output uses the template '\(name)'\(NearMiss.hint(for: name, among: builtIn))", at: range)
  }
}
