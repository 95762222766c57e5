import Mustache

/// An object of the render model as a template is given it: by itself, or in a list, where it knows its place, so that
/// the template can set commas.
final class ModelEntry: TemplateObject {
  let object: any ModelObject
  private let place: ListPlace?

  convenience init(_ object: any ModelObject) { self.init(object, at: nil) }

  private init(_ object: any ModelObject, at place: ListPlace?) {
    self.object = object
    self.place = place
  }

  static func list(_ objects: [some ModelObject]) -> TemplateValue {
    var values: [TemplateValue] = []
    values.reserveCapacity(objects.count)
    for (index, object) in objects.enumerated() {
      values.append(.object(ModelEntry(object, at: ListPlace(index: index, count: objects.count))))
    }
    return .list(values)
  }

  var names: [String] { object.names + (place == nil ? [] : ListPlace.fields.map(\.name)) }

  func value(of name: FieldName) -> TemplateValue? {
    object.value(of: name) ?? place?.value(of: name)
  }
}

/// A place in a list.
struct ListPlace: Sendable {
  fileprivate let index: Int
  fileprivate let count: Int

  /// What each item of a list of objects knows besides its own names.
  static let fields: [KindDescription.Field] = [
    .init(name: "index", summary: "its place in the list, from 1", shape: .code),
    .init(name: "isFirst", summary: "whether it is the first of the list", shape: .flag),
    .init(name: "isLast", summary: "whether it is the last of the list", shape: .flag),
  ]

  private static let table = FieldTable(fields.map(\.name))

  fileprivate func value(of name: FieldName) -> TemplateValue? {
    switch Self.table.index(of: name) {
    case 0: .code(String(index + 1))
    case 1: .boolean(index == 0)
    case 2: .boolean(index == count - 1)
    default: nil
    }
  }
}

/// An object within another, whose names hold where it does not know one.
final class NestedObject: TemplateObject {
  private let inner: any TemplateObject
  private let outer: any TemplateObject

  init(_ inner: any TemplateObject, in outer: any TemplateObject) {
    self.inner = inner
    self.outer = outer
  }

  var names: [String] { inner.names + outer.names }

  func value(of name: FieldName) -> TemplateValue? { inner.value(of: name) ?? outer.value(of: name) }
}
