/// A value made of named fields, such as a surface or a sheet frame.
package struct Record: Sendable {
  package let shape: RecordShape
  /// One for each field of the shape; nil for an optional field that is not given.
  package let values: [Value?]

  package init(shape: RecordShape, values: [Value?]) {
    self.shape = shape
    self.values = values
  }

  package subscript(name: String) -> Value? {
    shape.fields.firstIndex { $0.name == name }.flatMap { values[$0] }
  }

  /// The fields that are given, in the order of the shape.
  package var given: [(field: RecordShape.Field, value: Value)] {
    zip(shape.fields, values).compactMap { field, value in value.map { (field, $0) } }
  }
}

extension Record: Hashable {
  package static func == (left: Record, right: Record) -> Bool {
    left.shape.fields.map(\.name) == right.shape.fields.map(\.name) && left.values == right.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// The names and types of a record's fields.
package struct RecordShape: Sendable {
  package struct Field: Sendable {
    package let name: String
    package let isRequired: Bool
    private let makeType: @Sendable () -> TokenType

    /// A field that must be given.
    package static func required(
      _ name: String, _ type: @autoclosure @escaping @Sendable () -> TokenType
    ) -> Field { Field(name: name, isRequired: true, makeType: type) }

    /// A field that may be left out.
    package static func optional(
      _ name: String, _ type: @autoclosure @escaping @Sendable () -> TokenType
    ) -> Field { Field(name: name, isRequired: false, makeType: type) }

    /// Made when asked for, because a shape may hold itself: a region lies within a region.
    package var type: TokenType { makeType() }
  }

  package let fields: [Field]
  /// The field whose number stands for the record in expressions; nil if none does.
  package let measure: Field?

  package init(_ fields: [Field], measuredBy measure: String? = nil) {
    self.fields = fields
    self.measure = fields.first { $0.name == measure }
  }
}
