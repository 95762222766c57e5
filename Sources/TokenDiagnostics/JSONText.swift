/// JSON to be written: keys stay in the given order and numbers keep their text.
package enum JSONText: Sendable {
  case object([(key: String, value: JSONText)])
  case array([JSONText])
  case string(String)
  /// A number by the text that stands for it, which must be valid JSON.
  case number(String)
  case boolean(Bool)
  case null

  package static func integer(_ value: Int) -> JSONText { .number(String(value)) }

  /// The text as a file has it, without a line break at its end.
  package func rendered() -> String { text(.indented) }

  /// The text without a line break.
  package func renderedOnOneLine() -> String { text(.oneLine) }

  private func text(_ layout: JSONWriter.Layout) -> String {
    var writer = JSONWriter(layout, expectedSize: 0)
    writer.json(self)
    return String(decoding: writer.text, as: UTF8.self)
  }
}

extension JSONWriter {
  /// Writes a value that is there as a tree.
  package mutating func json(_ json: JSONText) {
    switch json {
    case .object(let members):
      object { writer in
        for (key, value) in members {
          writer.key(key)
          writer.json(value)
        }
      }
    case .array(let items): array { writer in for item in items { writer.json(item) } }
    case .string(let text): string(text)
    case .number(let text): word(text)
    case .boolean(let value): boolean(value)
    case .null: word("null")
    }
  }
}

/// Two texts are equal if they mean the same: the order of members does not matter, the spelling of a number does.
extension JSONText: Hashable {
  package static func == (left: JSONText, right: JSONText) -> Bool {
    switch (left, right) {
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left.sorted { $0.key < $1.key }, right.sorted { $0.key < $1.key }).allSatisfy {
          $0.key == $1.key && $0.value == $1.value
        }
    case (.array(let left), .array(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.null, .null): true
    case (.object, _), (.array, _), (.string, _), (.number, _), (.boolean, _), (.null, _): false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .object(let members): hasher.combine(members.map(\.key).sorted())
    case .array(let items): hasher.combine(items)
    case .string(let text), .number(let text): hasher.combine(text)
    case .boolean(let boolean): hasher.combine(boolean)
    case .null: break
    }
  }
}
