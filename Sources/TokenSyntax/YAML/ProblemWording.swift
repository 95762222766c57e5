import TokenDiagnostics

/// Says a syntax error in the words of someone who writes token files, at the place that shows it.
struct ProblemWording {
  let file: SourceFile
  let problem: SyntaxProblem
  /// The node that was read before, if it is the whole document.
  let root: Node?
  /// What was open when the error was met, the innermost last.
  let open: [OpenContainer]

  func diagnostic() -> Diagnostic {
    let finding = finding()
    let range = SourceRange(file: file, start: finding.range.lowerBound, end: finding.range.upperBound)
    let notes = finding.saysAll ? [] : [beginningNote(besides: range)].compactMap { $0 }
    return .yamlSyntax(finding.message, at: range, notes: notes)
  }

  private struct Finding {
    let message: String
    let range: Range<Int>
    /// Whether it is of no help to show where that began which was being read.
    var saysAll = false
  }

  private func finding() -> Finding {
    switch problem.text {
    case "mapping values are not allowed in this context": misplacedColon()
    case "could not find expected ':'": keyWithoutColon()
    case "found character that cannot start any token": misplacedCharacter()
    case "did not find expected key", "did not find expected '-' indicator": unexpectedInBlock()
    case "did not find expected ',' or ']'": unexpectedInFlow("this list is not closed", "',' or ']'")
    case "did not find expected ',' or '}'": unexpectedInFlow("this mapping is not closed", "',' or '}'")
    case "did not find expected node content": missingValue()
    case "did not find expected <document start>": textAfterRoot()
    case "found unexpected end of stream", "found unexpected document indicator": unclosedQuote()
    case "found unknown escape character": unknownEscape()
    case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
      wrongEscape()
    default: Finding(message: simpleMessage, range: simpleRange)
    }
  }
}

extension ProblemWording {
  /// The character at libyaml's place; at the end of the file the last character that is there.
  private var place: Range<Int> {
    let end = file.endOfContent
    if problem.offset < end { return file.character(at: problem.offset) }
    var start = max(file.byteOrderMarkLength, end - 1)
    while start > file.byteOrderMarkLength, file.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start..<end
  }

  private var isAtEnd: Bool { problem.offset >= file.endOfContent }

  private var character: String { file.text(place) }

  private var restOfLine: Range<Int> {
    let end = file.lineContent(around: problem.offset).upperBound
    return problem.offset < end ? problem.offset..<end : place
  }

  private var isFirstOnLine: Bool { file.lineContent(around: problem.offset).lowerBound == problem.offset }

  private var isAtContextColumn: Bool {
    guard let context = problem.context else { return false }
    return file.location(of: context.offset).column == file.location(of: problem.offset).column
  }

  private static let wrongIndentation = "the indentation of this line fits no line above it"
}

extension ProblemWording {
  private func misplacedColon() -> Finding {
    let line = file.lineContent(around: problem.offset)
    guard line.lowerBound < problem.offset else {
      return Finding(message: "expected a key before ':'", range: place)
    }
    let before = line.lowerBound..<problem.offset
    if hasColonAndBlank(in: before) {
      return Finding(message: "an unquoted value cannot hold ': '; put it in quotes", range: place)
    }
    return Finding(
      message: "this key continues the text above it; check its indentation and the ':' above", range: before)
  }

  private func hasColonAndBlank(in offsets: Range<Int>) -> Bool {
    offsets.contains { file.byte(at: $0) == UInt8(ascii: ":") && file.isBlankOrEnd(at: $0 + 1) }
  }

  private func keyWithoutColon() -> Finding {
    let start = problem.context?.offset ?? problem.offset
    let line = file.lineContent(around: start)
    let isOnOneLine = line.contains(problem.offset) && line.lowerBound <= start
    if isOnOneLine {
      return Finding(message: "a key cannot be longer than 1024 characters", range: file.character(at: start))
    }
    let key = min(start, line.upperBound)..<line.upperBound
    if let colon = key.first(where: { file.byte(at: $0) == UInt8(ascii: ":") }) {
      return Finding(message: "a key's ':' needs a blank after it", range: colon..<colon + 1, saysAll: true)
    }
    return Finding(message: "expected ':' after '\(file.text(key).shortened)'", range: key)
  }

  private func misplacedCharacter() -> Finding {
    var end = problem.offset
    // Also where nothing but a comment follows, which is no content.
    while file.byte(at: end) == UInt8(ascii: "\t") { end += 1 }
    if end > problem.offset {
      return Finding(message: "a tab cannot indent YAML; use spaces", range: problem.offset..<end)
    }
    switch character {
    case "|", ">":
      return Finding(message: "a block text cannot stand inside '[…]' or '{…}'", range: place)
    default:
      return Finding(
        message: "an unquoted value cannot begin with '\(character)'; put it in quotes", range: place)
    }
  }

