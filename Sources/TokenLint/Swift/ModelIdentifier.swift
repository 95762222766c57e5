import SwiftSyntax

/// A text such as `iPhone10,3`; of a list of them, the first.
struct ModelIdentifier {
  let expression: ExprSyntax
  let weight: Fact.Weight

  init?(_ token: TokenSyntax) {
    guard Self.isIdentifier(token.text), let literal = Self.literal(of: token) else { return nil }
    expression = ExprSyntax(literal)
    let list = Self.list(around: Syntax(literal))
    guard let list else {
      weight = .usual
      return
    }
    let first = list.tokens(viewMode: .sourceAccurate).first { $0.isText && Self.isIdentifier($0.text) }
    guard first?.id == token.id else { return nil }
    weight = Self.onlyNames(list) ? .severity(.note) : .usual
  }

  private static func literal(of token: TokenSyntax) -> StringLiteralExprSyntax? {
    token.isText ? token.parent?.parent?.parent?.as(StringLiteralExprSyntax.self) : nil
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let family = ["iPhone", "iPad", "iPod"].first(where: text.hasPrefix) else { return false }
    let numbers = text.dropFirst(family.count).split(separator: ",", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { number in
        !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
      }
  }

  /// The outermost `switch`, array or dictionary around it.
  private static func list(around literal: Syntax) -> Syntax? {
    var list: Syntax?
    var node = literal.parent
    while let current = node, current.kind != .codeBlockItemList || list == nil {
      if current.is(SwitchExprSyntax.self) || current.is(ArrayExprSyntax.self)
        || current.is(DictionaryExprSyntax.self)
      {
        list = current
      }
      if current.asProtocol(DeclGroupSyntax.self) != nil { break }
      node = current.parent
    }
    return list
  }

  /// Whether it only finds a name, or a case of an enumeration, for each model.
  private static func onlyNames(_ list: Syntax) -> Bool {
    if let dictionary = list.as(DictionaryExprSyntax.self), case .elements(let elements) = dictionary.content
    {
      return elements.allSatisfy { $0.value.is(StringLiteralExprSyntax.self) }
    }
    guard list.is(SwitchExprSyntax.self) else { return false }
    return DecidedCode.branches(of: list).allSatisfy { branch in
      guard let statements = branch.as(SwitchCaseSyntax.self)?.statements else { return false }
      let evidence = DecidedCode.evidence(in: Syntax(statements))
      if ChosenData.isAll(in: branch) { return evidence.isDisjoint(with: [.size, .structure, .count]) }
      return evidence.isSubset(of: .text)
        && !statements.tokens(viewMode: .sourceAccurate).contains(where: \.isNumberOrSign)
    }
  }
}

extension TokenSyntax {
  fileprivate var isText: Bool {
    if case .stringSegment = tokenKind { return true }
    return false
  }

  /// A number, `true`, or a sign of an assignment.
  fileprivate var isNumberOrSign: Bool {
    switch tokenKind {
    case .integerLiteral, .floatLiteral, .equal, .keyword(.true), .keyword(.false): true
    default: false
    }
  }
}
