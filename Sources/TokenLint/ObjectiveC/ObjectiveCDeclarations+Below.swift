extension ObjectiveCDeclarations {
  /// The class, method, function or statement that begins below a comment; nil where nothing follows.
  func extent(below comment: Range<Int>, in text: ObjectiveCText) -> Range<Int>? {
    guard let first = text.tokens.firstIndex(where: { $0.start >= comment.upperBound }) else { return nil }
    let last = endOfClass(from: first, in: text) ?? endOfDefinition(from: first, in: text)
    return text.offsets(first...(last ?? endOfStatement(from: first, in: text)))
  }

  private func endOfClass(from first: Int, in text: ObjectiveCText) -> Int? {
    guard text.hasText(first, in: ["@implementation", "@interface", "@protocol"]) else { return nil }
    return text.tokens.indices[first...].first { text.hasText($0, "@end") }
  }

  /// Of a method or function whose head begins there: nothing else ends before its body.
  private func endOfDefinition(from first: Int, in text: ObjectiveCText) -> Int? {
    guard let next = definitions.first(where: { $0.body.lowerBound > first }),
      !(first..<next.body.lowerBound).contains(where: { text.hasText($0, in: [";", "{", "}"]) })
    else { return nil }
    return next.body.upperBound
  }

  /// At its semicolon, or at the brace that closes its block and those of its `else`.
  private func endOfStatement(from first: Int, in text: ObjectiveCText) -> Int {
    var index = first
    while index < text.tokens.count - 1 {
      if text.hasText(index, ";") { return index }
      if text.hasText(index, "}") { return max(first, index - 1) }
      if text.hasText(index, in: ["(", "[", "{"]), let partner = text.partner(index), partner > index {
        let isBlock = text.hasText(index, "{") && !text.hasText(index - 1, in: ["=", "^", "@"])
        index = partner
        if isBlock, !text.hasText(index + 1, in: ["else", ";", ")", ","]) { return index }
      }
      index += 1
    }
    return index
  }
}