  private func unexpectedInBlock() -> Finding {
    if ["]", "}", ","].contains(character) { return unexpectedCharacter }
    guard isFirstOnLine else { return unexpectedText }
    guard isAtContextColumn else { return Finding(message: Self.wrongIndentation, range: restOfLine) }
    if character == ":" { return Finding(message: "expected a key before ':'", range: place) }
    if problem.text.hasSuffix("'-' indicator") {
      return Finding(message: "expected '- ' as before the items above", range: restOfLine)
    }
    if character == "-" {
      return Finding(message: "expected a key as in the lines above, not a list item", range: place)
    }
    return Finding(message: "expected a key", range: restOfLine)
  }

  private var unexpectedCharacter: Finding {
    Finding(message: "unexpected '\(character)'", range: place, saysAll: true)
  }

  private var unexpectedText: Finding {
    let message =
      switch character {
      case "&": "a value has one anchor at most"
      case "!": "a value has one tag at most"
      default: "unexpected text after the end of the value"
      }
    return Finding(message: message, range: restOfLine, saysAll: true)
  }

  private func unexpectedInFlow(_ unclosed: String, _ expected: String) -> Finding {
    Finding(message: isAtEnd ? "\(unclosed); expected \(expected)" : "expected \(expected)", range: place)
  }

  private func missingValue() -> Finding {
    let isInFlow = open.last?.isFlow ?? false
    if isAtEnd, isInFlow {
      let isList = open.last?.kind == .list
      return unexpectedInFlow(
        isList ? "this list is not closed" : "this mapping is not closed", isList ? "']'" : "'}'")
    }
    if character == "-", isInFlow {
      return Finding(message: "'- ' has no meaning inside '[…]' or '{…}'", range: place)
    }
    if character == ":", isInFlow {
      return Finding(
        message: "nothing can begin with ':' inside '[…]' or '{…}'; put it in quotes", range: place)
    }
    if character == ",", isInFlow { return Finding(message: "expected a value before ','", range: place) }
    if ["]", "}", ","].contains(character) { return unexpectedCharacter }
    return Finding(message: "expected a value", range: place)
  }

  private func textAfterRoot() -> Finding {
    let column = file.location(of: problem.offset).column
    if isFirstOnLine, let root, column < root.range.startLocation.column {
      return Finding(message: Self.wrongIndentation, range: restOfLine)
    }
    if ["]", "}", ","].contains(character) { return unexpectedCharacter }
    return Finding(message: "expected the end of the file after its value", range: restOfLine)
  }

  private func unclosedQuote() -> Finding {
    let start = problem.context?.offset ?? place.lowerBound
    let end = max(start, file.lineContent(around: start).upperBound)
    let quote = file.text(file.character(at: start))
    return Finding(message: "this quoted text is not closed; expected \(quote)", range: start..<end)
  }

  private func unknownEscape() -> Finding {
    let end = file.character(at: problem.offset + 1).upperBound
    let range = problem.offset..<max(problem.offset, end)
    return Finding(
      message: "'\(file.text(range))' is no escape; write '\\\\' for a backslash, or use single quotes",
      range: range, saysAll: true)
  }

  /// libyaml's place is behind the letter of the escape.
  private func wrongEscape() -> Finding {
    let start = max(file.byteOrderMarkLength, problem.offset - 2)
    let isDigit = { (offset: Int) in
      file.byte(at: offset).map { Character(Unicode.Scalar($0)).isHexDigit } ?? false
    }
    var end = problem.offset
    while end < problem.offset + 8, isDigit(end) { end += 1 }
    let message =
      problem.text.hasPrefix("did not find")
      ? "'\\x' takes two hexadecimal digits, '\\u' four and '\\U' eight"
      : "this escape stands for no character; write the character itself"
    return Finding(message: message, range: start..<end, saysAll: true)
  }
}

extension ProblemWording {
  private var simpleMessage: String {
    ProblemMessages.byText[problem.text] ?? problem.context.flatMap { ProblemMessages.byText[$0.text] }
      ?? problem.text
  }

  /// What begins with an indicator is shown as a whole, other things by the character that is wrong.
  private var simpleRange: Range<Int> {
    guard let start = problem.context?.offset, let first = file.byte(at: start), "*&!%".utf8.contains(first)
    else {
      return place
    }
    return start..<file.endOfWord(at: start + 1)
  }

  /// The second place: where that begins which cannot be finished.
  private func beginningNote(besides range: SourceRange) -> Diagnostic.Note? {
    guard let (name, start) = beginning, start < range.start else { return nil }
    let character = file.character(at: start)
    return Diagnostic.Note(
      "\(name) begins here", at: SourceRange(file: file, start: start, end: character.upperBound))
  }

  private var beginning: (name: String, offset: Int)? {
    if problem.text == "did not find expected node content", let container = open.last, container.isFlow {
      return (container.kind == .list ? "the list" : "the mapping", container.start)
    }
    guard let context = problem.context, let name = ProblemMessages.beginnings[context.text] else {
      return nil
    }
    return (name, context.offset)
  }
}
