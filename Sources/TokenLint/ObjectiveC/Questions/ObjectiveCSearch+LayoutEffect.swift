extension ObjectiveCSearch {
  /// Whether an answer about the device decides how something is laid out.
  enum LayoutEffect {
    /// Looks at what a condition decides: the branches of an `if` or `switch`, the two values of `?:` with
    /// where they go, and what a method that returns a measure gives back.
    static func isDecided(by index: Int, at place: ObjectiveCPlace) -> Bool {
      let text = place.text
      let statement = text.statement(around: index)
      if let definition = place.definition, isMeasure(definition.returned) { return true }
      if variable(holding: index, statement, in: text) != nil, place.definition != nil {
        return uses(of: index, at: place).contains { isDecided(by: $0, in: text) }
      }
      if text.macro != nil { return text.choosesNumber || isLayout(statement, in: text) }
      return isDecided(by: index, in: text)
    }

    private static func isDecided(by index: Int, in text: ObjectiveCText) -> Bool {
      isLayout(decided(by: index, in: text), in: text)
    }

    /// The branches of a condition, or the statement with what is written in it.
    static func decided(by index: Int, in text: ObjectiveCText) -> ClosedRange<Int> {
      let statement = text.statement(around: index)
      let brace = statement.upperBound + 1
      if text.hasText(statement.lowerBound, in: ["if", "else", "switch", "}"]), text.hasText(brace, "{") {
        return branches(from: brace, in: text)
      }
      return withElse(statement, in: text)
    }

    /// The local variable that an answer is kept in, if it is only compared: `BOOL isPad = … ==
    /// UIUserInterfaceIdiomPad;`.
    private static func variable(holding index: Int, _ statement: ClosedRange<Int>, in text: ObjectiveCText)
      -> Int?
    {
      guard let equal = text.first(.assigning, in: statement.lowerBound..<index),
        equal > statement.lowerBound, text.isWord(equal - 2), text.isWord(equal - 1),
        !text.says(.choosing, in: statement)
      else { return nil }
      return equal - 1
    }

    /// Where an answer is used: where it stands, or where the local variable is named that holds it.
    static func uses(of index: Int, at place: ObjectiveCPlace) -> [Int] {
      let text = place.text
      guard let variable = variable(holding: index, text.statement(around: index), in: text),
        let body = place.definition?.body, variable < body.upperBound
      else { return [index] }
      let name = text.text(variable)
      let uses = (variable + 1..<body.upperBound).prefix(longestReach).filter { text.hasText($0, name) }
      return Array(uses.prefix(mostUses))
    }

    private static let longestReach = 2000
    private static let mostUses = 10

    /// A statement with the `else` that follows it.
    private static func withElse(_ statement: ClosedRange<Int>, in text: ObjectiveCText) -> ClosedRange<Int> {
      let next = statement.upperBound + 1
      guard text.hasText(next, "else") else { return statement }
      if text.hasText(next + 1, "{"), let end = text.partner(next + 1) { return statement.lowerBound...end }
      return statement.lowerBound...text.statement(around: next).upperBound
    }

    /// From the brace of a branch to the end of the last `else`.
    private static func branches(from brace: Int, in text: ObjectiveCText) -> ClosedRange<Int> {
      brace...max(brace, min(text.endOfBranches(from: brace), brace + longest))
    }

    private static let longest = 600

    static func isMeasure(_ returned: [String]) -> Bool {
      returned.contains {
        ["CGFloat", "CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets"].contains($0)
      }
    }

    private static func isLayout(_ range: ClosedRange<Int>, in text: ObjectiveCText) -> Bool {
      let said = text.meaning(of: range)
      if said.contains(.otherScreen) { return false }
      // What is shown beside a keyboard is a matter of the keyboard, and where a popover comes from is no layout.
      return said.contains(.layout) || said.contains(.structure) && !said.contains(.keyboard)
        || said.contains(.rectangle) && !said.contains(.popoverSource)
    }
  }
}

extension ObjectiveCText {
  /// Where what a condition decides ends, with each `else` after it, seen from its first brace.
  func endOfBranches(from brace: Int) -> Int {
    var end = partner(brace) ?? brace
    while hasText(end + 1, "else"), end - brace < Self.longestChoice {
      var next = end + 2
      if hasText(next, "if"), let condition = partner(next + 1) { next = condition + 1 }
      guard hasText(next, "{"), let close = partner(next) else { break }
      end = close
    }
    return end
  }

  private static let longestChoice = 600
}
