import CYAML

/// The events of one file, as libyaml finds them. The only place that knows libyaml.
final class YAMLEventStream {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: MendedText
  private var cursor: CodePointCursor

  /// Hands the events of a text to a function, for whose time libyaml reads the bytes where they are.
  static func read(_ text: MendedText, _ take: (YAMLEventStream) -> Void) {
    text.bytes.withUnsafeBufferPointer { take(YAMLEventStream(text, $0)) }
  }

  private init(_ text: MendedText, _ bytes: UnsafeBufferPointer<UInt8>) {
    let start = text.file.byteOrderMarkLength
    self.text = text
    cursor = CodePointCursor(text.bytes, start: start)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    precondition(yaml_parser_initialize(parser) == 1, "out of memory")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    let input = UnsafeBufferPointer(rebasing: bytes[start...])
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  func next() -> YAMLEvent {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { return failure() }
      defer { yaml_event_delete(&event) }
      if event.type != YAML_STREAM_START_EVENT { return converted(event) }
    }
  }

  private func converted(_ event: yaml_event_t) -> YAMLEvent {
    let start = place(ofCodePoint: event.start_mark.index)
    let end = place(ofCodePoint: event.end_mark.index)
    switch event.type {
    case YAML_SCALAR_EVENT: return scalar(event, start, end)
    case YAML_ALIAS_EVENT:
      return YAMLEvent(kind: .alias, text: string(event.data.alias.anchor) ?? "", start: start, end: end)
    case YAML_SEQUENCE_START_EVENT:
      let list = event.data.sequence_start
      return YAMLEvent(
        kind: .containerStart(.list), anchor: string(list.anchor), tag: string(list.tag),
        isFlow: list.style == YAML_FLOW_SEQUENCE_STYLE, start: start, end: end)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      return YAMLEvent(
        kind: .containerStart(.mapping), anchor: string(mapping.anchor), tag: string(mapping.tag),
        isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE, start: start, end: end)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      return YAMLEvent(kind: .containerEnd, start: start, end: end)
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, start: start, end: end)
    case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, start: start, end: end)
    default: return YAMLEvent(kind: .streamEnd, start: start, end: end)
    }
  }

  private func scalar(_ event: yaml_event_t, _ start: Int, _ end: Int) -> YAMLEvent {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return YAMLEvent(
      kind: .scalar(scalar.style == YAML_PLAIN_SCALAR_STYLE ? .plain : .quoted),
      text: String(decoding: bytes, as: UTF8.self), anchor: string(scalar.anchor), tag: string(scalar.tag),
      start: start, end: end)
  }

  private func failure() -> YAMLEvent {
    let offset = place(ofCodePoint: parser.pointee.problem_mark.index)
    let problem = SyntaxProblem(
      text: parser.pointee.problem.map { String(cString: $0) } ?? "out of memory",
      offset: offset,
      context: parser.pointee.context.map {
        SyntaxProblem.Context(
          text: String(cString: $0),
          offset: place(ofCodePoint: parser.pointee.context_mark.index))
      }
    )
    return YAMLEvent(kind: .failure(problem), start: offset, end: offset)
  }

  private func place(ofCodePoint index: Int) -> Int { text.place(of: cursor.offset(ofCodePoint: index)) }

  private func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    text.map { String(cString: $0) }
  }
}
