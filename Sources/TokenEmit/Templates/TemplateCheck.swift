import Mustache
import TokenDiagnostics

/// Finds names in templates that stand for nothing, before anything is rendered: what a name may be is known from the
/// tables of the render model.
struct TemplateCheck {
  private let library: TemplateLibrary
  private(set) var bag = DiagnosticBag()
  /// The templates that were looked at, with the kinds of object around them: a template may hold itself.
  private var seen: Set<[String]> = []

  init(_ library: TemplateLibrary) { self.library = library }

  /// Looks at a template that is rendered with an object of a kind within objects of others, the outermost first.
  mutating func check(_ name: String, with kinds: [KindDescription]) {
    check(name, Scope(kinds.map { Scope.Level($0) }))
  }

  private mutating func check(_ name: String, _ scope: Scope) {
    guard let template = library.template(name), seen.insert([name] + scope.kindNames).inserted else {
      return
    }
    check(template.nodes, of: name, scope)
  }

  private mutating func check(_ nodes: [TemplateNode], of template: String, _ scope: Scope) {
    for node in nodes {
      switch node {
      case .text: break
      case .variable(let variable): _ = shape(of: variable.name, in: template, scope)
      case .section(let section): check(section, of: template, scope)
      case .partial(let partial): check(partial.reference, partial.range, of: template, scope)
      case .parent(let parent):
        check(parent.reference, parent.range, of: template, scope)
        for block in parent.arguments { check(block.nodes, of: template, scope) }
      case .block(let block): check(block.nodes, of: template, scope)
      }
    }
  }

  private mutating func check(_ section: TemplateNode.Section, of template: String, _ scope: Scope) {
    guard let shape = shape(of: section.name, in: template, scope) else { return }
    switch section.condition {
    case .present: check(section.nodes, of: template, scope.inside(shape))
    case .absent: check(section.nodes, of: template, scope)
    }
  }

  private mutating func check(
    _ reference: TemplateNode.Reference, _ range: Range<Int>, of template: String, _ scope: Scope
  ) {
    switch reference {
    case .named(let name):
      if library.template(name) == nil {
        bag.add(.unknownTemplate(name, library.place(range, in: template), names: library.names))
      }
      check(name, scope)
    case .dynamic(let name): _ = shape(of: name, in: template, scope)
    }
  }

  /// What a name stands for; nil for one that stands for nothing, or for the item of a list.
  private mutating func shape(of name: TemplateNode.Name, in template: String, _ scope: Scope) -> ModelShape?
  {
    switch scope.shape(of: name.parts.map(\.text)) {
    case .success(let shape): return shape
    case .failure(let unknown):
      let range = name.parts[unknown.index].range
      bag.add(.unknownTemplateName(unknown, library.place(range, in: template)))
      return nil
    }
  }
}

/// The names that hold at a place in a template.
private struct Scope: Sendable {
  struct Level: Sendable {
    let name: String
    let fields: [String: ModelShape]

    init(_ kind: KindDescription) { self.init(kind.name, kind.fields) }

    init(itemOf kind: KindDescription) {
      self.init(kind.name + " in a list", kind.fields + ListPlace.fields)
    }

    private init(_ name: String, _ fields: [KindDescription.Field]) {
      self.name = name
      self.fields = Dictionary(
        fields.map { ($0.name, $0.shape) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private let levels: [Level]

  init(_ levels: [Level]) { self.levels = levels }

  var kindNames: [String] { levels.map(\.name) }

  /// The names that may be written, those of the innermost object last.
  var names: [String] { levels.flatMap { $0.fields.keys.sorted() } }

  /// What a dotted name stands for; nil for the item of a list, which has no name.
  func shape(of name: [String]) -> Result<ModelShape?, UnknownName> {
    guard let first = name.first else { return .success(nil) }
    guard let level = levels.last(where: { $0.fields[first] != nil }), var shape = level.fields[first] else {
      return .failure(UnknownName(text: first, index: 0, owner: nil, known: names))
    }
    for (index, part) in name.enumerated().dropFirst() {
      let known = shape.ownKind?.fields ?? []
      guard let field = known.first(where: { $0.name == part }) else {
        return .failure(
          UnknownName(text: part, index: index, owner: name[index - 1], known: known.map(\.name)))
      }
      shape = field.shape
    }
    return .success(shape)
  }

  /// The scope inside a section of something.
  func inside(_ shape: ModelShape) -> Scope {
    switch shape {
    case .flag, .text, .code: self
    case .object(let kind): inside(Level(kind()))
    case .list(.object(let kind)): inside(Level(itemOf: kind()))
    case .list: self
    }
  }

  /// A level hides every name of another of its kind, so that a scope does not grow with templates that hold
  /// themselves.
  private func inside(_ level: Level) -> Scope { Scope(levels.filter { $0.name != level.name } + [level]) }
}

extension ModelShape {
  /// The kind of the object it is itself.
  fileprivate var ownKind: KindDescription? {
    if case .object(let kind) = self { kind() } else { nil }
  }
}

/// A name in a template that stands for nothing.
struct UnknownName: Error {
  let text: String
  /// Which part of the dotted name it is.
  let index: Int
  /// The part before it.
  let owner: String?
  /// The names that may stand there.
  let known: [String]
}
