import SwiftSyntax

/// `UIWindow()` where a function has to give a window and there is none, as an anchor for a sheet of the system:
/// `view.window ?? UIWindow()`. Nothing is shown in it.
enum PlaceholderWindow {
  static func isOne(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.isEmpty, call.trailingClosure == nil else { return false }
    let value = ExprSyntax(call).withParentheses
    let elements = value.parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    let isFallback =
      elements.last?.id == value.id && elements.dropLast().last?.trimmedDescription == "??"
    let whole = isFallback ? value.parent?.parent?.as(ExprSyntax.self)?.withParentheses ?? value : value
    guard let result = returned(whole) else { return isFallback && !isShown(whole) }
    return isFallback || result.hasSuffix("ASPresentationAnchor")
  }

  /// Whether the code around it, or the type, shows a window.
  private static func isShown(_ value: ExprSyntax) -> Bool {
    let type = value.ancestors.first { $0.asProtocol(DeclGroupSyntax.self) != nil }
    return (type ?? value.root).mentions(["makeKeyAndVisible", "makeKey", "isHidden", "rootViewController"])
  }

  /// The type of the function or property whose value it is; nil where it is kept or handed on.
  private static func returned(_ value: ExprSyntax) -> String? {
    var node = value.parent
    if node?.is(ReturnStmtSyntax.self) == true { node = node?.parent }
    guard let item = node?.as(CodeBlockItemSyntax.self) else { return nil }
    guard
      node?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
        || value.parent?.is(ReturnStmtSyntax.self) == true
    else { return nil }
    for parent in item.ancestors {
      if let declaration = HelperDeclaration(parent) { return declaration.valueType }
      if parent.is(ClosureExprSyntax.self) { return nil }
    }
    return nil
  }
}
