import SwiftSyntax

/// A text such as `iPhone10,3`; of a list of them, the first.
struct ModelIdentifier {
  let expression: ExprSyntax
  let weight: Fact.Weight

  init?(_ token: TokenSyntax, _ findings: inout SwiftFindings) {
    guard Self.isIdentifier(token.text), let literal = Self.literal(of: token) else { return nil }
    expression = ExprSyntax(literal)
    let list = Self.list(around: Syntax(literal))
    let first = list?.tokens(viewMode: .sourceAccurate).first { $0.isText && Self.isIdentifier($0.text) }
    guard list == nil || first?.id == token.id else { return nil }
    weight = Self.decidesLayout(list ?? Syntax(literal), &findings) ? .usual : .severity(.note)
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

  /// Whether a size, a number of things or which views there are is seen to be chosen by a model, or a list of them. All
  /// else may be a name, a feature of the hardware, or what is sent in a report.
  private static func decidesLayout(_ models: Syntax, _ findings: inout SwiftFindings) -> Bool {
    if models.is(SwitchExprSyntax.self) {
      return DecidedCode.branches(of: models).contains { DecidedCode.evidence(in: $0).isOfLayout }
    }
    return models.as(ExprSyntax.self).map { findings.flow(of: $0).evidence.isOfLayout } ?? false
  }
}

extension TokenSyntax {
  fileprivate var isText: Bool {
    if case .stringSegment = tokenKind { return true }
    return false
  }
}
