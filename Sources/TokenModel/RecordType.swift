import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// A type whose values are records with the given fields. Its Swift name is that of its struct below the root, such
  /// as `Surface` or `Surface.Crease`.
  package static func record(
    name: String,
    swiftName: String,
    fields: [RecordShape.Field],
    words: RecordShape.Words? = nil,
    check: ValueCheck? = nil,
    drawing: @escaping @Sendable (Value, CheckContext) -> Drawing? = { _, _ in nil }
  ) -> TokenType {
    let shape = RecordShape(fields, words: words)
    return TokenType(
      name: name, shape: .record(shape, swiftName: swiftName), writtenShape: shape,
      expectation: "a mapping with \(fieldList(of: shape))",
      check: { value, context in
        let ofParts = checkParts(value, context)
        guard let check, !ofParts.contains(where: { $0.severity == .error }) else { return ofParts }
        return ofParts + check(value, context)
      },
      drawing: drawing
    ) { node, reader in
      reader.record(node, shape: shape, typeName: name).map { Value(.record($0), range: node.range) }
    }
  }

  /// A field that is one of a few texts, which are the cases of a Swift enum of that name below the root.
  package static func choice(swiftName: String, _ values: [String]) -> TokenType {
    let list = values.quotedList
    let expectation = "one of \(list)"
    return TokenType(
      name: "choice", shape: .choice(swiftName: swiftName, values: values), expectation: expectation,
      constraint: { value in
        guard case .text(let text) = value.content, !values.contains(text) else { return nil }
        return "'\(text)' is not one of \(list)"
      },
      convert: { value, referral, _ in referral.token.type.isSame(as: .string) ? value : nil }
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
    let expectation = "a list of \(element.name) values"
    return TokenType(
      name: "list of \(element.name)", shape: .list(element.shape),
      notations: [.list(of: { element }, count: nil)], expectation: expectation,
      check: element.check.map { checkItems(by: $0) }
    ) { node, reader in
      guard case .list(let items) = node.content else {
        reader.bag.add(.wrongValue(node, expected: expectation))
        return nil
      }
      let values = items.map { reader.read($0, as: element) }
      let read = values.compactMap { $0 }
      return read.count == values.count ? Value(.list(read), range: node.range) : nil
    }
  }

  private static func checkItems(by check: @escaping ValueCheck) -> ValueCheck {
    { value, context in
      guard case .list(let items) = value.content else { return [] }
      return items.filter { $0.reference == nil }.flatMap { check($0, context) }
    }
  }

  /// What is wrong with the fields that are written in a record; those that are referred to were checked where they
  /// are written.
  private static func checkParts(_ value: Value, _ context: CheckContext) -> [Diagnostic] {
    guard case .record(let record) = value.content else { return [] }
    var found: [Diagnostic] = []
    for (field, value) in zip(record.shape.fields, record.values) {
      guard let value, value.reference == nil, let check = field.type.check else { continue }
      found += check(value, context)
    }
    return found
  }

  private static func fieldList(of shape: RecordShape) -> String {
    shape.fields.map { $0.isRequired ? $0.name : "\($0.name)?" }.joined(separator: ", ")
  }
}
