import SwiftSyntax

/// A test by which a certain scene is looked up: `{ $0.id == wanted }`, where the value comes from outside.
enum SceneLookup {
  /// Whether a closure compares something of what it is given with such a value, or asks for a type of the project.
  static func isOne(_ closure: Syntax) -> Bool {
    testsForOwnType(closure) || comparesWithValue(closure)
  }

  /// `{ $0 is Host }`: a type of the project is one scene's.
  private static func testsForOwnType(_ closure: Syntax) -> Bool {
    closure.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.is)
        && token.nextToken(viewMode: .sourceAccurate)
          .map { !["UIWindowScene", "UIScene"].contains($0.text) } == true
    }
  }

  private static func comparesWithValue(_ closure: Syntax) -> Bool {
    closure.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == "==", let sides = sides(of: token),
        let own = sides.firstIndex(where: { isOfElement($0, in: closure) })
      else { return false }
      let other = sides[1 - own]
      return !chance.contains(sides[own].finalName) && beginsWithValue(other)
        && !isOfElement(other, in: closure)
    }
  }

  /// Of these, several scenes may have the same.
  private static let chance: Set<String> = ["activationState", "isKeyWindow", "keyWindow"]

  private static func sides(of sign: TokenSyntax) -> [ExprSyntax]? {
    guard let elements = sign.parent?.parent?.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { Syntax($0) == sign.parent }), place > 0,
      place + 1 < elements.count
    else { return nil }
    return [elements[place - 1], elements[place + 1]]
  }

  /// Whether it is made of what the closure is given: `$0`, or a name for that.
  private static func isOfElement(_ side: ExprSyntax, in closure: Syntax) -> Bool {
    let given = closure.as(ClosureExprSyntax.self)?.signature?.parameterClause
    let names = Set((given?.tokens(viewMode: .sourceAccurate)).map { $0.map(\.text) } ?? [])
    return side.tokens(viewMode: .sourceAccurate).contains {
      $0.text.hasPrefix("$") || names.contains($0.text)
    }
  }

  /// The name of a variable stands first; a case, a type and a literal are no values from outside.
  private static func beginsWithValue(_ side: ExprSyntax) -> Bool {
    guard let first = side.firstToken(viewMode: .sourceAccurate) else { return false }
    switch first.tokenKind {
    case .identifier(let name): return name.first.map { $0.isLowercase || $0 == "_" } == true
    case .keyword(.self): return true
    default: return false
    }
  }
}
