import Mustache
import TokenDiagnostics
import TokenModel

extension OutputFormat {
  /// Markdown as GitHub shows it: an index, a page for each group at the top, and pictures.
  package static let docs = OutputFormat(name: "docs") { _, _ in
    [DocumentationPlan.indexName]
  } check: { _ in
    DiagnosticBag()
  } emit: { input in
    let model = ModelEnvironment(input, literal: CommentText.swiftLiteral)
    let plan = DocumentationPlan(input.tokenSet)
    let documentation = DocumentationObject(model: model, plan: plan)
    let index = OutputFile(
      path: DocumentationPlan.indexName,
      bytes: input.templates.render("Markdown/Index", documentation, escaping: .markdown))
    let pages = documentation.pages.map { page in
      OutputFile(
        path: page.environment.page.fileName,
        bytes: input.templates.render("Markdown/Page", page, escaping: .markdown))
    }
    return [index] + pages + plan.pictures.files.map { OutputFile(path: $0.path, text: $0.picture.svg) }
  }
}

extension Escaping {
  /// Text on one line that is nothing but text.
  static let markdown = Escaping(
    text: { $1.append(contentsOf: MarkdownText.escaped($0).utf8) },
    code: { $1.append(contentsOf: $0.utf8) })
}
