/// What names stand for at a place of a template: the values of the sections around it.
struct ContextStack {
  private var values: [TemplateValue]

  init(_ value: TemplateValue) { values = [value] }

  var count: Int { values.count }
  /// What `.` stands for.
  var top: TemplateValue { values[values.count - 1] }

  mutating func push(_ value: TemplateValue) { values.append(value) }
  mutating func replaceTop(by value: TemplateValue) { values[values.count - 1] = value }
  mutating func removeLast(downTo count: Int) {
    // One by one: there is seldom more than one.
    while values.count > count { values.removeLast() }
  }

  /// What a name stands for; `.null` if nothing knows it. The first part is looked for from the top of the stack
  /// down, each other one only in what the part before it stands for.
  func value(of name: TemplateNode.Name) -> TemplateValue {
    guard let first = name.first else { return top }
    guard var value = value(of: first) else { return .null }
    if name.parts.count == 1 { return value }
    for part in name.parts.dropFirst() {
      guard case .object(let object) = value, let next = object.value(of: part.name) else { return .null }
      value = next
    }
    return value
  }

  private func value(of name: FieldName) -> TemplateValue? {
    var index = values.count
    while index > 0 {
      index -= 1
      if case .object(let object) = values[index], let value = object.value(of: name) { return value }
    }
    return nil
  }
}
