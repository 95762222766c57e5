import Foundation

extension Record {
  /// The points of a field that holds a length.
  package func length(_ name: String) -> CGFloat? {
    guard case .length(let number)? = self[name]?.content else { return nil }
    return number.value
  }

  /// A field that holds a number without a unit.
  package func number(_ name: String) -> Double? {
    guard case .number(let number)? = self[name]?.content else { return nil }
    return number.value
  }

  /// A field that holds a text.
  package func text(_ name: String) -> String? {
    guard case .text(let text)? = self[name]?.content else { return nil }
    return text
  }

  /// A field that holds a colour.
  package func color(_ name: String) -> Color? {
    guard case .color(let color)? = self[name]?.content else { return nil }
    return color
  }

  /// The record in a field that holds one.
  package func record(_ name: String) -> Record? {
    guard case .record(let record)? = self[name]?.content else { return nil }
    return record
  }

  /// The values in a field that holds a list.
  package func list(_ name: String) -> [Value] {
    guard case .list(let values)? = self[name]?.content else { return [] }
    return values
  }

  /// The records in a field that holds a list of them.
  package func records(_ name: String) -> [Record] { list(name).compactMap(\.record) }
}

extension Value {
  /// The record that it is.
  package var record: Record? {
    if case .record(let record) = content { record } else { nil }
  }
}
