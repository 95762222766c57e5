/// A tag as it is written.
struct Tag {
  enum Kind: Equatable {
    case variable
    case verbatim
    case section
    case inverted
    case end
    case partial
    case parent
    case block
    case comment
    case delimiters

    /// By the first character of the tag; nil for a plain variable.
    init?(sigil: UInt8) {
      switch sigil {
      case UInt8(ascii: "{"), UInt8(ascii: "&"): self = .verbatim
      case UInt8(ascii: "#"): self = .section
      case UInt8(ascii: "^"): self = .inverted
      case UInt8(ascii: "/"): self = .end
      case UInt8(ascii: ">"): self = .partial
      case UInt8(ascii: "<"): self = .parent
      case UInt8(ascii: "$"): self = .block
      case UInt8(ascii: "!"): self = .comment
      case UInt8(ascii: "="): self = .delimiters
      default: return nil
      }
    }

    /// Whether the tag takes its whole line if nothing else stands there.
    var standsAlone: Bool { self != .variable && self != .verbatim }
  }

  let kind: Kind
  let range: Range<Int>
  /// Where the text between the delimiters stands, without the mark of the kind and without blanks around.
  let content: Range<Int>
  /// The delimiters it is written with.
  let delimiters: Delimiters
}

/// A template as a row of tags and of text between them. A text does not go beyond the end of a line.
enum Token {
  case text(Range<Int>)
  case tag(Tag)
}
