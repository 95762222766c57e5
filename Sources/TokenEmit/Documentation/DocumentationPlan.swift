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
