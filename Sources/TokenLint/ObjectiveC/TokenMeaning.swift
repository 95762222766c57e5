/// What a word or a sign of Objective-C says to those who ask what a question about the device decides.
struct TokenMeaning: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It is of a layout, and no mere rectangle.
  static let layout = TokenMeaning(rawValue: 1)
  /// It shows or hides a view.
  static let structure = TokenMeaning(rawValue: 2)
  static let keyboard = TokenMeaning(rawValue: 4)
  /// It is about a car's or a watch's screen.
  static let otherScreen = TokenMeaning(rawValue: 8)
  static let sizeClass = TokenMeaning(rawValue: 16)
  static let orientationMask = TokenMeaning(rawValue: 32)
  /// `&&`, `||`
  static let joining = TokenMeaning(rawValue: 64)
  /// `=`
  static let assigning = TokenMeaning(rawValue: 128)
  /// `?`
  static let choosing = TokenMeaning(rawValue: 256)
  /// It is a rectangle or a side of one.
  static let rectangle = TokenMeaning(rawValue: 512)
  static let popoverSource = TokenMeaning(rawValue: 1024)

  init(word: String) {
    self = []
    if word.hasPrefix("CGRect") || Self.ofRectangles.contains(word) {
      insert(.rectangle)
    } else if Self.isOfLayout(word) {
      insert(.layout)
    }
    if word == "sourceRect" || word == "sourceView" { insert(.popoverSource) }
    if Self.ofStructure.contains(word) { insert(.structure) }
    if Self.ofKeyboards.contains(word) { insert(.keyboard) }
    if word.hasPrefix("CP") && word.hasSuffix("Template") || word.hasPrefix("WCSession") {
      insert(.otherScreen)
    }
    if word.hasSuffix("SizeClass") || word.hasPrefix("UIUserInterfaceSizeClass") { insert(.sizeClass) }
    if word.hasPrefix("UIInterfaceOrientationMask") { insert(.orientationMask) }
  }

  init(sign: String) {
    switch sign {
    case "&&", "||": self = .joining
    case "=": self = .assigning
    case "?": self = .choosing
    default: self = []
    }
  }

  private static func isOfLayout(_ word: String) -> Bool {
    words.contains(word) || beginnings.contains { word.hasPrefix($0) }
      || endings.contains { word.hasSuffix($0) }
  }

  private static let words: Set<String> = [
    "setFrame", "axis", "setAxis", "spacing", "constant", "multiplier", "font", "setFont", "contentInset",
    "layoutMargins", "numberOfLines", "preferredDisplayMode", "modalPresentationStyle",
    "setModalPresentationStyle", "cornerRadius", "alignment", "distribution", "columns", "numberOfColumns",
    "itemSize", "sectionInset", "margin", "padding", "inset", "insets", "CGFloat", "addConstraint",
    "addConstraints",
  ]
  private static let ofRectangles: Set<String> = ["frame", "bounds", "size", "width", "height", "center"]
  private static let ofStructure: Set<String> = ["hidden", "setHidden", "addSubview", "removeFromSuperview"]
  private static let ofKeyboards: Set<String> = [
    "keyboardType", "setKeyboardType", "inputView", "setInputView",
  ]
  private static let beginnings = [
    "CGSize", "UIEdgeInsets", "NSDirectionalEdgeInsets", "NSLayoutConstraint",
  ]
  private static let endings = [
    "Width", "Height", "Margin", "Padding", "Spacing", "Inset", "Insets", "Constraint", "Columns",
    "FontSize", "OfSize",
    "Size", "Font", "Radius",
  ]
}

/// What the tokens of a text say, each asked once: thousands of questions may be about the same statement.
final class TokenMeanings {
  private var known: [TokenMeaning?] = []

  func meaning(of index: Int, in text: ObjectiveCText) -> TokenMeaning {
    if known.isEmpty { known = Array(repeating: nil, count: text.tokens.count) }
    if let known = known[index] { return known }
    let meaning =
      switch text.tokens[index].kind {
      case .word: TokenMeaning(word: text.text(index))
      case .sign: TokenMeaning(sign: text.text(index))
      case .number, .text, .character: TokenMeaning()
      }
    known[index] = meaning
    return meaning
  }
}

extension ObjectiveCText {
  /// The first of some tokens that has a meaning.
  func first(_ meaning: TokenMeaning, in range: Range<Int>) -> Int? {
    range.first { meanings.meaning(of: $0, in: self).contains(meaning) }
  }

  func says(_ meaning: TokenMeaning, in range: ClosedRange<Int>) -> Bool {
    first(meaning, in: Range(range)) != nil
  }

  /// What all tokens of a run say together.
  func meaning(of range: ClosedRange<Int>) -> TokenMeaning {
    range.reduce(into: []) { $0.formUnion(meanings.meaning(of: $1, in: self)) }
  }
}
