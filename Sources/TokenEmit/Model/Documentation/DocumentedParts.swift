import TokenModel

/// A picture on a page.
struct PictureObject: ModelObject {
  let placed: DocumentationPictures.Placed

  static let kind = ModelKind<PictureObject>(
    "picture", "A picture, which is an SVG file.",
    [
      .code("address", "its file as the address of a link") { MarkdownText.path($0.placed.path) },
      .code("description", "what is seen, for those who do not see it") {
        MarkdownText.escaped($0.placed.picture.description)
      },
    ])
}

/// What a token is under a condition.
struct CaseObject: ModelObject {
  let condition: String
  let value: String
  let appearances: AppearancesObject?
  let picture: PictureObject?

  static let kind = ModelKind<CaseObject>(
    "case", "What a token is under a condition. Its texts are Markdown already.",
    [
      .code("condition", "the condition: `posture=half-open`") { $0.condition },
      .code("value", "the value") { $0.value },
      .object("appearances", "a colour in each appearance") { $0.appearances },
      .object("picture", "the picture of the value") { $0.picture },
    ])
}

/// A colour in each appearance.
struct AppearancesObject: ModelObject {
  private let colors: [Color]

  /// Nil for what is no colour.
  init?(values: AppearanceValues) {
    let colors = values.colors
    guard let light = colors.first else { return nil }
    self.colors = colors.count == 4 ? colors : Array(repeating: light, count: 4)
  }

  static let kind = ModelKind<AppearancesObject>(
    "appearances", "A colour in each appearance, as Markdown.",
    [
      .code("light", "in light appearance") { $0.text(0) },
      .code("dark", "in dark appearance") { $0.text(1) },
      .code("increased", "in light appearance with increased contrast") { $0.text(2) },
      .code("darkIncreased", "in dark appearance with increased contrast") { $0.text(3) },
    ])

  private func text(_ index: Int) -> String { MarkdownText.code(colors[index].text) }
}

/// A field of a record, with what it is under each condition.
struct FieldRowObject: ModelObject {
  let name: String
  /// First the usual value; nil where the field is not given.
  let cells: [String?]

  static let kind = ModelKind<FieldRowObject>(
    "fieldRow", "A field of a record as a row of a table. Its texts are Markdown already.",
    [
      .code("name", "its name") { MarkdownText.code($0.name) },
      .lines("cells", "the usual value, then that of each condition") { $0.cells.map { $0 ?? "–" } },
    ])
}
