import TokenDiagnostics

/// The stages of a run as a trace that chrome://tracing and Perfetto open: complete events, in microseconds, each on
/// the line of its thread.
package struct ChromeTrace {
  private let toolName: String
  private let spans: [StageLog.Span]

  package init(toolName: String, spans: [StageLog.Span]) {
    self.toolName = toolName
    self.spans = spans
  }

  /// Whether the bytes of a file are such a trace.
  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: beginning.utf8) }

  private static let beginning = "{\n  \"displayTimeUnit\": "

  package func text() -> String {
    let threads = Set(spans.map(\.thread)).sorted()
    let names =
      [name("process_name", toolName, thread: 0)]
      + threads.map { thread in
        name("thread_name", thread == 0 ? "main" : "reader \(thread)", thread: thread)
      }
    return JSONText.object([
      ("displayTimeUnit", .string("ms")),
      ("traceEvents", .array(names + spans.sorted(by: isBefore).map(event))),
    ])
    .rendered() + "\n"
  }

  private func isBefore(_ left: StageLog.Span, _ right: StageLog.Span) -> Bool {
    (left.start, left.thread) < (right.start, right.thread)
  }

  private func name(_ kind: String, _ name: String, thread: Int) -> JSONText {
    .object([
      ("name", .string(kind)), ("ph", .string("M")), ("pid", .integer(1)), ("tid", .integer(thread)),
      ("args", .object([("name", .string(name))])),
    ])
  }

  private func event(_ span: StageLog.Span) -> JSONText {
    let subject: [(key: String, value: JSONText)] =
      span.subject.isEmpty ? [] : [("of", .string(span.subject))]
    return .object([
      ("name", .string(span.stage.rawValue)), ("cat", .string("stage")), ("ph", .string("X")),
      ("ts", .number(String(span.start.microseconds))),
      ("dur", .number(String(span.duration.microseconds))), ("pid", .integer(1)),
      ("tid", .integer(span.thread)), ("args", .object(subject)),
    ])
  }
}
