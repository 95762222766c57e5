/// The kinds of object that templates see: the documented contract.
package enum RenderModel {
  /// What the built-in templates are rendered with, beside the project.
  private static let ofTemplates = [
    FileObject.kind.description, TextSizesObject.kind.description, ContextObject.kind.description,
    RecordObject.kind.description, DocumentationObject.kind.description,
  ]

  /// Every kind, each after the one that mentions it first. A project comes first.
  package static var kinds: [KindDescription] {
    var kinds: [KindDescription] = []
    var waiting = [ProjectObject.kind.description] + ofTemplates
    while let kind = waiting.first {
      waiting.removeFirst()
      guard !kinds.contains(where: { $0.name == kind.name }) else { continue }
      kinds.append(kind)
      waiting.insert(contentsOf: kind.fields.compactMap(\.shape.kind), at: 0)
    }
    return kinds
  }

  /// What an item of a list of objects knows besides its own names.
  package static var itemFields: [KindDescription.Field] { ListPlace.fields }
}

extension ModelShape {
  /// The kind of the object it is, or of the objects in its list.
  package var kind: KindDescription? {
    switch self {
    case .text, .code, .flag: nil
    case .list(let item): item.kind
    case .object(let kind): kind()
    }
  }
}
