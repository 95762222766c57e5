import Foundation
import TokenModel

/// A token on a page.
struct DocumentedTokenObject: ModelObject {
  /// The way a token is shown.
  enum Form {
    case color
    case row
    case section
  }

  let token: Token
  let group: DocumentedGroupObject
  let values: ConditionalValues

  static let kind = ModelKind<DocumentedTokenObject>(
    "documentedToken", "A token on a page of the documentation. Its texts are Markdown already.",
    names + texts + parts)

  private static let names: [ModelField<DocumentedTokenObject>] = [
    .object("token", "the token itself") { TokenObject(token: $0.token, environment: $0.environment.model) },
    .code("heading", "the marks of its heading: `###`") { $0.group.headingMarks(deeper: 1) },
    .code("anchor", "what links to it name") { $0.environment.plan.place(of: $0.token.path)?.anchor },
    .code("name", "its own name, struck out if it is deprecated") { $0.name },
    .code("swift", "its name in Swift; nothing for a type that nobody knows") { object in
      object.environment.model.input.names.path(of: object.token).map(MarkdownText.code)
    },
    .code("type", "the name of its type") { MarkdownText.escaped($0.token.type.name) },
  ]

  private static let texts: [ModelField<DocumentedTokenObject>] = [
    .code("alias", "for a colour, a link to the token it stands for, which other values tell themselves") {
      object in
      object.form == .color ? object.token.value.reference.flatMap(object.environment.markdown.link) : nil
    },
    .code("value", "its value, with a link to the token it refers to") { $0.text($0.values.usual) },
    .code("description", "`$description`") { $0.token.description.map(MarkdownText.escaped) },
    .code("deprecation", "that it is deprecated, with a link to what is used instead") { $0.deprecation },
    .code("use", "`$use`") { $0.token.use.map { MarkdownText.code($0.rawValue) } },
    .code("source", "its source, if it is not that of the group") { object in
      object.token.source.flatMap { source in
        source == object.group.commonSource ? nil : object.group.sourceText(source)
      }
    },
  ]

  private static let parts: [ModelField<DocumentedTokenObject>] = [
    .object("picture", "the picture of its value") { $0.pictures.usual.map(PictureObject.init) },
    .list("pictures", "the picture of its value, and those of what it is under conditions") { object in
      object.pictures.all.map(PictureObject.init)
    },
    .object("appearances", "a colour in each appearance") { AppearancesObject(values: $0.values.usual) },
    .flag("hasFields", "whether it is a record that is told field by field") { !$0.fields.isEmpty },
    .list("fields", "the fields of a record") { $0.fields },
    .list("cases", "what it is under conditions that its colours do not follow") { $0.cases },
  ]

  var environment: DocumentationEnvironment { group.environment }

  var pictures: DocumentationPictures.OfToken { environment.plan.pictures.pictures(of: token) }

  var form: Form {
    if values.usual.light.isColor { return .color }
    let isTall = pictures.all.contains { $0.picture.size.height > Self.tallestInRow }
    return isTall || fieldsAreTold ? .section : .row
  }

  /// A line of large text or a bar of colours has room in a line of a table.
  private static let tallestInRow: CGFloat = 72

  func text(_ values: AppearanceValues) -> String {
    environment.markdown.text(values, token.swiftShape)
  }

  private var name: String {
    let name = MarkdownText.code(token.path.components.last ?? "")
    return token.deprecation == nil ? name : "~~\(name)~~"
  }

  private var deprecation: String? {
    switch token.deprecation {
    case .notDeprecated, nil: return nil
    case .deprecated: return "Deprecated"
    case .because(let reason):
      let named = environment.model.input.tokenSet.tokens(namedIn: reason)
      return "Deprecated: \(environment.markdown.text(naming: named, in: reason))"
    }
  }

  /// Whether a value says more field by field than in words.
  private var fieldsAreTold: Bool {
    values.usual.light.reference == nil
      && values.all.contains { value in
        value.light.record.map { $0.shape.words == nil && $0.given.count > 1 } ?? false
      }
  }

  private var fields: [FieldRowObject] {
    guard fieldsAreTold, let record = values.usual.light.record else { return [] }
    return record.shape.fields.compactMap { field in
      let cells = values.all.map { value in
        value.light.record?[field.name].map { environment.markdown.text($0, field.type.shape) }
      }
      return cells.contains { $0 != nil } ? FieldRowObject(name: field.name, cells: cells) : nil
    }
  }

  /// None for an alias of a token that has them.
  private var cases: [CaseObject] {
    let alias = values.usual.light.reference
    if alias != nil, values.cases.allSatisfy({ $0.values.light.reference == alias }) { return [] }
    return zip(values.cases, pictures.cases + Array(repeating: nil, count: values.cases.count)).map {
      item, picture in
      CaseObject(
        condition: MarkdownText.code(item.condition.text(environment.model.axes)), value: text(item.values),
        appearances: AppearancesObject(values: item.values), picture: picture.map(PictureObject.init))
    }
  }
}
