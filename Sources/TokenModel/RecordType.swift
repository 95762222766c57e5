import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// A type whose values are records with the given fields.
  package static func record(
    name: String,
    shape: RecordShape,
    check: @escaping @Sendable (Value, CheckContext) -> [Diagnostic] = { _, _ in [] },
    validate: @escaping @Sendable (Record, inout ValueReader) -> Bool = { _, _ in true }
  ) -> TokenType {
    TokenType(
      name: name, shape: .record(shape), writtenShape: shape,
      expectation: "a mapping with \(fieldList(of: shape))", check: check
    ) { node, reader in
      guard let record = reader.record(node, shape: shape, typeName: name), validate(record, &reader) else {
        return nil
      }
      return Value(.record(record), range: node.range)
    }
  }

  /// A field that is one of a few words, and an enum in Swift.
  package static func choice(swiftName: String, _ values: [String]) -> TokenType {
    let expectation = "one of " + values.map { "'\($0)'" }.joined(separator: ", ")
    return TokenType(
      name: "choice", shape: .choice(swiftName: swiftName, values: values), expectation: expectation
    ) { node, reader in
      guard let text = reader.text(node) else {
        reader.bag.add(.wrongValue(node, expected: expectation))
        return nil
      }
      guard values.contains(text) else {
        reader.bag.add(.unknownChoice(text, node, values: values))
        return nil
      }
      return Value(.text(text), range: node.range)
    }
  }

  /// A field that is any number of values of one type.
  package static func list(of element: TokenType) -> TokenType {
    let expectation = "a list whose items are \(element.name) values"
    return TokenType(name: "list", shape: .list(element.shape), expectation: expectation) { node, reader in
      guard case .list(let items) = node.content else {
        reader.bag.add(.wrongValue(node, expected: expectation))
        return nil
      }
      let values = items.map { reader.read($0, as: element) }
      let read = values.compactMap { $0 }
      return read.count == values.count ? Value(.list(read), range: node.range) : nil
    }
  }

  private static func fieldList(of shape: RecordShape) -> String {
    shape.fields.map { $0.isRequired ? $0.name : "\($0.name)?" }.joined(separator: ", ")
  }
}
