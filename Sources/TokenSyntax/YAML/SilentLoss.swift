import TokenDiagnostics

/// What YAML reads as something else, without an error, because quotes are missing.
struct SilentLoss {
  let file: SourceFile
  /// How much text may still be looked at for where it ends.
  private var bytesLeft: Int

  init(_ file: SourceFile) {
    self.file = file
    bytesLeft = 100_000 + 4 * file.bytes.count
  }

  /// `{a.b}`: to YAML a mapping whose one key has no value.
  func reference(_ offsets: Range<Int>, _ entries: [Node.Entry]) -> Mend? {
    guard entries.count == 1, offsets.count >= 2, case .scalar(let scalar) = entries[0].value.content,
      scalar.style == .plain,
      entries[0].value.range.isEmpty, case let key = entries[0].key, key.range.text == key.text,
      key.text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(Self.isName),
      // A ':' after the key would make it the name of something empty.
      case let between = offsets.lowerBound + 1..<offsets.upperBound - 1,
      file.text(between).filter({ $0 != " " }) == key.text.filter({ $0 != " " })
    else { return nil }
    return .reference("{\(key.text)}", at: offsets)
  }

  private static func isName(_ component: Substring) -> Bool {
    guard let first = component.first, let last = component.last else { return false }
    return first != " " && last != " " && !component.contains { "\"'\\?".contains($0) }
  }

  /// Each place where `rgb(1, 2, 3)` stands in brackets: to YAML the text `rgb(1` and more values.
  mutating func textsCutAtCommas(in container: OpenContainer, end: Int) -> [Mend] {
    var mends: [Mend] = []
    for value in container.values {
      guard case .scalar(let scalar) = value.content, scalar.style == .plain,
        scalar.text.utf8.contains(UInt8(ascii: "(")),
        value.range.start >= (mends.last?.offsets.upperBound ?? container.start), value.range.end <= end,
        bytesLeft > 0
      else { continue }
      let written = FlowText(file, from: value.range.start, limit: end)
      bytesLeft -= written.length
      guard let textEnd = written.end, textEnd > value.range.end else { continue }
      let offsets = value.range.start..<textEnd
      mends.append(
        .textCutAtComma(file.text(offsets), in: container.kind, at: offsets))
    }
    return mends
  }

  /// `!important words`: to YAML a tag and a text.
  func textLikeTag(_ event: YAMLEvent, _ content: String, _ style: Scalar.Style, at offsets: Range<Int>)
    -> Mend?
  {
    guard style == .plain, event.anchor == nil, let tag = event.tag, tag.count > 1, tag.first == "!",
      !offsets.isEmpty, case let written = file.text(offsets), written.hasPrefix(tag),
      !written.contains(where: \.isNewline),
      content.isEmpty || Scalar(text: content, style: .plain).meaning == .text
    else { return nil }
    return .text(written, beginningWith: "!", at: offsets)
  }
}

extension SourceFile {
  /// `#1E6EF4` after the `:` or the `-` of a value that is missing: to YAML a comment.
  func mendOfColor(after offset: Int) -> Mend? {
    guard offset > 0, ":-".utf8.contains(bytes[offset - 1]) else { return nil }
    let start = skippingBlanks(from: offset)
    return start > offset ? mendOfColor(at: start) : nil
  }

  /// A colour at a place where YAML sees a comment. Words after it make it a comment indeed.
  func mendOfColor(at start: Int) -> Mend? {
    guard byte(at: start) == UInt8(ascii: "#") else { return nil }
    var end = start + 1
    while let byte = byte(at: end), end - start <= 9, Character(Unicode.Scalar(byte)).isHexDigit { end += 1 }
    guard [4, 5, 7, 9].contains(end - start), isEndOfValue(end) else { return nil }
    return .color(text(start..<end), at: start..<end)
  }

  private func isEndOfValue(_ end: Int) -> Bool {
    guard let byte = byte(at: end), !",]}".utf8.contains(byte) else { return true }
    let next = skippingBlanks(from: end)
    guard let following = self.byte(at: next), !following.isLineBreak else { return true }
    return next > end && ",]}#".utf8.contains(following)
  }

  private func skippingBlanks(from start: Int) -> Int {
    var offset = start
    while let byte = byte(at: offset), byte == 0x20 || byte == 0x09 { offset += 1 }
    return offset
  }
}
