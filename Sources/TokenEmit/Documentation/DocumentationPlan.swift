import TokenModel

/// Where everything stands in the documentation: the pages, what is on them, and the pictures.
final class DocumentationPlan: Sendable {
  /// A page: a group at the top, or the tokens outside of groups.
  struct Page: Sendable {
    /// The group, or the root without its groups.
    let tree: GroupObject.Tree
    /// The name of its file.
    let fileName: String
  }

  /// Where a token or group stands.
  struct Place: Sendable {
    let fileName: String
    let anchor: String
  }

  static let indexName = "README.md"

  let pages: [Page]
  let pictures: DocumentationPictures
  private let places: [TokenPath: Place]

  init(_ tokenSet: TokenSet) {
    let root = GroupObject.Tree(tokenSet)
    let outside = root.tokens.isEmpty ? [] : [GroupObject.Tree(path: .root, groups: [], tokens: root.tokens)]
    var names = UniqueNames(reserved: ["readme", "images"])
    pages = (root.groups + outside).map { tree in
      let name = Self.linkable(tree.path.components.last ?? "tokens").lowercased()
      return Page(tree: tree, fileName: names.take(FileName.safe(name)) + ".md")
    }
    var places: [TokenPath: Place] = [:]
    for page in pages {
      var anchors = UniqueNames()
      Self.add(page.tree, on: page, &anchors, to: &places)
    }
    self.places = places
    pictures = DocumentationPictures(tokenSet, places: places)
  }

  func place(of path: TokenPath) -> Place? { places[path] }

  /// The address of a token or group in a link on a page; nil for what is not there.
  func address(of path: TokenPath, from page: Page) -> String? {
    place(of: path).map { place in
      let file = place.fileName == page.fileName ? "" : MarkdownText.path(place.fileName)
      return place.anchor.isEmpty ? file : "\(file)#\(MarkdownText.fragment(place.anchor))"
    }
  }

  private static func add(
    _ tree: GroupObject.Tree, on page: Page, _ anchors: inout UniqueNames, to places: inout [TokenPath: Place]
  ) {
    func place(_ path: TokenPath) -> Place {
      let names = path.components.dropFirst(page.tree.path.components.count)
      let anchor = names.isEmpty ? "" : anchors.take(linkable(names.joined(separator: ".")))
      return Place(fileName: page.fileName, anchor: anchor)
    }
    places[tree.path] = place(tree.path)
    for token in tree.tokens { places[token.path] = place(token.path) }
    for group in tree.groups { add(group, on: page, &anchors, to: &places) }
  }

  /// A name of letters, digits and what else needs no escaping in a link.
  private static func linkable(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }
}

/// The pictures of all tokens that have some.
struct DocumentationPictures: Sendable {
  /// A picture in its file.
  struct Placed: Sendable {
    /// The path below the folder of the documentation.
    let path: String
    let picture: TokenPicture
  }

  /// The pictures of one token.
  struct OfToken: Sendable {
    let usual: Placed?
    /// In the order of the conditions.
    let cases: [Placed?]

    var all: [Placed] { ([usual] + cases).compactMap { $0 } }
  }

  /// In the order of the tokens.
  private(set) var files: [Placed] = []
  private var byToken: [TokenPath: OfToken] = [:]

  init(_ tokenSet: TokenSet, places: [TokenPath: DocumentationPlan.Place]) {
    var names = UniqueNames()
    for token in tokenSet.tokens where Self.original(of: token, in: tokenSet) == nil {
      guard let place = places[token.path] else { continue }
      let pictures = Self.pictures(of: token, at: place, tokenSet.settings.axes, &names)
      byToken[token.path] = pictures
      files += pictures.all
    }
    for token in tokenSet.tokens {
      if let original = Self.original(of: token, in: tokenSet) { byToken[token.path] = byToken[original] }
    }
  }

  /// The pictures of a token; an alias has those of the token it stands for.
  func pictures(of token: Token) -> OfToken { byToken[token.path] ?? OfToken(usual: nil, cases: []) }

  /// The token whose pictures an alias shows, because it is the same in every context.
  private static func original(of token: Token, in tokenSet: TokenSet) -> TokenPath? {
    guard let path = tokenSet.aliasChain(of: token).last, let target = tokenSet[path],
      target.type.isSame(as: token.type), target.value == token.value,
      target.variants.count == token.variants.count,
      zip(target.variants, token.variants).allSatisfy({ $0.condition == $1.condition && $0.value == $1.value }
      )
    else { return nil }
    return path
  }

  private static func pictures(
    of token: Token, at place: DocumentationPlan.Place, _ axes: Axes, _ names: inout UniqueNames
  ) -> OfToken {
    let values = ConditionalValues(token, in: axes)
    let folder = "images/\(place.fileName.dropLast(".md".count))/"
    let hasCases = !values.cases.isEmpty && !values.usual.light.isColor
    func placed(_ values: AppearanceValues, _ condition: Condition) -> Placed? {
      let text = condition.text(axes)
      let caption = hasCases ? (text.isEmpty ? "usual" : text) : nil
      let picture = TokenPicture(of: token, values, when: condition, axes: axes, caption: caption)
      let suffix = text.isEmpty ? "" : "." + text.replacing(" and ", with: ".").replacing("=", with: "-")
      let name = folder + FileName.safe(place.anchor + suffix)
      return picture.map { Placed(path: names.take(name) + ".svg", picture: $0) }
    }
    let usual = placed(values.usual, Condition(terms: []))
    return OfToken(usual: usual, cases: values.cases.map { placed($0.values, $0.condition) })
  }
}
