import SwiftSyntax

/// Braces in which expressions are views.
enum ViewBuilding {
  /// What a branch decides in which views stand: that they are there. Nil for other code.
  static func evidence(of branch: Syntax) -> PurposeEvidence? {
    guard let list = branch.statementsOfBranch, isBuilder(Syntax(list)) else { return nil }
    let views = list.compactMap { $0.item.as(ExprSyntax.self) ?? $0.expressionOfStatement }
    if views.isEmpty { return [] }
    let names = branch.tokens(viewMode: .sourceAccurate).map(\.text)
    if names.contains(where: LayoutVocabulary.isHardware) { return .hardware }
    if views.allSatisfy(isSetting) {
      return names.contains(where: LayoutVocabulary.isAboutOrientations) ? .orientations : []
    }
    return views.allSatisfy { textViews.contains($0.firstName) } ? .text : .structure
  }

  private static let textViews: Set<String> = ["Text", "Label", "Image", "EmptyView"]

  /// Whether a view is a row of settings: `Toggle(…)`, `SettingView(…)`, or a section of such. Whether it is there says
  /// that a device has what is set, as an orientation that may be locked, and nothing about room.
  private static func isSetting(_ view: ExprSyntax) -> Bool {
    let name = view.firstName
    if settingViews.contains(name) || NameWords.of(name).contains(where: ["setting", "settings"].contains) {
      return true
    }
    guard name == "Section", let call = view.as(FunctionCallExprSyntax.self),
      let content = ModifierChain(of: call).root.as(FunctionCallExprSyntax.self)?.content
    else { return false }
    let rows = content.statements.map { $0.item.as(ExprSyntax.self) ?? $0.expressionOfStatement }
    return !rows.isEmpty && rows.allSatisfy { $0.map(isSetting) ?? false }
  }

  private static let settingViews: Set<String> = ["Toggle", "Picker"]

  /// Whether the statements of a branch belong to a view's body or to a closure that makes views.
  private static func isBuilder(_ branch: Syntax) -> Bool {
    var child = branch
    // They may be long, so they are looked at last.
    var lists: [CodeBlockItemListSyntax] = []
    while let parent = child.parent {
      if let list = child.as(CodeBlockItemListSyntax.self) { lists.append(list) }
      if let closure = parent.as(ClosureExprSyntax.self) {
        return makesViews(closure) && !lists.contains { $0.contains(where: isNoView) }
      }
      if let declaration = HelperDeclaration(parent) {
        return declaration.valueType?.hasPrefix("some ") == true && !hasReturn(branch)
          && !lists.contains { $0.contains(where: isNoView) }
      }
      if parent.asProtocol(DeclGroupSyntax.self) != nil { return false }
      child = parent
    }
    return false
  }

  /// Whether a statement cannot stand among views, as `bar.isHidden = true` cannot.
  private static func isNoView(_ statement: CodeBlockItemSyntax) -> Bool {
    if let sequence = statement.item.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
    }
    return statement.item.is(GuardStmtSyntax.self) || statement.item.is(DeferStmtSyntax.self)
      || statement.item.is(ForStmtSyntax.self) || statement.item.is(WhileStmtSyntax.self)
  }

  private static func hasReturn(_ branch: Syntax) -> Bool {
    branch.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }

  /// A closure given to a container such as `VStack`, or to a modifier such as `overlay`.
  private static func makesViews(_ closure: ClosureExprSyntax) -> Bool {
    guard let call = Syntax(closure).enclosingCall else { return false }
    let name = call.calledExpression.finalName
    if modifiers.contains(name) { return true }
    guard name.first?.isUppercase == true else { return false }
    if actions.contains(name) || frameworks.contains(where: name.hasPrefix) { return false }
    // The first closure of a button is what it does, unless that is given by name.
    return name != "Button" || Syntax(closure).parent?.is(MultipleTrailingClosureElementSyntax.self) == true
      || call.arguments.contains { $0.label?.text == "action" }
  }

  private static let modifiers: Set<String> = [
    "overlay", "background", "toolbar", "sheet", "fullScreenCover", "popover", "safeAreaInset", "mask",
    "contextMenu", "swipeActions", "confirmationDialog", "alert", "navigationDestination", "inspector",
    "searchSuggestions", "safeAreaBar", "tabItem",
  ]
  /// The names of UIKit and Foundation: `UIAction` takes what it does.
  private static let frameworks = ["UI", "NS"]
  private static let actions: Set<String> = ["Task", "DispatchQueue", "Binding", "Timer", "Result"]
}

extension Syntax {
  /// The call that a closure is an argument of.
  fileprivate var enclosingCall: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) {
      return Syntax(call.calledExpression) == self ? nil : call
    }
    return parent?.parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// The closure that makes what is in a view.
  fileprivate var content: ClosureExprSyntax? {
    trailingClosure ?? arguments.first { $0.label?.text == "content" }?.expression.as(ClosureExprSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  fileprivate var expressionOfStatement: ExprSyntax? { item.as(ExpressionStmtSyntax.self)?.expression }
}
