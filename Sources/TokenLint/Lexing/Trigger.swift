/// What must stand in a file before a rule looks at it: a word, and what stands beside it.
///
/// The lexer finds triggers without building a syntax tree, so they decide what linting costs. A trigger may
/// be too wide, never too narrow: what it misses, its rule never sees.
package struct Trigger: Hashable, Sendable {
  package enum Word: Hashable, Sendable {
    /// An identifier or a keyword, whole.
    case identifier(String)
    /// The beginning of what stands between the quotes of a text.
    case text(String)
    /// A number of some values in a comparison or a pattern.
    case comparedNumber(NumberCondition)
    /// A number of some values that something is multiplied with or divided by.
    case factor(NumberCondition)
    /// A name by which projects ask about the device: `isPad`, `IS_IPHONE`, `hasNotch`.
    case deviceHelper
  }

  /// What stands before or after the word, comments and blanks aside.
  package enum Neighbor: Hashable, Sendable {
    case anything
    /// One of these characters.
    case oneOf([UInt8])
    /// This character and then a number of some values, with a sign or without.
    case number(after: UInt8, NumberCondition)
    /// The opening brace after `else`.
    case elseBrace
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

  /// An attribute: `@main`.
  package static func attribute(_ name: String) -> Trigger {
    Trigger(.identifier(name), previous: .oneOf(Array("@".utf8)))
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

  package static let deviceHelper = Trigger(.deviceHelper)

  /// A name with some character after it: `width <`.
  package static func name(_ name: String, before characters: String) -> Trigger {
    Trigger(.identifier(name), next: .oneOf(Array(characters.utf8)))
  }

  /// A member with some character after it: `.leadingAnchor,`.
  package static func member(_ name: String, before characters: String) -> Trigger {
    Trigger(.identifier(name), previous: .oneOf(Array(".".utf8)), next: .oneOf(Array(characters.utf8)))
  }

  /// The label of a number: `constant: -44`.
  package static func label(_ name: String, of number: NumberCondition) -> Trigger {
    Trigger(.identifier(name), next: .number(after: UInt8(ascii: ":"), number))
  }

  /// A member that is set to a number: `.cornerRadius = 44`.
  package static func assignment(_ name: String, of number: NumberCondition) -> Trigger {
    Trigger(
      .identifier(name), previous: .oneOf(Array(".".utf8)), next: .number(after: UInt8(ascii: "="), number))
  }

  /// What an `else` begins with: `else { HStack`.
  package static func inElse(_ name: String) -> Trigger { Trigger(.identifier(name), previous: .elseBrace) }

  /// What the statements after a `case` begin with: `case .compact: HStack`.
  package static func inCase(_ name: String) -> Trigger {
    Trigger(.identifier(name), previous: .oneOf(Array(":".utf8)))
  }

  /// A number beside `<`, `==`, `...` or another comparison, or after `case`.
  package static func comparedNumber(_ number: NumberCondition) -> Trigger {
    Trigger(.comparedNumber(number))
  }

  /// A number beside `*` or `/`.
  package static func factor(_ number: NumberCondition) -> Trigger { Trigger(.factor(number)) }
}
