import TokenDiagnostics

/// Tells whether text goes against the grammar because its quotes are missing, and what was meant.
struct MissingQuotes {
  private let file: SourceFile
  private let problem: SyntaxProblem
  /// Where the error stands.
  private let offset: Int
  private let value: OpenValue
  /// Where the meant text ends.
  private let end: Int

  /// Nil if the problem is another one.
  static func find(_ problem: SyntaxProblem, in text: MendedText) -> Mend? {
    let beginnings = ["while scanning an alias", "while scanning an anchor", "while scanning a tag"]
    let isAtBeginning = problem.context.map {
      beginnings.contains($0.text) || $0.text == "while scanning a block scalar"
    }
    let offset = isAtBeginning == true ? problem.context?.offset ?? problem.offset : problem.offset
    var finder = OpenValueFinder(text, end: offset)
    let value = finder.find()
    if let swallowed = finder.swallowed, !text.isMended(swallowed.offsets) { return swallowed }
    guard let value, let quotes = MissingQuotes(problem, offset: offset, value: value, in: text.file),
      !text.isMended(value.start..<quotes.end)
    else { return nil }
    return quotes.mend()
  }

  private init?(_ problem: SyntaxProblem, offset: Int, value: OpenValue, in file: SourceFile) {
    guard value.start <= offset, offset < file.bytes.count else { return nil }
    self.file = file
    self.problem = problem
    self.offset = offset
    self.value = value
    if value.bracket == nil {
      end = Self.endInBlock(of: value, after: offset, in: file)
    } else {
      guard let end = FlowText(file, from: value.start, limit: file.bytes.count).end else { return nil }
      self.end = end
    }
    guard offset < end else { return nil }
  }

  /// The end of the line, or what stands before a comment, or the end of the lines that go on with the text. A word
  /// right after the `#`, as in 'see #4', belongs to the text.
  private static func endInBlock(of value: OpenValue, after offset: Int, in file: SourceFile) -> Int {
    let lineEnd = file.endOfLine(from: value.start)
    let comment = (min(offset, lineEnd)..<lineEnd).first { $0 > value.start && file.isClearComment(at: $0) }
    var end = file.trimmedEnd(of: value.start..<(comment ?? lineEnd))
    guard comment == nil, offset < end, !"|>".utf8.contains(file.bytes[value.start]) else { return end }
    while let next = endOfContinuation(after: end, of: value, in: file) { end = next }
    return end
  }

  /// The end of the next line if it goes on with a text: it is indented more, and no key, item or comment.
  private static func endOfContinuation(after end: Int, of value: OpenValue, in file: SourceFile) -> Int? {
    let line = file.lineAfter(file.endOfLine(from: end))
    let start = file.firstNonBlank(of: line)
    guard start < line.upperBound, file.location(of: start).column - 1 > value.indentation,
      !"#-?".utf8.contains(file.bytes[start])
    else { return nil }
    let text = start..<file.trimmedEnd(of: line)
    return file.endOfPlainText(from: start, endedBy: "") == text.upperBound ? text.upperBound : nil
  }

  private var offsets: Range<Int> { value.start..<end }
  private var text: String { file.text(offsets) }
  private var first: UInt8 { file.bytes[value.start] }
  private var isInFlow: Bool { value.bracket != nil }

  private func mend() -> Mend? {
    if offset == value.start { return textWithReservedBeginning() }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return afterQuotes()
    case UInt8(ascii: "{"), UInt8(ascii: "["): return afterBracket()
    default: break
    }
    switch file.bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return withBrace()
    case UInt8(ascii: ":"): return withColon()
    default: return nil
    }
  }
}

extension MissingQuotes {
  /// `@2x`, `*important*`.
  private func textWithReservedBeginning() -> Mend? {
    // A second anchor or tag is no text.
    guard "@`%*&!|>?".utf8.contains(first), offsets.count > 1 || !"|>?".utf8.contains(first),
      !text.hasPrefix("!!"), problem.context?.text.hasSuffix("mapping") != true
    else { return nil }
    if "|>".utf8.contains(first), isInFlow || hasTextBelow { return nil }
    return .text(text, beginningWith: Character(Unicode.Scalar(first)), at: offsets)
  }

  /// Whether the next line is one of a block text.
  private var hasTextBelow: Bool {
    let line = file.lineAfter(file.endOfLine(from: end))
    let start = file.firstNonBlank(of: line)
    return start < line.upperBound && file.location(of: start).column - 1 > value.indentation
  }

