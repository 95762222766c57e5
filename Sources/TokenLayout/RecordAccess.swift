import Foundation
import TokenModel

extension Record {
  /// The points of a field that holds a length.
  func length(_ name: String) -> CGFloat? {
    guard case .length(let number)? = self[name]?.content else { return nil }
    return number.value
  }

  /// A field that holds a number without a unit.
  func number(_ name: String) -> Double? {
    guard case .number(let number)? = self[name]?.content else { return nil }
    return number.value
  }

  /// The record in a field that holds one.
  func record(_ name: String) -> Record? {
    guard case .record(let record)? = self[name]?.content else { return nil }
    return record
  }

  /// The case that a field names.
  func choice<Cases: CaseIterable>(_ name: String, of cases: Cases.Type) -> Cases? {
    guard case .text(let text)? = self[name]?.content else { return nil }
    return cases.allCases.first { "\($0)" == text }
  }
}
