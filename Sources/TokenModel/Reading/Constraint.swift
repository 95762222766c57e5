import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// The same type with one more rule about its values, which also holds for a value that is referred to. The rule says
  /// what is wrong with a value, as a phrase, or nil.
  package func constrained(_ rule: @escaping @Sendable (Value) -> String?) -> TokenType {
    TokenType(
      name: name, shape: shape, writtenShape: writtenShape, notations: notations,
      expectation: expectation,
      constraint: { value in self.constraint(value) ?? rule(value) },
      convert: convert, check: check, drawing: drawing, read: read)
  }

  /// The same type without values below 0.
  package func notNegative(_ what: String) -> TokenType {
    constrained { ($0.magnitude ?? 0) < 0 ? "\(what) must not be negative" : nil }
  }

  /// The same type with only values above 0.
  package func positive(_ what: String) -> TokenType {
    constrained { ($0.magnitude ?? 1) <= 0 ? "\(what) must be greater than 0" : nil }
  }
}

extension Value {
  /// The number of a value that is one number, in whatever unit it was written.
  fileprivate var magnitude: Double? {
    switch content {
    case .length(let number), .angle(let number), .number(let number): number.value
    case .duration(let duration): duration.number.value
    case .color, .text, .boolean, .list, .record, .foreign: nil
    }
  }
}
