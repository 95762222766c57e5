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
    var writer = JSONWriter(.indented, expectedSize: usualSizeOfToken * input.tokenSet.tokens.count)
    writer.object { writer in
      writer.key("version")
      writer.integer(1)
      writer.key("tokens")
      writer.object { writer in
        for token in input.tokenSet.tokens {
          writer.key(token.path.description)
          writer.object { format.writeMembers(of: token, to: &$0) }
        }
      }
    }
    writer.endLine()
    return [OutputFile(path: jsonFileName, bytes: writer.text)]
  }

  private static let jsonFileName = "tokens.json"
  /// In bytes, with a description of a line.
  private static let usualSizeOfToken = 512
}

extension EmitInput {
  /// Writes the members of a token in `tokens.json`.
  package func writeMembers(of token: Token, to writer: inout JSONWriter) {
    JSONFormat(self).writeMembers(of: token, to: &writer)
  }

  /// A value as `tokens.json` has it, on one line.
  func jsonLine(of value: Value) -> String {
    var writer = JSONWriter(.oneLine, expectedSize: 0)
    JSONFormat(self).write(value, to: &writer)
    return String(decoding: writer.text, as: UTF8.self)
  }
}

private struct JSONFormat {
  private let input: EmitInput

  init(_ input: EmitInput) { self.input = input }

  func writeMembers(of token: Token, to writer: inout JSONWriter) {
    writer.key("type")
    writer.string(token.type.name)
    writeMembers(of: token.value, to: &writer)
    if !token.variants.isEmpty {
      writer.key("when")
      writer.array { writer in for variant in token.variants { write(variant, to: &writer) } }
    }
    let chain = input.tokenSet.aliasChain(of: token)
    if !chain.isEmpty {
      writer.key("aliasOf")
      writer.array { writer in for path in chain { writer.string(path.description) } }
    }
    if let path = input.names.path(of: token) {
      writer.key("swift")
      writer.string(path)
    }
    writer.key("file")
    writer.string(token.range.file.path)
    writer.key("line")
    writer.integer(token.range.startLocation.line)
    writeMetadata(of: token, to: &writer)
  }

  private func writeMetadata(of token: Token, to writer: inout JSONWriter) {
    if let description = token.description {
      writer.key("description")
      writer.string(description)
    }
    if let source = token.source {
      writer.key("source")
      writer.json(source.json)
    }
    if let deprecation = token.deprecation { write(deprecation, to: &writer) }
    if let use = token.use {
      writer.key("use")
      writer.string(use.rawValue)
    }
    if let extensions = token.extensions {
      writer.key("extensions")
      writer.json(extensions)
    }
  }

  private func write(_ deprecation: Deprecation, to writer: inout JSONWriter) {
    switch deprecation {
    case .notDeprecated: break
    case .deprecated:
      writer.key("deprecated")
      writer.boolean(true)
    case .because(let reason):
      writer.key("deprecated")
      writer.string(reason)
    }
  }

  private func write(_ variant: Token.Variant, to writer: inout JSONWriter) {
    let axes = input.tokenSet.settings.axes
    writer.object { writer in
      writer.key("if")
      writer.object { writer in
        for term in variant.condition.terms {
          writer.key(axes.all[term.axis].name)
          writer.string(axes.all[term.axis].values[term.value])
        }
      }
      writeMembers(of: variant.value, to: &writer)
    }
  }

  /// Writes the value, and what was written where that is something else.
  private func writeMembers(of value: Value, to writer: inout JSONWriter) {
    writer.key("value")
    write(value, to: &writer)
    if let written = written(value) {
      writer.key("written")
      writer.json(written)
    }
  }

  func write(_ value: Value, to writer: inout JSONWriter) {
    switch value.content {
    case .color(let color): writer.color(color)
    case .length(let number): writer.quantity(number, "pt")
    case .duration(let duration): writer.quantity(duration.number, duration.unit.rawValue)
    case .angle(let degrees): writer.quantity(degrees, "deg")
    case .number(let number): writer.word(number.text)
    case .text(let text): writer.string(text)
    case .boolean(let boolean): writer.boolean(boolean)
    case .list(let values): writer.array { writer in for value in values { writePart(value, to: &writer) } }
    case .record(let record): write(record, to: &writer)
    case .foreign(let json): writer.json(json)
    }
  }

  private func write(_ record: Record, to writer: inout JSONWriter) {
    let given = record.given
    if record.isObject {
      writer.object { writer in
        for (field, value) in given {
          writer.key(field.name)
          writePart(value, to: &writer)
        }
      }
    } else if case .list = record.shape.notation {
      writer.array { writer in for (_, value) in given { writePart(value, to: &writer) } }
    } else {
      writePart(given[0].value, to: &writer)
    }
  }

  /// Writes a part of a value: a record that is another token stays a reference, so that it is not told twice.
  private func writePart(_ value: Value, to writer: inout JSONWriter) {
    if case .record = value.content, let reference = value.reference, isRecord(reference) {
      writer.string("{\(reference)}")
    } else {
      write(value, to: &writer)
    }
  }

  /// A number may stand for a weight, and a list for its one item: there a reference would say something else.
  private func isRecord(_ path: TokenPath) -> Bool {
    if case .record = input.tokenSet[path]?.value.content { true } else { false }
  }

  /// The text size that was written, where it is another than the one that is used; of a record the fields that are
  /// so.
  private func written(_ value: Value) -> JSONText? {
    if let written = value.written { return .quantity(written, "pt") }
    guard case .record(let record) = value.content else { return nil }
    var members: [(key: String, value: JSONText)] = []
    for (field, value) in zip(record.shape.fields, record.values) {
      guard let value else { continue }
      if case .record = value.content, value.reference != nil { continue }
      if let written = written(value) { members.append((field.name, written)) }
    }
    return members.isEmpty ? nil : .object(members)
  }
}
