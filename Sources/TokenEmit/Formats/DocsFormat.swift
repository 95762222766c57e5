import Mustache
import TokenDiagnostics
import TokenModel

extension OutputFormat {
  /// Markdown as GitHub shows it: an index, a page for each group at the top, and pictures.
  package static let docs = OutputFormat(name: "docs") { _, _ in
    [DocumentationPlan.indexName]
  } check: { input in
    var bag = input.templates.bag
    // Pictures take time, and the templates of the tool are known to be right.
    guard input.templates.hasOwn, !bag.hasErrors else { return bag }
    for file in pages(of: DocumentationPlan(input.tokenSet), input) {
      bag.add(contentsOf: file.check(input.templates))
    }
    return bag
  } emit: { input in
    let plan = DocumentationPlan(input.tokenSet)
    return pages(of: plan, input).map { OutputFile(path: $0.path, bytes: $0.bytes(input.templates)) }
      + plan.pictures.files.map { OutputFile(path: $0.path, text: $0.picture.svg) }
  }

  /// The pages of the documentation, the index first.
  static func pages(of plan: DocumentationPlan, _ input: EmitInput) -> [TemplateFile] {
    let model = ModelEnvironment(input, literal: OutputLanguage.markdown.literal)
    let documentation = DocumentationObject(model: model, plan: plan)
    let index = TemplateFile(
      path: DocumentationPlan.indexName, template: "Markdown/Index", objects: [documentation],
      escaping: OutputLanguage.markdown.escaping)
    let pages = documentation.pages.map { page in
      TemplateFile(
        path: page.environment.page.fileName, template: "Markdown/Page", objects: [page],
        escaping: OutputLanguage.markdown.escaping)
    }
    return [index] + pages
  }
}
