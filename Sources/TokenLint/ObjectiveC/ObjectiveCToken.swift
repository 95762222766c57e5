/// A word, a number, a text or a sign of Objective-C, which C and C++ share.
struct ObjectiveCToken {
  enum Kind: UInt8 {
    /// A name or a keyword, with its `@` if it has one.
    case word
    case number
    /// `"…"` or `@"…"`, with the quotes.
    case text
    case character
    case sign
  }

  let kind: Kind
  /// Whether it is compiled only for systems without scenes.
  let isOtherPlatform: Bool
  let start: Int
  let end: Int

  var range: Range<Int> { start..<end }
}
