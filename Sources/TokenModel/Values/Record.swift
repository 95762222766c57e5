import Foundation

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

/// The names and types of a record's fields: one object for all records of a type.
package final class RecordShape: Sendable {
  package struct Field: Sendable {
    package let name: String
    package let isRequired: Bool
    private let lateType: LateType

    /// A field that must be given.
    package static func required(
      _ name: String, _ type: @autoclosure @escaping @Sendable () -> TokenType
    ) -> Field { Field(name: name, isRequired: true, lateType: LateType(type)) }

    /// A field that may be left out.
    package static func optional(
      _ name: String, _ type: @autoclosure @escaping @Sendable () -> TokenType
    ) -> Field { Field(name: name, isRequired: false, lateType: LateType(type)) }

    package var type: TokenType { lateType.type }
  }

  /// A type that is made when it is asked for first, because a shape may hold itself: a region lies within a region.
  private final class LateType: @unchecked Sendable {
    private let make: @Sendable () -> TokenType
    private let lock = NSLock()
    private var made: TokenType?

    init(_ make: @escaping @Sendable () -> TokenType) { self.make = make }

    var type: TokenType {
      if let made = lock.withLock({ made }) { return made }
      // Without the lock: the type may ask for that of another field. Two that are made at once are the same.
      let type = make()
      lock.withLock { made = type }
      return type
    }
  }

  /// How JSON, which has DTCG's shapes, writes a record.
  package enum Notation: Sendable {
    /// As an object of its fields.
    case mapping
    /// As a list of its fields' values, like the four numbers of a curve.
    case list
    /// As its first field alone where no other is given, like the number of a weight; else as an object.
    case shorthand
  }

  /// Says a record in a few words, given the text of each field by its name: "1 pt dashed, #E0E0E0".
  package typealias Words = @Sendable (Record, _ text: (String) -> String?) -> String

  package let fields: [Field]
  package let notation: Notation
  /// Nil where the fields with their names say it best.
  package let words: Words?
  /// The field whose number stands for the record in expressions; nil if none does.
  package let measure: Field?

  package init(
    _ fields: [Field], notation: Notation = .mapping, measuredBy measure: String? = nil, words: Words? = nil
  ) {
    self.fields = fields
    self.measure = fields.first { $0.name == measure }
    self.notation = notation
    self.words = words
  }
}
