/// What names stand for at a place of a template: the values of the sections around it.
struct ContextStack {
  private struct Entry {
    /// Nil for an object.
    let value: TemplateValue?
    /// The object, or one without names. It stands here so that it is asked without being copied: every name of a
    /// template is looked for in several.
    let object: any TemplateObject

    init(_ value: TemplateValue) {
      if case .object(let object) = value {
        self.value = nil
        self.object = object
      } else {
        self.value = value
        object = Nameless()
      }
    }
  }

  private struct Nameless: TemplateObject {
    var names: [String] { [] }
    func value(of name: FieldName) -> TemplateValue? { nil }
  }

  private var entries: [Entry]

  init(_ value: TemplateValue) { entries = [Entry(value)] }

  var count: Int { entries.count }
  /// What `.` stands for.
  var top: TemplateValue {
    let entry = entries[entries.count - 1]
    return entry.value ?? .object(entry.object)
  }

  mutating func push(_ value: TemplateValue) { entries.append(Entry(value)) }
  mutating func replaceTop(by value: TemplateValue) { entries[entries.count - 1] = Entry(value) }
  mutating func removeLast(downTo count: Int) {
    // One by one: there is seldom more than one.
    while entries.count > count { entries.removeLast() }
  }

  /// What a name stands for; `.null` if nothing knows it. The first part is looked for from the top of the stack
  /// down, each other one only in what the part before it stands for.
  func value(of name: TemplateNode.Name) -> TemplateValue {
    guard let first = name.parts.first else { return top }
    guard var value = value(of: first.name) else { return .null }
    for part in name.parts.dropFirst() {
      guard case .object(let object) = value, let next = object.value(of: part.name) else { return .null }
      value = next
    }
    return value
  }

  private func value(of name: FieldName) -> TemplateValue? {
    var index = entries.count
    while index > 0 {
      index -= 1
      if let value = entries[index].object.value(of: name) { return value }
    }
    return nil
  }
}
