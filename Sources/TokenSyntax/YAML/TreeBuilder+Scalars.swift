import TokenDiagnostics

/// Scalars, and the tags of values.
extension TreeBuilder {
  mutating func takeScalar(_ content: String, _ style: Scalar.Style, _ event: YAMLEvent) {
    let isNothing = event.start == event.end && style == .plain
    if isNothing, stack.isEmpty { return }
    let place = isNothing ? placeOfNothing(event) : contentRange(event)
    let color = isNothing ? file.mendOfColor(after: place.start) : nil
    if let color { note(color) }
    let mend = text.mend(at: place.start)
    if let mend { report(mend.diagnostic(in: file)) }
    let tag = readTag(of: content, style, event, place)
    let scalar = Scalar(text: content, style: tag.style)
    if isKeyNext, event.anchor == nil { return deliverKey(scalar, at: place) }
    let node = Node(
      content: .scalar(scalar), range: place,
      isReported: mend != nil || color != nil || tag.isReported)
    // A long text counts as many: what aliases multiply is bounded in bytes too.
    let size = 1 + content.utf8.count / 100
    if let name = event.anchor { anchors.define(name, as: node, size: size) }
    deliver(Arrival(node: node, place: place, size: size))
  }

  /// Where a value would stand that is not there: right after the `:`, or after its key if there is none.
  private func placeOfNothing(_ event: YAMLEvent) -> SourceRange {
    guard let keyEnd = stack.last?.endOfPendingKey, keyEnd <= event.start else {
      return range(event.start, event.start)
    }
    let colon = file.skippingBlanksAndComments(keyEnd..<event.start)
    let offset = colon < event.start && file.byte(at: colon) == UInt8(ascii: ":") ? colon + 1 : keyEnd
    return range(offset, offset)
  }

  private func contentRange(_ event: YAMLEvent) -> SourceRange {
    let start = contentStart(event, limit: event.end)
    return range(start, file.trimmedEnd(of: start..<event.end))
  }

  func contentStart(_ event: YAMLEvent, limit: Int) -> Int {
    let count = (event.anchor == nil ? 0 : 1) + (event.tag == nil ? 0 : 1)
    return count == 0 ? event.start : file.skippingProperties(event.start..<limit, count: count)
  }

  /// What a scalar with its tag is, and whether that was reported as wrong.
  private mutating func readTag(
    of content: String, _ style: Scalar.Style, _ event: YAMLEvent, _ place: SourceRange
  ) -> (style: Scalar.Style, isReported: Bool) {
    guard event.tag != nil else { return (style, false) }
    if let mend = silentLoss.textLikeTag(event, content, style, at: event.start..<place.end) {
      note(mend)
      return (style, true)
    }
    guard let tag = knownTag(of: event, before: place.start) else { return (style, true) }
    if tag == .text { return (.quoted, false) }
    guard tag.fits(content) else {
      report(.wrongTag(tag, at: range(event.start, max(event.start, place.end))))
      return (style, true)
    }
    return (.plain, false)
  }

  /// The tag of a node; nil if it has none or one that means nothing here, which is reported.
  mutating func knownTag(of event: YAMLEvent, before start: Int) -> CoreTag? {
    guard let written = event.tag else { return nil }
    let tag = CoreTag(written)
    if tag == nil {
      report(.unsupportedTag(at: range(event.start, file.trimmedEnd(of: event.start..<start))))
    }
    return tag
  }
}
