import TokenDiagnostics

/// Where in an XML file a comment may be put.
struct MarkupCommentPlace {
  private let texts: [Range<Int>]
  private let isMarkup: Bool

  init(_ file: SourceFile) {
    var texts: [Range<Int>] = []
    var markup = XMLMarkup(file)
    while let (piece, range) = markup.next() {
      if case .text = piece { texts.append(range) }
    }
    self.texts = texts
    isMarkup = file.bytes.dropFirst(file.byteOrderMarkLength).first == UInt8(ascii: "<")
  }

  /// Why no comment can stand before the line that begins at an offset; nil if one can.
  func obstacle(beforeLineAt offset: Int) -> String? {
    guard isMarkup else { return "this property list is not written in XML" }
    // What is no text is a tag, a comment, or the declaration at the beginning, which nothing may precede.
    let isInText = texts.contains { $0.lowerBound <= offset && offset <= $0.upperBound }
    return isInText ? nil : "the line begins in a tag, or before the first one"
  }
}
