/// What must stand in a file before a rule looks at it: a word, and what stands beside it.
///
/// The lexer finds triggers without building a syntax tree, so they decide what linting costs. A trigger may be too
/// wide, never too narrow: what it misses, its rule never sees.
package struct Trigger: Hashable, Sendable {
  package enum Word: Hashable, Sendable {
    /// An identifier or a keyword, whole.
    case identifier(String)
    /// The beginning of what stands between the quotes of a text.
    case text(String)
    /// A number of at least 200, in a comparison, a pattern or a product.
    case comparedNumber
    /// A name by which projects ask about the device: `isPad`, `IS_IPHONE`, `hasNotch`.
    case deviceHelper
  }

  /// What stands before or after the word, comments and blanks aside.
  package enum Neighbor: Hashable, Sendable {
    case anything
    /// One of these characters.
    case oneOf([UInt8])
  }

  package let word: Word
  package let previous: Neighbor
  package let next: Neighbor

  private init(_ word: Word, previous: Neighbor = .anything, next: Neighbor = .anything) {
    self.word = word
    self.previous = previous
    self.next = next
  }

  /// A name, wherever it stands.
  package static func name(_ name: String) -> Trigger { Trigger(.identifier(name)) }

  /// A name of which a member is asked for: `UIScreen.`, `UIScreen?.`.
  package static func base(_ name: String) -> Trigger {
    Trigger(.identifier(name), next: .oneOf(Array(".?!)".utf8)))
  }

  /// A type of which a member is asked for: `UITraitCollection.`, but not `UITraitCollection?`.
  package static func type(_ name: String) -> Trigger {
    Trigger(.identifier(name), next: .oneOf(Array(".".utf8)))
  }

  /// A member: `.bounds`, `\.scale`.
  package static func member(_ name: String) -> Trigger {
    Trigger(.identifier(name), previous: .oneOf(Array(".".utf8)))
  }

  /// A name with arguments: `UIWindow(`.
  package static func call(_ name: String) -> Trigger {
    Trigger(.identifier(name), next: .oneOf(Array("(".utf8)))
  }

  /// A member with arguments: `.frame(`.
  package static func method(_ name: String) -> Trigger {
    Trigger(.identifier(name), previous: .oneOf(Array(".".utf8)), next: .oneOf(Array("(".utf8)))
  }

  /// A name before a sign: `sizeClass !=`.
  package static func before(_ sign: Character, _ name: String) -> Trigger {
    Trigger(.identifier(name), next: .oneOf(Array(String(sign).utf8)))
  }

  /// The label of an argument, or the name of a declared thing with a type: `spacing:`.
  package static func label(_ name: String) -> Trigger {
    Trigger(.identifier(name), next: .oneOf(Array(":".utf8)))
  }

  /// A text that begins with some words: `"iPhone`.
  package static func text(_ beginning: String) -> Trigger { Trigger(.text(beginning)) }

  package static let comparedNumber = Trigger(.comparedNumber)

  package static let deviceHelper = Trigger(.deviceHelper)
}
