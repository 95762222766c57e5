import TokenDiagnostics
import TokenModel

extension Record {
  /// The case that a field names.
  func choice<Cases: NamedCase>(_ name: String, of cases: Cases.Type) -> Cases? {
    text(name).flatMap { text in cases.allCases.first { $0.name == text } }
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
