import Foundation
import TokenDiagnostics
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

  /// The records in a field that holds a list of them.
  func records(_ name: String) -> [Record] {
    guard case .list(let values)? = self[name]?.content else { return [] }
    return values.compactMap { value in
      if case .record(let record) = value.content { record } else { nil }
    }
  }

  /// The case that a field names.
  func choice<Cases: CaseIterable>(_ name: String, of cases: Cases.Type) -> Cases? {
    guard case .text(let text)? = self[name]?.content else { return nil }
    return cases.allCases.first { "\($0)" == text }
  }

  /// Where the first of some fields that is given stands.
  func place(_ names: String...) -> SourceRange? {
    names.lazy.compactMap { self[$0]?.place }.first
  }
}

extension Value {
  /// `surface 'surface.inner'` for what is a token, else `its surface`.
  func name(as noun: String) -> String { reference.map { "\(noun) '\($0)'" } ?? "its \(noun)" }
}

extension Diagnostic.Note {
  /// A note at the value of another field, as `the surface is here`; none where the field is not given.
  static func here(_ noun: String, _ value: Value?) -> [Self] {
    value.map { [Self("the \(noun) is here", at: $0.range)] } ?? []
  }
}
