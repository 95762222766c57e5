import TokenDiagnostics
import TokenModel
import TokenSyntax

extension OutputFormat {
  /// `tokens.json`: every token with its value, its variants, its Swift name and its place.
  package static let json = OutputFormat(name: "json") { _, _ in
    [jsonFileName]
  } check: { _ in
    DiagnosticBag()
  } emit: { input in
    let format = JSONFormat(input)
    var writer = JSONWriter(expectedSize: usualSizeOfToken * input.tokenSet.tokens.count)
    writer.add("version", .integer(1))
    writer.open("tokens")
    for token in input.tokenSet.tokens { writer.add(token.path.description, format.token(token)) }
    writer.close()
    writer.close()
    return [OutputFile(path: jsonFileName, bytes: writer.text)]
  }

  private static let jsonFileName = "tokens.json"
  /// In bytes, with a description of a line.
  private static let usualSizeOfToken = 512
}

extension EmitInput {
  /// The members of a token in `tokens.json`.
  package func members(of token: Token) -> [(key: String, value: JSONText)] {
    JSONFormat(self).members(of: token)
  }

  /// A value as `tokens.json` has it.
  func json(of value: Value) -> JSONText { JSONFormat(self).value(value) }
}

private struct JSONFormat {
  private let input: EmitInput

  init(_ input: EmitInput) { self.input = input }

  func token(_ token: Token) -> JSONText { .object(members(of: token)) }

  func members(of token: Token) -> [(key: String, value: JSONText)] {
    var members: [(key: String, value: JSONText)] = []
    // Most tokens have no more, so that the list is not moved as it grows.
    members.reserveCapacity(8)
    members.append(("type", .string(token.type.name)))
    members.append(("value", value(token.value)))
    if let written = written(token.value) { members.append(("written", written)) }
    if !token.variants.isEmpty { members.append(("when", .array(token.variants.map(variant)))) }
    let chain = input.tokenSet.aliasChain(of: token)
    if !chain.isEmpty { members.append(("aliasOf", .array(chain.map { .string($0.description) }))) }
    if let path = input.names.path(of: token) { members.append(("swift", .string(path))) }
    members.append(("file", .string(token.range.file.path)))
    members.append(("line", .integer(token.range.startLocation.line)))
    addMetadata(of: token, to: &members)
    return members
  }

  private func addMetadata(of token: Token, to members: inout [(key: String, value: JSONText)]) {
    if let description = token.description { members.append(("description", .string(description))) }
    if let source = token.source { members.append(("source", source.json)) }
    switch token.deprecation {
    case .deprecated: members.append(("deprecated", .boolean(true)))
    case .because(let reason): members.append(("deprecated", .string(reason)))
    case .notDeprecated, nil: break
    }
    if let use = token.use { members.append(("use", .string(use.rawValue))) }
    if let extensions = token.extensions { members.append(("extensions", extensions)) }
  }

  private func variant(_ variant: Token.Variant) -> JSONText {
    let axes = input.tokenSet.settings.axes
    let terms = variant.condition.terms.map { term in
      (key: axes.all[term.axis].name, value: JSONText.string(axes.all[term.axis].values[term.value]))
    }
    var members: [(key: String, value: JSONText)] = [("if", .object(terms)), ("value", value(variant.value))]
    if let written = written(variant.value) { members.append(("written", written)) }
    return .object(members)
  }

  func value(_ value: Value) -> JSONText {
    switch value.content {
    case .color(let color): color.json
    case .length(let number): length(number)
    case .duration(let duration): .quantity(duration.number, duration.unit.rawValue)
    case .angle(let degrees): .quantity(degrees, "deg")
    case .number(let number): .number(number.text)
    case .text(let text): .string(text)
    case .boolean(let boolean): .boolean(boolean)
    case .list(let values): .array(values.map(field))
    case .record(let record): self.record(record)
    case .foreign(let json): json
    }
  }

  private func record(_ record: Record) -> JSONText {
    let given = record.given
    if record.isObject { return .object(given.map { ($0.field.name, field($0.value)) }) }
    if case .list = record.shape.notation { return .array(given.map { field($0.value) }) }
    return field(given[0].value)
  }

  /// The text size that was written, where it is another than the one that is used; of a record the fields that are
  /// so.
  private func written(_ value: Value) -> JSONText? {
    if let written = value.written { return length(written) }
    guard case .record(let record) = value.content else { return nil }
    let members = record.given.compactMap { field, value -> (key: String, value: JSONText)? in
      if case .record = value.content, value.reference != nil { return nil }
      return written(value).map { (field.name, $0) }
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// A part of a value: a record that is another token stays a reference, so that it is not told twice.
  private func field(_ value: Value) -> JSONText {
    if case .record = value.content, let reference = value.reference, isRecord(reference) {
      return .string("{\(reference)}")
    }
    return self.value(value)
  }

  /// A number may stand for a weight, and a list for its one item: there a reference would say something else.
  private func isRecord(_ path: TokenPath) -> Bool {
    if case .record = input.tokenSet[path]?.value.content { true } else { false }
  }

  private func length(_ number: Number) -> JSONText { .quantity(number, "pt") }
}
