import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// How text is set (DTCG Format, section 9.8). The size is one of the standard text sizes; the height of a line is a
  /// multiple of it.
  package static let typography: TokenType = .init(
    name: "typography", shape: .record(typographyShape, swiftName: "Typography"),
    writtenShape: typographyShape,
    expectation: "a mapping with fontFamily, fontSize, fontWeight, letterSpacing, lineHeight",
    drawing: { value, _ in .specimen(of: value) }
  ) { node, reader in
    guard let record = reader.record(node, shape: typographyShape, typeName: "typography") else { return nil }
    let missing = ["letterSpacing", "lineHeight"].filter { record[$0] == nil }
    if !missing.isEmpty { reader.bag.add(.incompleteTypography(missing, node)) }
    return Value(.record(record), range: node.range)
  }

  private static let typographyShape = RecordShape(
    [
      .required("fontFamily", .fontFamily), .required("fontSize", .textSize),
      .required("fontWeight", .fontWeight), .optional("letterSpacing", .dimension),
      .optional("lineHeight", .number.positive("a line height")),
    ],
    words: { record, text in
      let face = [record.firstFamily, text("fontSize")].compactMap { $0 }.joined(separator: " ")
      var parts = [face, text("fontWeight") ?? ""]
      if case .length(let spacing) = record["letterSpacing"]?.content, spacing.value != 0 {
        parts.append("letter spacing \(spacing.text) pt")
      }
      if let height = text("lineHeight") { parts.append("line height \(height)") }
      return parts.joined(separator: ", ")
    })
}

extension Record {
  /// The font family to prefer, if its name is short enough for a comment.
  fileprivate var firstFamily: String? {
    guard case .list(let names) = self["fontFamily"]?.content, case .text(let name) = names.first?.content
    else { return nil }
    return name.count <= 60 ? name : nil
  }
}