  /// `"{a}" + 2`, `"{a}" < "{b}"`, `'it's'`, `"Large" title`.
  private func afterQuotes() -> Mend? {
    let quotesEnd = file.endOfQuotes(from: value.start)
    guard quotesEnd <= offset else { return nil }
    let rest = file.text(quotesEnd..<end).drop { $0 == " " }
    let bare = text.filter { $0 != "\"" && $0 != "'" }
    if !text.contains("\\"), goesOn(rest, in: bare) { return .partlyQuotedExpression(bare, at: offsets) }
    guard !isInFlow, !",]}:".contains(rest.first ?? ","), !rest.contains(": "),
      let inner = textInQuotes(after: quotesEnd)
    else {
      return nil
    }
    return .textWithQuotes(inner, at: offsets)
  }

  /// Whether an expression, given without its quotes, goes on after its quoted part.
  private func goesOn(_ rest: Substring, in expression: String) -> Bool {
    let holdsReferences = holdsReferences(expression)
    if let next = rest.first, "+-*/%".contains(next) {
      return holdsReferences || expression.first?.isNumber == true
    }
    return holdsReferences && ["<", ">", "==", "!=", "and ", "or "].contains(where: rest.hasPrefix)
  }

  /// What was meant by text with quotes in it: without the outer ones where they cannot be part of it; nil where that
  /// is not clear.
  private func textInQuotes(after quotesEnd: Int) -> String? {
    let quote = Character(Unicode.Scalar(first))
    guard !text.contains("\\") else { return nil }
    let inner = text.dropFirst().dropLast()
    if text.last == quote {
      let isApostrophe = !file.isBlankOrEnd(at: quotesEnd)
      return isApostrophe || inner.last == quote || file.isBlankOrEnd(at: quotesEnd - 2)
        ? String(inner) : text
    }
    return text.count { $0 == quote }.isMultiple(of: 2) && file.isBlankOrEnd(at: quotesEnd) ? text : nil
  }

  /// `{b} * 2`, `[draft] the width`.
  private func afterBracket() -> Mend? {
    let isReference = first == UInt8(ascii: "{") && holdsReferences(text)
    let character = file.bytes[offset]
    if isReference, "+-*/%<>=!".utf8.contains(character) { return .expression(text, at: offsets) }
    guard !isInFlow, isReference || isRemark, !text.contains(": "), !",]}:".utf8.contains(character) else {
      return nil
    }
    return .text(text, beginningWith: Character(Unicode.Scalar(first)), at: offsets)
  }

  /// `[draft] the width`: words in brackets before words.
  private var isRemark: Bool {
    guard first == UInt8(ascii: "["), let close = text.firstIndex(of: "]") else { return false }
    let remark = text[..<close].dropFirst()
    return remark.allSatisfy { $0.isLetter || $0 == " " } && remark.contains(where: \.isLetter)
  }

  /// `2 * {a.b}`, `max({a}, {b})` in brackets.
  private func withBrace() -> Mend? {
    guard isInFlow, holdsReferences(text) else { return nil }
    let isExpression = text.contains { "+*/(".contains($0) } || text.contains("- ")
    return isExpression ? .expression(text, at: offsets) : .textWithBrace(text, at: offsets)
  }

  /// `Note: the width`.
  private func withColon() -> Mend? {
    if isInFlow, looksLikeTwoEntries || beginsItsLine { return nil }
    return .textWithColon(text, at: offsets)
  }

  /// Whether it is the next line, which YAML reads as a value because something above is not closed.
  private var beginsItsLine: Bool { file.lineContent(around: value.start).lowerBound == value.start }

  /// `{ width: 951 height: 669 }` lacks a comma, where `{ article: Part 2: The bar }` lacks quotes.
  private var looksLikeTwoEntries: Bool {
    let words = file.text(value.start..<offset).split(separator: " ")
    guard words.count > 1, let key = words.last?.first else { return words.isEmpty }
    let isTitle = words.count > 2 || key.isUppercase || key.isNumber
    return !isTitle || Scalar(text: words.dropLast().joined(separator: " "), style: .plain).meaning != .text
  }

  /// Whether the braces in a text hold paths and nothing else.
  private func holdsReferences(_ text: String) -> Bool {
    var isOpen = false
    var length = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{") where !isOpen: (isOpen, length) = (true, 0)
      case UInt8(ascii: "}") where isOpen && length > 0: isOpen = false
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return false
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "'"):
        if isOpen { return false }
      default: length += 1
      }
    }
    return !isOpen && text.utf8.contains(UInt8(ascii: "{"))
  }
}
