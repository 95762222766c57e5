import Mustache

/// An object of what its names stand for.
private final class NamedValues: TemplateObject {
  private let values: [String: TemplateValue]

  init(_ values: [String: TemplateValue]) { self.values = values }

  var names: [String] { values.keys.sorted() }

  func value(of name: FieldName) -> TemplateValue? { values[name.text] }
}

extension TemplateValue {
  static func named(_ values: [String: TemplateValue]) -> TemplateValue { .object(NamedValues(values)) }
}
