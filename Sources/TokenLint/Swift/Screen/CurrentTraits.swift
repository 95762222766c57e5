import SwiftSyntax

/// Where `UITraitCollection.current` holds the traits that are meant.
enum CurrentTraits {
  /// Whether UIKit sets them there: in what a view draws or lays out itself with, in `performAsCurrent`, and in what
  /// makes a color or an image for given traits.
  static func areSet(at expression: ExprSyntax, file: SwiftFileHead) -> Bool {
    var child = Syntax(expression)
    while let parent = child.parent {
      if let function = parent.as(FunctionDeclSyntax.self), settingMethods.contains(function.name.text) {
        return true
      }
      if let closure = parent.as(ClosureExprSyntax.self), let call = called(with: closure) {
        if settingCalls.contains(call) { return true }
      }
      child = parent
    }
    return false
  }

  private static let settingMethods: Set<String> = [
    "draw", "layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateConstraints",
    "updateViewConstraints", "traitCollectionDidChange", "tintColorDidChange",
  ]
  private static let settingCalls: Set<String> = ["performAsCurrent", "UIColor", "init"]

  private static func called(with closure: ClosureExprSyntax) -> String? {
    var next = closure.parent
    while let node = next, node.is(LabeledExprSyntax.self) || node.is(LabeledExprListSyntax.self) {
      next = node.parent
    }
    return next?.as(FunctionCallExprSyntax.self)?.calledExpression.lastName
  }
}
