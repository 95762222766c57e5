import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// One shadow, or several, the topmost first (DTCG Format, section 9.6).
  package static let shadow: TokenType = .init(
    name: "shadow", shape: .oneOrMore(single.shape), writtenShape: single.writtenShape,
    notations: single.notations + [.list(of: { single }, count: nil)],
    expectation: "\(single.expectation), or a list of them",
    constraint: { value in
      guard case .list(let shadows) = value.content, shadows.isEmpty else { return nil }
      return "a list of shadows holds at least one"
    },
    drawing: { value, _ in .shadowedCard(of: value) }
  ) { node, reader in
    guard case .list(let items) = node.content else { return single.read(node, &reader) }
    return reader.list(items, of: single, in: shadow) { value in
      if case .list(let shadows) = value.content { shadows } else { [value] }
    }.map { Value(.list($0), range: node.range) }
  }

  private static let single: TokenType = .record(
    name: "shadow", swiftName: "Shadow",
    fields: [
      .required("color", .color), .required("offsetX", .dimension), .required("offsetY", .dimension),
      .required("blur", .dimension.notNegative("the blur of a shadow")), .required("spread", .dimension),
      .optional("inset", .boolean),
    ],
    words: { record, text in
      let lengths = [("x", "offsetX"), ("y", "offsetY"), ("blur", "blur"), ("spread", "spread")]
      var parts = lengths.compactMap { name, field -> String? in
        guard case .length(let length) = record[field]?.content else { return nil }
        return "\(name) \(length.text)"
      }
      if case .boolean(true) = record["inset"]?.content { parts.append("inset") }
      return (parts + [text("color") ?? ""]).joined(separator: ", ")
    })
}
