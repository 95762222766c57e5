import TokenModel
import TokenSyntax

/// Values as cells and lines of a Markdown page.
struct MarkdownValue {
  let plan: DocumentationPlan
  let page: DocumentationPlan.Page

  /// `60 pt`, and what it was made from: the token it refers to, as a link, or the expression.
  func text(_ value: Value, _ shape: Shape) -> String {
    if let reference = value.reference, let link = link(to: reference) {
      // A record in words would only repeat what its own place tells.
      return value.record == nil || value.record?.shape.words != nil
        ? "\(plain(value, shape)) = \(link)" : link
    }
    return plain(value, shape) + (value.expression.map { " = \(MarkdownText.code($0))" } ?? "")
  }

  /// What it is in every appearance, a line for each that differs.
  func text(_ values: AppearanceValues, _ shape: Shape) -> String {
    let all = values.all
    guard all.count == 4, Set(all).count > 1 else { return text(values.light, shape) }
    let lines = zip(["light", "dark", "increased contrast", "dark, increased contrast"], all).enumerated()
    return lines.filter { index, item in index < 2 || item.1 != all[index - 2] }
      .map { "\($1.0): \(text($1.1, shape))" }.joined(separator: "<br>")
  }

  /// `` [`surface.inner`](surface.md#inner) ``; nil for what is not there.
  func link(to path: TokenPath) -> String? {
    plan.address(of: path, from: page).map { MarkdownText.link(MarkdownText.code(path.description), to: $0) }
  }

  /// A text with links in place of the tokens that it names as `{a.b}`.
  func text(naming tokens: [Token], in text: String) -> String {
    var parts = [text[...]]
    var links: [String] = []
    for token in tokens {
      guard let link = link(to: token.path) else { continue }
      let name = "{\(token.path)}"
      parts = parts.flatMap { $0.split(separator: name, omittingEmptySubsequences: false) }
      links.append(link)
    }
    guard links.count == 1 else { return MarkdownText.escaped(text) }
    return parts.map { Self.escapedKeepingBlanks($0) }.joined(separator: links[0])
  }

  private static func escapedKeepingBlanks(_ text: Substring) -> String {
    let escaped = MarkdownText.escaped(String(text))
    return (text.first == " " ? " " : "") + escaped + (text.last == " " && !escaped.isEmpty ? " " : "")
  }

  private func plain(_ value: Value, _ shape: Shape) -> String {
    switch value.content {
    case .color(let color): MarkdownText.code(color.text)
    case .text(let text): MarkdownText.escaped(Self.cut(text))
    case .foreign(let json): MarkdownText.code(Self.cut(json.rendered()))
    case .list(let values): list(values, shape)
    case .length, .duration: Self.keepingUnitOnLine(summary(value, shape))
    case .record(let record): self.record(record, value, shape)
    case .angle, .number, .boolean: summary(value, shape)
    }
  }

  /// A number and its unit, with a blank between them that ends no line.
  private static func keepingUnitOnLine(_ quantity: String) -> String {
    guard let blank = quantity.utf8.firstIndex(of: UInt8(ascii: " ")) else { return quantity }
    return quantity[..<blank] + "&nbsp;" + quantity[blank...].dropFirst()
  }

  private func summary(_ value: Value, _ shape: Shape) -> String {
    MarkdownText.escaped(ValueSummary.plain(value, shape) ?? "")
  }

  /// The name of a field says nothing where it is the only one.
  private func record(_ record: Record, _ value: Value, _ shape: Shape) -> String {
    guard record.shape.words == nil, let (field, only) = record.given.first, record.given.count == 1 else {
      return summary(value, shape)
    }
    return text(only, field.type.shape)
  }

  private func list(_ values: [Value], _ shape: Shape) -> String {
    let element = shape.listElement ?? shape
    let texts = values.prefix(Self.mostItems).map { text($0, element) }
    let rest = values.count - texts.count
    return (texts + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }

  private static let mostItems = 20

  private static func cut(_ text: String) -> String {
    text.count > longest ? text.prefix(longest) + "…" : text
  }

  private static let longest = 500
}
