/// What names stand for at a place of a template: the values of the sections around it.
struct ContextStack {
  private var values: [TemplateValue]

  init(_ value: TemplateValue) { values = [value] }

  var count: Int { values.count }
  /// What `.` stands for.
  var top: TemplateValue { values[values.count - 1] }

  mutating func push(_ value: TemplateValue) { values.append(value) }
  mutating func replaceTop(by value: TemplateValue) { values[values.count - 1] = value }
  mutating func removeLast(downTo count: Int) { values.removeLast(values.count - count) }

  /// What a name stands for; `.null` if nothing knows it. The first part is looked for from the top of the stack
  /// down, each other one only in what the part before it stands for.
  func value(of name: TemplateNode.Name) -> TemplateValue {
    guard let first = name.parts.first else { return top }
    guard var value = value(named: first.text) else { return .null }
    for part in name.parts.dropFirst() {
      guard case .object(let object) = value, let next = object.value(named: part.text) else { return .null }
      value = next
    }
    return value
  }

  private func value(named name: String) -> TemplateValue? {
    for case .object(let object) in values.reversed() {
      if let value = object.value(named: name) { return value }
    }
    return nil
  }
}
