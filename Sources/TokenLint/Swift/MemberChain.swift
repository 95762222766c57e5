import SwiftSyntax

/// A name and the members asked for after it: `UIScreen.main.bounds.width` is `UIScreen`, then `main`, `bounds` and
/// `width`, whatever optional chaining, parentheses, line breaks and comments stand between.
struct MemberChain {
  struct Link {
    let name: String
    /// The whole expression up to here.
    let expression: ExprSyntax
    /// Whether it is called: `max()`.
    let isCalled: Bool
  }

  /// The first is the name itself.
  private(set) var links: [Link] = []

  /// The chain that begins with a name, be it written alone or after a module: `UIKit.UIScreen`; nil for a name that is
  /// declared, a label, or a member of something else.
  init?(startingAt token: TokenSyntax) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    var expression = ExprSyntax(reference)
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      guard let module = member.base?.as(DeclReferenceExprSyntax.self),
        Self.modules.contains(module.baseName.text)
      else { return nil }
      expression = ExprSyntax(member)
    }
    links.append(Link(name: token.text, expression: expression, isCalled: false))
    follow(from: expression)
  }

  /// The chain that goes on from an expression.
  init(from expression: ExprSyntax) {
    links.append(Link(name: "", expression: expression, isCalled: false))
    follow(from: expression)
  }

  private static let modules: Set<String> = ["UIKit", "SwiftUI", "AppKit", "WatchKit", "Foundation"]

  private mutating func follow(from start: ExprSyntax) {
    var current = start
    while let parent = current.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
        current = ExprSyntax(member)
        links.append(Link(name: member.declName.baseName.text, expression: current, isCalled: false))
      } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == current.id {
        current = ExprSyntax(call)
        let last = links.removeLast()
        links.append(Link(name: last.name, expression: current, isCalled: true))
      } else if let wrapped = Self.wrapping(current, parent) {
        current = wrapped
      } else {
        return
      }
    }
  }

  /// `x?`, `x!` and `(x)` stand for x.
  private static func wrapping(_ child: ExprSyntax, _ parent: Syntax) -> ExprSyntax? {
    switch parent.kind {
    case .optionalChainingExpr, .forceUnwrapExpr: return parent.as(ExprSyntax.self)
    case .labeledExpr:
      guard let element = parent.as(LabeledExprSyntax.self), element.label == nil,
        let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
      else { return nil }
      return ExprSyntax(tuple)
    default: return nil
    }
  }

  var names: [String] { links.map(\.name) }

  /// The whole chain.
  var expression: ExprSyntax { links[links.count - 1].expression }

  /// Whether the members begin with these, after the name itself.
  func goesOn(with members: String...) -> Bool {
    links.count > members.count && zip(links.dropFirst(), members).allSatisfy { $0.name == $1 }
  }
}
