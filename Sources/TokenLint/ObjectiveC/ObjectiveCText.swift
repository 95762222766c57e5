/// The tokens of a file, or of the body of a macro, with the brackets that they stand in.
struct ObjectiveCText {
  let bytes: [UInt8]
  let tokens: [ObjectiveCToken]
  /// Of each token its sign, 0 for a word, a literal or a longer sign.
  private let signs: [UInt8]
  private let pairs: BracketPairs
  /// The macro whose body this is; nil for the code of the file.
  let macro: Range<Int>?
  /// Whether it is a macro that chooses between two values, and whether one such value is a number.
  let (choosesValue, choosesNumber): (Bool, Bool)
  let meanings = TokenMeanings()

  init(
    _ tokens: [ObjectiveCToken], in bytes: [UInt8], branches: [LexedObjectiveC.Branch], macro: Range<Int>?
  ) {
    self.bytes = bytes
    self.tokens = tokens
    self.macro = macro
    signs = tokens.map { $0.kind == .sign && $0.end - $0.start == 1 ? bytes[$0.start] : 0 }
    let choices = macro == nil ? [] : signs.indices.filter { [signs] in signs[$0] == UInt8(ascii: "?") }
    choosesValue = !choices.isEmpty
    choosesNumber = choices.contains { [signs] choice in
      let isNegative = signs.indices.contains(choice + 1) && signs[choice + 1] == UInt8(ascii: "-")
      let next = choice + (isNegative ? 2 : 1)
      return tokens.indices.contains(next) && tokens[next].kind == .number
    }
    pairs = BracketPairs(signs, branches: branches)
  }

  /// No token where the index is outside of the text: of no kind, and no word.
  func kind(_ index: Int) -> ObjectiveCToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  func isWord(_ index: Int) -> Bool { kind(index) == .word }

  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  func text(_ range: ClosedRange<Int>) -> String {
    String(decoding: bytes[tokens[range.lowerBound].start..<tokens[range.upperBound].end], as: UTF8.self)
  }

  func hasText(_ index: Int, _ text: String) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let range = tokens[index].range
    return range.count == text.utf8.count && bytes[range].elementsEqual(text.utf8)
  }

  func hasText(_ index: Int, in texts: [String]) -> Bool { texts.contains { hasText(index, $0) } }

  /// The sign that a token is; 0 for a word, a literal or a longer sign, and outside of the text.
  func sign(_ index: Int) -> UInt8 { signs.indices.contains(index) ? signs[index] : 0 }

  /// The bracket that belongs to a bracket.
  func partner(_ index: Int) -> Int? {
    guard tokens.indices.contains(index), pairs.partners[index] >= 0 else { return nil }
    return Int(pairs.partners[index])
  }

  /// The opening bracket around a token.
  func enclosing(_ index: Int) -> Int? {
    guard tokens.indices.contains(index), pairs.enclosing[index] >= 0 else { return nil }
    return Int(pairs.enclosing[index])
  }

  /// The brackets around a token, the innermost first; no more than is written by people.
  func enclosingBrackets(of index: Int) -> [Int] {
    var brackets: [Int] = []
    var next = enclosing(index)
    while let bracket = next, brackets.count < Self.deepest {
      brackets.append(bracket)
      next = enclosing(bracket)
    }
    return brackets
  }

  private static let deepest = 64

  func offsets(_ range: ClosedRange<Int>) -> Range<Int> {
    tokens[range.lowerBound].start..<tokens[range.upperBound].end
  }
}
