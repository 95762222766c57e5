import Mustache

/// An object of the render model, which is what templates see.
///
/// Its names are told once, by the table of its kind: from there come what a template gets, what `--print-model`
/// prints, what is checked before anything is rendered, and the page that documents it.
protocol ModelObject: TemplateObject {
  static var kind: ModelKind<Self> { get }
}

extension ModelObject {
  package var names: [String] { Self.kind.fields.map(\.name) }

  package func value(of name: FieldName) -> TemplateValue? { Self.kind.field(name)?.value(self) }
}

/// A kind of object: what it is, and what its names stand for. There is one for all objects of the kind.
final class ModelKind<Object: Sendable>: Sendable {
  /// One word, as the documentation calls it.
  let name: String
  /// One sentence about it.
  let summary: String
  let fields: [ModelField<Object>]
  private let table: FieldTable

  init(_ name: String, _ summary: String, _ fields: [ModelField<Object>]) {
    self.name = name
    self.summary = summary
    self.fields = fields
    table = FieldTable(fields.map(\.name))
  }

  func field(_ name: FieldName) -> ModelField<Object>? { table.index(of: name).map { fields[$0] } }

  var description: KindDescription {
    KindDescription(
      name: name, summary: summary,
      fields: fields.map { .init(name: $0.name, summary: $0.summary, shape: $0.shape) })
  }
}

/// A name inside a kind of object.
struct ModelField<Object: Sendable>: Sendable {
  let name: String
  /// One phrase about what it stands for.
  let summary: String
  let shape: ModelShape
  let value: @Sendable (Object) -> TemplateValue

  /// Text that somebody may have written.
  static func text(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Object) -> String?
  ) -> ModelField {
    ModelField(name: name, summary: summary, shape: .text) { value($0).map(TemplateValue.text) ?? .null }
  }

  /// Text that was made to stand where it stands: a number, an identifier, a line of code.
  static func code(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Object) -> String?
  ) -> ModelField {
    ModelField(name: name, summary: summary, shape: .code) { value($0).map(TemplateValue.code) ?? .null }
  }

  static func flag(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Object) -> Bool
  ) -> ModelField {
    ModelField(name: name, summary: summary, shape: .flag) { .boolean(value($0)) }
  }

  static func texts(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Object) -> [String]
  ) -> ModelField {
    ModelField(name: name, summary: summary, shape: .list(of: .text)) {
      .list(value($0).map(TemplateValue.text))
    }
  }

  static func lines(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Object) -> [String]
  ) -> ModelField {
    ModelField(name: name, summary: summary, shape: .list(of: .code)) {
      .list(value($0).map(TemplateValue.code))
    }
  }

  /// Another object; nil where it is not there.
  static func object<Part: ModelObject>(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Object) -> Part?
  ) -> ModelField {
    ModelField(name: name, summary: summary, shape: .object { Part.kind.description }) {
      value($0).map { .object($0) } ?? .null
    }
  }

  static func list<Item: ModelObject>(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Object) -> [Item]
  ) -> ModelField {
    ModelField(name: name, summary: summary, shape: .list(of: .object { Item.kind.description })) {
      ListItem.list(value($0))
    }
  }
}

/// What kind of thing a name stands for.
package indirect enum ModelShape: Sendable {
  case text
  case code
  case flag
  case list(of: ModelShape)
  /// Made when asked for, because a group holds groups.
  case object(@Sendable () -> KindDescription)
}

/// A kind of object without the objects.
package struct KindDescription: Sendable {
  package struct Field: Sendable {
    package let name: String
    package let summary: String
    package let shape: ModelShape
  }

  package let name: String
  package let summary: String
  package let fields: [Field]
}

/// An object in a list, which knows its place there, so that a template can set commas.
struct ListItem: TemplateObject {
  let object: any TemplateObject
  private let index: Int
  private let count: Int

  static func list(_ objects: [some ModelObject]) -> TemplateValue {
    .list(
      objects.enumerated().map { .object(ListItem(object: $1, index: $0, count: objects.count)) })
  }

  /// What each item of a list of objects knows besides its own names.
  static let ownFields: [KindDescription.Field] = [
    .init(name: "index", summary: "its place in the list, from 1", shape: .code),
    .init(name: "isFirst", summary: "whether it is the first of the list", shape: .flag),
    .init(name: "isLast", summary: "whether it is the last of the list", shape: .flag),
  ]

  var names: [String] { object.names + Self.ownFields.map(\.name) }

  private static let ownNames = FieldTable(ownFields.map(\.name))

  func value(of name: FieldName) -> TemplateValue? {
    if let value = object.value(of: name) { return value }
    return switch Self.ownNames.index(of: name) {
    case 0: .code(String(index + 1))
    case 1: .boolean(index == 0)
    case 2: .boolean(index == count - 1)
    default: nil
    }
  }
}

/// An object within another, whose names hold where it does not know one.
struct NestedObject: TemplateObject {
  let inner: any TemplateObject
  let outer: any TemplateObject

  var names: [String] { inner.names + outer.names }

  func value(of name: FieldName) -> TemplateValue? { inner.value(of: name) ?? outer.value(of: name) }
}
