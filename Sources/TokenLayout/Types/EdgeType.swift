import TokenModel

extension TokenType {
  /// A field that is an edge or corner of a surface.
  static let edge: TokenType = .choice(
    swiftName: "Edge",
    [
      "top", "bottom", "leading", "trailing", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
    ])
}
