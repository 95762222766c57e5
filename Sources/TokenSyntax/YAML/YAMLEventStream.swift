import CYAML

/// The events of one file, as libyaml finds them. The only place that knows libyaml.
final class YAMLEventStream {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let text: MendedText
  private var cursor: CodePointCursor

  init(_ text: MendedText) {
    let start = text.file.byteOrderMarkLength
    let bytes = text.bytes[start...]
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    self.text = text
    cursor = CodePointCursor(text.bytes, start: start)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    precondition(yaml_parser_initialize(parser) == 1, "out of memory")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
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
    var converted = YAMLEvent(
      kind: kind(of: event),
      start: place(ofCodePoint: event.start_mark.index),
      end: place(ofCodePoint: event.end_mark.index)
    )
    switch event.type {
    case YAML_SCALAR_EVENT:
      converted.anchor = string(event.data.scalar.anchor)
      converted.tag = string(event.data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      converted.anchor = string(event.data.sequence_start.anchor)
      converted.tag = string(event.data.sequence_start.tag)
      converted.isFlow = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    case YAML_MAPPING_START_EVENT:
      converted.anchor = string(event.data.mapping_start.anchor)
      converted.tag = string(event.data.mapping_start.tag)
      converted.isFlow = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    default: break
    }
    return converted
  }

  private func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_ALIAS_EVENT: .alias(string(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT: scalar(event)
    case YAML_SEQUENCE_START_EVENT: .containerStart(.list)
    case YAML_MAPPING_START_EVENT: .containerStart(.mapping)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .containerEnd
    default: .streamEnd
    }
  }

  private func scalar(_ event: yaml_event_t) -> YAMLEvent.Kind {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    return .scalar(String(decoding: bytes, as: UTF8.self), isPlain ? .plain : .quoted)
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
