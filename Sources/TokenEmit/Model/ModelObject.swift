import Mustache

/// An object of the render model, which is what templates see.
///
/// Its names are told once, by the table of its kind: from there come what a template gets, what `--print-model`
/// prints, what is checked before anything is rendered, and the page that documents it.
protocol ModelObject: Sendable {
  static var kind: ModelKind<Self> { get }
  /// What a name stands for; nil for a name that its kind does not have.
  func value(of name: FieldName) -> TemplateValue?
}

extension ModelObject {
  var names: [String] { Self.kind.fields.map(\.name) }

  func value(of name: FieldName) -> TemplateValue? { Self.kind.value(of: name, in: self) }
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

  /// What a name stands for in an object of the kind; nil for a name that the kind does not have.
  func value(of name: FieldName, in object: Object) -> TemplateValue? {
    table.index(of: name).map { fields[$0].value(object) }
  }

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
      value($0).map { .object(ModelEntry($0)) } ?? .null
    }
  }

  static func list<Item: ModelObject>(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Object) -> [Item]
  ) -> ModelField {
    ModelField(name: name, summary: summary, shape: .list(of: .object { Item.kind.description })) {
      ModelEntry.list(value($0))
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
