import TokenModel

/// What all objects of the documentation share.
struct DocumentationEnvironment: Sendable {
  let model: ModelEnvironment
  let plan: DocumentationPlan
  let page: DocumentationPlan.Page

  var markdown: MarkdownValue { MarkdownValue(plan: plan, page: page) }
}

/// The documentation as a whole: what its index is made from.
struct DocumentationObject: ModelObject {
  let model: ModelEnvironment
  let plan: DocumentationPlan

  static let kind = ModelKind<DocumentationObject>(
    "documentation", "The documentation as a whole. Its texts are Markdown already.",
    [
      .list("pages", "a page for each group at the top, and one for tokens outside of groups") { $0.pages },
      .code("pageCount", "how many pages there are") { String($0.plan.pages.count) },
      .flag("hasOnePage", "whether there is one page only") { $0.plan.pages.count == 1 },
      .code("tokenCount", "how many tokens there are") { String($0.model.input.tokenSet.tokens.count) },
      .flag("hasOneToken", "whether there is one token only") { $0.model.input.tokenSet.tokens.count == 1 },
    ])

  var pages: [PageObject] {
    plan.pages.map { PageObject(environment: DocumentationEnvironment(model: model, plan: plan, page: $0)) }
  }
}

/// A page of the documentation.
struct PageObject: ModelObject {
  let environment: DocumentationEnvironment
  /// Its group and the groups in it, at whatever depth, each before those in it.
  private let groups: Late<[DocumentedGroupObject]>

  init(environment: DocumentationEnvironment) {
    self.environment = environment
    groups = Late(
      DocumentedGroupObject(tree: environment.page.tree, environment: environment, inheritedSource: nil).all)
  }

  static let kind = ModelKind<PageObject>(
    "page", "A page of the documentation. Its texts are Markdown already.",
    [
      .code("fileName", "the name of its file: `control-bar.md`") { $0.environment.page.fileName },
      .code("address", "its file as the address of a link") {
        MarkdownText.path($0.environment.page.fileName)
      },
      .code("title", "the name of its group") { $0.title },
      .code("description", "`$description` of the group") { object in
        object.groups.value.first.flatMap { $0.description }
      },
      .code("types", "the types of its tokens: `color, dimension`") { $0.types },
      .code("tokenCount", "how many tokens are on it") { String($0.tokenCount) },
      .flag("hasOneToken", "whether one token only is on it") { $0.tokenCount == 1 },
      .flag("hasContents", "whether it is long enough for a table of contents") { !$0.contents.isEmpty },
      .list("contents", "the groups in its group") { $0.contents },
      .list("groups", "its group and the groups in it, at whatever depth, each before those in it") {
        $0.groups.value
      },
    ])

  private var tree: GroupObject.Tree { environment.page.tree }

  private var tokenCount: Int { tree.allTokens.count }

  private var title: String {
    tree.path.components.last.map(MarkdownText.escaped) ?? "Tokens outside of groups"
  }

  private var types: String {
    var names: [String] = []
    for token in tree.allTokens where !names.contains(token.type.name) { names.append(token.type.name) }
    return names.map(MarkdownText.escaped).joined(separator: ", ")
  }

  private var contents: [ContentsObject] { groups.value.dropFirst().map(ContentsObject.init) }
}

/// A line of the table of contents of a page.
struct ContentsObject: ModelObject {
  let group: DocumentedGroupObject

  static let kind = ModelKind<ContentsObject>(
    "contents", "A line of the table of contents of a page.",
    [
      .code("indentation", "two blanks for each group around it on the page") {
        String(repeating: "  ", count: $0.group.depth - 1)
      },
      .code("title", "the name of the group") { $0.group.ownName },
      .code("address", "the address of the group in a link") { $0.group.address },
      .code("tokenCount", "how many tokens are in it and in the groups in it") {
        String($0.group.tree.allTokens.count)
      },
    ])
}
