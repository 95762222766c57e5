import TokenDiagnostics
import TokenModel
import TokenSyntax

/// Values as a person reads them in a comment: `48 pt`, `0.35 s`, `#0088FF`.
package enum ValueSummary {
  /// The default value as a sentence; nil for a record without words of its own, and for a long text, which would say
  /// nothing.
  static func sentence(of token: Token) -> String? {
    if case .record(let record) = token.value.content, record.shape.words == nil { return nil }
    return plain(token.value, token.type.shape).map { $0 + "." }
  }

  /// A value on one line, whatever it is: of a long text the beginning, of a type that nobody knows its JSON.
  package static func line(_ value: Value, of type: TokenType) -> String {
    switch value.content {
    case .text(let text) where text.count > longestText:
      CommentText.line(CommentText.swiftLiteral(text.prefix(longestText) + "…"))
    case .foreign(let json):
      json.rendered().split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    case .color, .length, .duration, .angle, .number, .text, .boolean, .list, .record:
      plain(value, type.shape) ?? ""
    }
  }

  private static let longestText = 60

  /// The fields of such a record, and a line for each variant such as `posture=half-open: 468 pt`.
  static func list(of token: Token, axes: Axes) -> [String] {
    var lines: [String] = []
    if case .record(let record) = token.value.content, record.shape.words == nil {
      lines.append(recordText(record))
    }
    for variant in token.variants {
      if let text = plain(variant.value, token.type.shape) {
        lines.append(variant.condition.text(axes) + ": " + text)
      }
    }
    return lines
  }

  static func plain(_ value: Value, _ shape: Shape) -> String? {
    switch value.content {
    case .color(let color): color.text
    case .length(let number): lengthText(number, written: value.written, shape)
    case .duration(let duration): "\(duration.number.text) \(duration.unit.rawValue)"
    case .angle(let degrees): "\(degrees.text)°"
    case .number(let number): number.text
    case .text(let text): text.count <= longestText ? CommentText.line(CommentText.swiftLiteral(text)) : nil
    case .boolean(let boolean): boolean ? "true" : "false"
    case .list(let values): listText(values, shape)
    case .record(let record): recordText(record)
    case .foreign: nil
    }
  }

  private static func lengthText(_ number: Number, written: Number?, _ shape: Shape) -> String {
    guard case .textSize = shape else { return number.text + " pt" }
    let style = TextStyle(of: number)
    let name = style.map { " (\($0.rawValue))" } ?? ""
    return "\(number.text) pt\(name)" + (written.map { ", written as \($0.text)" } ?? "")
  }

  /// The values themselves where they are few.
  private static func listText(_ values: [Value], _ shape: Shape) -> String {
    let texts = values.prefix(mostItems).compactMap { plain($0, shape) }
    guard texts.count == values.count else { return "\(values.count) values" }
    return texts.joined(separator: texts.contains { $0.contains(",") } ? "; " : ", ")
  }

  private static let mostItems = 8

  /// The fields that are short; a record in a field by the token it refers to.
  private static func recordText(_ record: Record) -> String {
    if let words = record.shape.words { return words(record) { name in fieldText(name, of: record) } }
    return record.given.compactMap { field, value -> String? in
      if case .record = value.content {
        return value.reference.map { "\(field.name) \(CommentText.line($0.description))" }
      }
      if case .list = value.content { return nil }
      if case .text(let text) = value.content { return "\(field.name) \(CommentText.line(text))" }
      return plain(value, field.type.shape).map { "\(field.name) \($0)" }
    }.joined(separator: ", ")
  }

  private static func fieldText(_ name: String, of record: Record) -> String? {
    let fields = record.shape.fields
    guard let index = fields.firstIndex(where: { $0.name == name }), let value = record.values[index] else {
      return nil
    }
    if case .text(let text) = value.content { return CommentText.line(text) }
    return plain(value, fields[index].type.shape)
  }
}
