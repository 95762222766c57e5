import SwiftSyntax

/// `UIWindow()` where a window has to be given and there is none: `view.window ?? UIWindow()`. Nothing is shown in it.
enum PlaceholderWindow {
  /// What a sheet of the system is to be shown over.
  case anchor
  case other

  init?(_ call: FunctionCallExprSyntax) {
    guard call.arguments.isEmpty, call.trailingClosure == nil else { return nil }
    let value = ExprSyntax(call).withParentheses
    let elements = value.parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    let isFallback =
      elements.last?.id == value.id && elements.dropLast().last?.trimmedDescription == "??"
    let whole = isFallback ? value.parent?.parent?.as(ExprSyntax.self)?.withParentheses ?? value : value
    if let result = Self.returning(whole), let type = result.valueType {
      let isAnchor = type.hasSuffix("ASPresentationAnchor")
      guard isFallback || isAnchor else { return nil }
      self = isAnchor || result.name.text == "presentationAnchor" ? .anchor : .other
    } else {
      guard isFallback, !Self.isShown(whole) else { return nil }
      self = .other
    }
  }

  /// Whether the code around it, or the type, shows a window.
  private static func isShown(_ value: ExprSyntax) -> Bool {
    let type = value.ancestors.first { $0.asProtocol(DeclGroupSyntax.self) != nil }
    return (type ?? value.root).mentions(["makeKeyAndVisible", "makeKey", "isHidden", "rootViewController"])
  }

  /// The function or property whose value it is; nil where it is kept or handed on.
  private static func returning(_ value: ExprSyntax) -> HelperDeclaration? {
    var node = value.parent
    if node?.is(ReturnStmtSyntax.self) == true { node = node?.parent }
    guard let item = node?.as(CodeBlockItemSyntax.self) else { return nil }
    guard
      node?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
        || value.parent?.is(ReturnStmtSyntax.self) == true
    else { return nil }
    for parent in item.ancestors {
      if let declaration = HelperDeclaration(parent) { return declaration }
      if parent.is(ClosureExprSyntax.self) { return nil }
    }
    return nil
  }
}
