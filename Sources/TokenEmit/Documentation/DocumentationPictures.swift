import TokenModel

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
      guard let picture = TokenPicture(of: token, values, when: condition, axes: axes, caption: caption)
      else {
        return nil
      }
      let suffix = text.isEmpty ? "" : "." + text.replacing(" and ", with: ".").replacing("=", with: "-")
      let name = folder + FileName.safe(place.anchor + suffix)
      return Placed(path: names.take(name) + ".svg", picture: picture)
    }
    let usual = placed(values.usual, Condition(terms: []))
    return OfToken(usual: usual, cases: values.cases.map { placed($0.values, $0.condition) })
  }
}
