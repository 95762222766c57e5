import SwiftSyntax

/// The code that runs or does not run as an answer is.
enum DecidedCode {
  /// The branches of an `if`, `guard`, `while` or `switch`, and what comes after one that leaves.
  static func branches(of statement: Syntax) -> [Syntax] {
    if let choice = statement.as(IfExprSyntax.self) {
      if choice.doesTheSameAnyway { return [] }
      let other = choice.elseBody.map { [Syntax($0)] } ?? []
      let rest = other.isEmpty && leaves(choice.body) ? statementsAfter(statement) : []
      return [Syntax(choice.body)] + other + rest
    }
    if let guarding = statement.as(GuardStmtSyntax.self) {
      return [Syntax(guarding.body)] + statementsAfter(statement)
    }
    if let loop = statement.as(WhileStmtSyntax.self) { return [Syntax(loop.body)] }
    return statement.as(SwitchExprSyntax.self)?.cases.map { Syntax($0) } ?? []
  }

  /// Whether nothing after it is run.
  static func leaves(_ body: CodeBlockSyntax) -> Bool {
    guard let last = body.statements.last?.item else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(ContinueStmtSyntax.self) || last.is(BreakStmtSyntax.self)
      || last.is(ThrowStmtSyntax.self)
  }

  private static func statementsAfter(_ statement: Syntax) -> [Syntax] {
    var child = statement
    while let parent = child.parent, !parent.is(CodeBlockItemListSyntax.self) { child = parent }
    guard let list = child.parent?.as(CodeBlockItemListSyntax.self) else { return [] }
    return list.filter { $0.position > child.position }.map { Syntax($0) }
  }

  /// What code speaks of: which calls, assignments and results it has.
  static func evidence(in code: Syntax) -> PurposeEvidence {
    var evidence = evidence(of: code)
    if code.is(FunctionDeclSyntax.self) || code.asProtocol(DeclGroupSyntax.self) != nil { return [] }
    if code.is(FunctionCallExprSyntax.self), ReportingCall.isOne(code) { return [] }
    if code.as(SwitchCaseLabelSyntax.self).map(IdiomComparison.namesOnlyIdioms) == true { return [] }
    if code.as(ExprListSyntax.self).map(tellsPopoverSource) == true { return [] }
    if let views = ViewBuilding.evidence(of: code) { return views }
    for child in code.children(viewMode: .sourceAccurate) {
      evidence.formUnion(Self.evidence(in: child))
    }
    return evidence
  }

  private static func evidence(of node: Syntax) -> PurposeEvidence {
    switch node.kind {
    case .functionCallExpr:
      guard let call = node.as(FunctionCallExprSyntax.self) else { return [] }
      if showsColumn(call) { return .structure }
      return LayoutVocabulary.evidence(ofCallee: call.calledExpression.finalName)
    case .exprList:
      guard let elements = node.as(ExprListSyntax.self).map(Array.init),
        let assignment = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }), assignment > 0
      else { return [] }
      if keepsFrame(elements[assignment - 1], elements[(assignment + 1)...]) { return [] }
      return evidence(ofTarget: elements[assignment - 1])
    case .returnStmt: return resultEvidence(of: node)
    case .stringLiteralExpr: return .text
    case .declReferenceExpr:
      let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      return LayoutVocabulary.isHardware(name) ? .hardware : []
    default: return []
    }
  }

  /// `popover.sourceRect = CGRect(…)`: where a popover comes from is told with rectangles too, and is no layout.
  private static func tellsPopoverSource(_ elements: ExprListSyntax) -> Bool {
    guard elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let target = elements.first
    else {
      return false
    }
    return ["sourceRect", "sourceView", "barButtonItem", "permittedArrowDirections"].contains(
      target.assignedName)
  }

  /// Whether the buttons of a keyboard are shown is a matter of the keyboard: `keyboardButton.isHidden`.
  private static func evidence(ofTarget target: ExprSyntax) -> PurposeEvidence {
    let evidence = LayoutVocabulary.evidence(ofName: target.assignedName)
    let isOfKeyboard = NameChain(target).names.dropLast().contains { NameWords.of($0).contains("keyboard") }
    return isOfKeyboard && evidence == .structure ? .hardware : evidence
  }

  /// `buttonFrame = newFrame`: the place of another view is remembered, and nothing laid out.
  private static func keepsFrame(_ target: ExprSyntax, _ value: ArraySlice<ExprSyntax>) -> Bool {
    guard target.assignedName.hasSuffix("Frame"), value.count == 1,
      let frame = value.first?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return frame == "frame" || frame.hasSuffix("Frame")
  }

  /// `show(.primary)`: a column of a split view comes or goes.
  private static func showsColumn(_ call: FunctionCallExprSyntax) -> Bool {
    guard ["show", "hide"].contains(call.calledExpression.finalName), let column = call.arguments.first,
      column.label == nil
    else { return false }
    return LayoutVocabulary.isColumn(column.expression.finalName)
  }

  /// What a closure is for, by the type of its result where that is written.
  static func evidence(ofResultOf closure: Syntax) -> PurposeEvidence {
    guard let type = closure.as(ClosureExprSyntax.self)?.signature?.returnClause?.type else { return [] }
    return LayoutVocabulary.evidence(ofType: type.trimmedDescription, name: "")
  }

  /// What the variable or function is for whose value is returned.
  private static func resultEvidence(of statement: Syntax) -> PurposeEvidence {
    guard statement.as(ReturnStmtSyntax.self)?.expression != nil else { return [] }
    var node = statement.parent
    while let current = node {
      if let declaration = HelperDeclaration(current) {
        return LayoutVocabulary.evidence(ofType: declaration.valueType, name: declaration.name.text)
      }
      if current.is(ClosureExprSyntax.self), !current.isCalledClosure { return evidence(ofResultOf: current) }
      node = current.parent
    }
    return []
  }
}

extension IfExprSyntax {
  /// Whether its two branches are the same, blanks and comments aside, so that it decides nothing.
  var doesTheSameAnyway: Bool {
    guard case .codeBlock(let other)? = elseBody else { return false }
    return body.tokens(viewMode: .sourceAccurate).map(\.text)
      == other.tokens(viewMode: .sourceAccurate).map(\.text)
  }
}

extension Syntax {
  /// The statements in the braces of a branch, or of a case; nil for other code.
  var statementsOfBranch: CodeBlockItemListSyntax? {
    self.as(CodeBlockSyntax.self)?.statements ?? self.as(SwitchCaseSyntax.self)?.statements
  }

  fileprivate var isCalledClosure: Bool {
    guard let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
    return Syntax(call.calledExpression) == self
  }
}
