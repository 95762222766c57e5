/// How the text of a tag becomes names.
struct NameReader {
  let bytes: [UInt8]

  /// The text of a tag that must hold one word; nil, reported, if it does not.
  func word(of tag: Tag, reportingTo mistakes: inout Mistakes) -> String? {
    word(in: tag.content, of: tag, reportingTo: &mistakes)
  }

  /// The name that a tag holds, with its parts.
  func name(of tag: Tag, reportingTo mistakes: inout Mistakes) -> TemplateNode.Name? {
    name(in: tag.content, of: tag, reportingTo: &mistakes)
  }

  /// The template that a tag names.
  func reference(of tag: Tag, reportingTo mistakes: inout Mistakes) -> TemplateNode.Reference? {
    guard let dynamic = dynamicName(in: tag.content) else {
      return word(of: tag, reportingTo: &mistakes).map { .named($0) }
    }
    return name(in: dynamic, of: tag, reportingTo: &mistakes).map { .dynamic($0) }
  }

  /// The text by which an end tag is matched: blanks after the `*` of a dynamic name do not count.
  func key(of tag: Tag) -> String {
    guard let dynamic = dynamicName(in: tag.content) else { return text(tag.content) }
    return "*" + text(dynamic)
  }

  private func dynamicName(in content: Range<Int>) -> Range<Int>? {
    guard bytes[content].first == UInt8(ascii: "*") else { return nil }
    let name = bytes[content].dropFirst().drop(while: \.isWhitespace)
    return name.startIndex..<name.endIndex
  }

  private func word(
    in range: Range<Int>, of tag: Tag, reportingTo mistakes: inout Mistakes
  ) -> String? {
    if range.isEmpty {
      mistakes.emptyTag(at: tag.range)
    } else if bytes[range].contains(where: \.isWhitespace) {
      mistakes.blankInName(text(range), at: range)
    } else {
      return text(range)
    }
    return nil
  }

  private func name(
    in range: Range<Int>, of tag: Tag, reportingTo mistakes: inout Mistakes
  ) -> TemplateNode.Name? {
    guard let word = word(in: range, of: tag, reportingTo: &mistakes) else { return nil }
    if word == "." { return TemplateNode.Name(parts: [], range: range) }
    let parts = bytes[range].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      mistakes.emptyNamePart(word, at: range)
      return nil
    }
    return TemplateNode.Name(
      parts: parts.map {
        TemplateNode.Name.Part(
          name: FieldName(String(decoding: $0, as: UTF8.self)), range: $0.startIndex..<$0.endIndex)
      },
      range: range)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
