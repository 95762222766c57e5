import Foundation
import TokenModel

/// A group on a page, with its tokens by the way they are shown.
struct DocumentedGroupObject: ModelObject {
  let tree: GroupObject.Tree
  let environment: DocumentationEnvironment
  /// The source that was told for the group around.
  let inheritedSource: TokenSource?
  /// The source that needs not be told with each token: that of most tokens directly in it, if two have it, the first of
  /// several; else that of the group around.
  let commonSource: TokenSource?
  private let values: [ConditionalValues]
  private let hasDark: Bool
  private let hasIncreased: Bool

  /// What templates ask for with each token is worked out once.
  init(tree: GroupObject.Tree, environment: DocumentationEnvironment, inheritedSource: TokenSource?) {
    self.tree = tree
    self.environment = environment
    self.inheritedSource = inheritedSource
    commonSource = Self.mostCommonSource(of: tree.tokens) ?? inheritedSource
    values = tree.tokens.map { ConditionalValues($0, in: environment.model.axes) }
    let colors = values.filter(\.usual.light.isColor)
    hasDark = colors.contains { $0.differ(1, from: 0) }
    hasIncreased = colors.contains { $0.differ(2, from: 0) || $0.differ(3, from: 1) }
  }

  static let kind = ModelKind<DocumentedGroupObject>(
    "documentedGroup", "A group on a page of the documentation. Its texts are Markdown already.",
    place + tokens)

  private static let place: [ModelField<DocumentedGroupObject>] = [
    .flag("isNested", "whether it is a group within that of the page") { $0.depth > 0 },
    .code("heading", "the marks of its heading: `##`") { $0.headingMarks(deeper: 0) },
    .code("title", "the path of the group") { MarkdownText.escaped($0.tree.path.description) },
    .code("anchor", "what links to it name") { $0.anchor },
    .code("description", "`$description`") { $0.description },
    .code("source", "the source that most of its tokens have, if it is not that of the group around") {
      object in
      object.commonSource == object.inheritedSource ? nil : object.commonSource.map(object.sourceText)
    },
    .flag("hasOtherSources", "whether some of its tokens have another source") { object in
      object.tree.tokens.contains { $0.source != object.commonSource }
    },
  ]

  private static let tokens: [ModelField<DocumentedGroupObject>] = [
    .flag("hasColors", "whether colours are directly in it") { !$0.colors.isEmpty },
    .list("colors", "the colours directly in it") { $0.colors },
    .flag("hasDark", "whether one of the colours has another value in dark appearance") {
      $0.hasDark
    },
    .flag("hasIncreased", "whether one of the colours has another value with increased contrast") {
      $0.hasIncreased
    },
    .code("colorSpace", "blanks that make the head of a column as wide as the pictures of the colours") {
      $0.space(for: $0.colors)
    },
    .flag("hasRows", "whether tokens are directly in it that a line tells") { !$0.rows.isEmpty },
    .list("rows", "the tokens directly in it that a line tells: lengths, numbers, texts") { $0.rows },
    .code("rowSpace", "blanks that make the head of a column as wide as the pictures of the rows") {
      $0.space(for: $0.rows)
    },
    .list("sections", "the tokens directly in it that need more room: records, and what has a picture") {
      $0.sections
    },
  ]

  /// How many groups are around it on its page.
  var depth: Int { tree.path.components.count - environment.page.tree.path.components.count }

  var ownName: String { MarkdownText.escaped(tree.path.components.last ?? "") }

  var address: String { environment.plan.address(of: tree.path, from: environment.page) ?? "" }

  var description: String? {
    environment.model.input.tokenSet.groups[tree.path]?.metadata.description.map {
      MarkdownText.escaped($0.value)
    }
  }

  /// It and the groups in it, each before those in it.
  var all: [DocumentedGroupObject] {
    [self]
      + tree.groups.flatMap { group in
        DocumentedGroupObject(tree: group, environment: environment, inheritedSource: commonSource).all
      }
  }

  /// HTML has six levels of headings.
  func headingMarks(deeper: Int) -> String {
    String(repeating: "#", count: min(depth + 1 + deeper, 6))
  }

  func sourceText(_ source: TokenSource) -> String {
    switch source {
    case .article(let title, let url), .documentation(let title, let url), .measurement(let title, let url):
      let text = MarkdownText.escaped(title)
      return url.flatMap(MarkdownText.webAddress).map { MarkdownText.link(text, to: $0) } ?? text
    case .figma: return MarkdownText.escaped(source.text)
    }
  }

  /// The source of most tokens, if two have it, the first of several.
  private static func mostCommonSource(of tokens: [Token]) -> TokenSource? {
    var counts: [TokenSource: Int] = [:]
    for token in tokens { if let source = token.source { counts[source, default: 0] += 1 } }
    let most = counts.values.max() ?? 0
    return most < 2 ? nil : tokens.lazy.compactMap(\.source).first { counts[$0] == most }
  }

  private var anchor: String { environment.plan.place(of: tree.path)?.anchor ?? "" }

  private func objects(_ form: DocumentedTokenObject.Form) -> [DocumentedTokenObject] {
    zip(tree.tokens, values).map { DocumentedTokenObject(token: $0, group: self, values: $1) }
      .filter { $0.form == form }
  }

  private var colors: [DocumentedTokenObject] { objects(.color) }
  private var rows: [DocumentedTokenObject] { objects(.row) }
  private var sections: [DocumentedTokenObject] { objects(.section) }

  /// A picture alone keeps no column from becoming narrow; a blank is at least 4 pixels wide, and a word in front of
  /// them 40.
  private func space(for tokens: [DocumentedTokenObject]) -> String {
    let widest = tokens.flatMap { $0.pictures.all.map(\.picture.size.width) }.max() ?? 0
    return String(repeating: "&nbsp;", count: Int((max(widest - 40, 0) / 4).rounded(.up)))
  }
}

extension ConditionalValues {
  /// Whether it has another value in one appearance than in another, counted as in `AppearanceValues`.
  fileprivate func differ(_ one: Int, from other: Int) -> Bool {
    all.contains { $0.all.count == 4 && $0.all[one] != $0.all[other] }
  }
}
