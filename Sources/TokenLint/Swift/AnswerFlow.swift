import SwiftSyntax

/// Follows an answer about the device through the code around it, to what it decides.
///
/// In `stack.axis = isPad ? .horizontal : .vertical` the answer `isPad` decides an axis, in `if isPad { … }` it decides
/// whether the code in the braces runs. A variable that holds it is followed to its uses, a member only in the braces
/// of its type. What is asked in other files is not known here.
struct AnswerFlow {
  private(set) var evidence: PurposeEvidence = []
  /// The variable or function that answers the same and nothing more; nil if there is none.
  private(set) var helper: HelperDeclaration?

  /// The last word of the question: `isPad`, `userInterfaceIdiom`.
  private let question: String
  /// Whether the value is still the answer itself, with nothing mixed in.
  private var isWhole = true
  /// Whether an `if` or a `switch` gives other values too.
  private var isOneOfSeveral = false
  private let uses: AnswerUses
  /// How many variables were followed to get here.
  private let depth: Int
  /// How many more uses of variables are looked at: what the first fifty do not tell, the others do not either.
  private var usesLeft: Int

  private static let deepest = 2
  private static let mostUses = 50

  var purpose: Purpose { evidence.purpose }

  init(of expression: ExprSyntax, in names: NameIndex) {
    self.init(of: expression, AnswerUses(names: names), depth: 0, usesLeft: Self.mostUses)
  }

  private init(of expression: ExprSyntax, _ uses: AnswerUses, depth: Int, usesLeft: Int) {
    question = expression.finalName
    self.uses = uses
    self.depth = depth
    self.usesLeft = usesLeft
    var next: Syntax? = Syntax(expression)
    while let node = next { next = step(from: node) }
    if let name = Syntax(expression).enclosingMemberName, LayoutVocabulary.isHardware(name) {
      evidence.insert(.hardware)
    }
  }

  /// The next node whose value depends on that of a node; nil where the value goes no further.
  private mutating func step(from node: Syntax) -> Syntax? {
    guard let parent = node.parent else { return nil }
    switch parent.kind {
    case .prefixOperatorExpr, .tryExpr, .awaitExpr, .optionalChainingExpr, .forceUnwrapExpr, .expressionStmt,
      .unresolvedTernaryExpr, .arrayElementList, .arrayExpr, .arrayElement:
      return parent
    case .exprList: return stepInSequence(from: node, in: parent)
    case .memberAccessExpr: return parent
    case .functionCallExpr:
      return parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.as(ExprSyntax.self)?.id
        ? parent : nil
    case .labeledExpr: return stepFromArgument(parent)
    case .conditionElement:
      return lookAtConditional(parent)
    case .switchExpr:
      look(at: DecidedCode.branches(of: parent))
      return choosing(parent)
    case .initializerClause: return stepFromInitializer(parent)
    case .returnStmt: return stepToResult(of: parent)
    case .codeBlockItem: return stepFromStatement(parent)
    default: return nil
    }
  }

  // Operators are not grouped yet: `a = b == c ? d : e` is one list.
  private mutating func stepInSequence(from node: Syntax, in list: Syntax) -> Syntax? {
    guard let elements = list.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { $0.id == node.as(ExprSyntax.self)?.id })
    else { return nil }
    let assignment = elements[..<place].lastIndex { $0.is(AssignmentExprSyntax.self) }
    let choice = elements[(place + 1)...].firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
    if let choice, !node.is(UnresolvedTernaryExprSyntax.self) {
      isWhole = false
      look(at: elements[choice...].map { Syntax($0) })
    } else if node.is(UnresolvedTernaryExprSyntax.self) || !asksOnlyOneThing(elements) {
      isWhole = false
    }
    look(forHardwareIn: elements)
    guard let assignment, assignment > 0 else { return list.parent }
    evidence.formUnion(LayoutVocabulary.evidence(ofName: elements[assignment - 1].assignedName))
    if let kept = HelperDeclaration(assigned: elements[assignment - 1]), isWhole { conclude(at: kept) }
    return nil
  }

  /// Whether each operand of `&&` and `||` asks the same question.
  private func asksOnlyOneThing(_ elements: [ExprSyntax]) -> Bool {
    elements.split { element in
      let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text
      return sign == "&&" || sign == "||"
    }
    .allSatisfy { operand in
      operand.contains { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == question } }
    }
  }

  private mutating func stepFromArgument(_ argument: Syntax) -> Syntax? {
    guard let labeled = argument.as(LabeledExprSyntax.self), let owner = argument.parent?.parent else {
      return nil
    }
    if let tuple = owner.as(TupleExprSyntax.self) {
      if tuple.elements.count == 1 { return owner }
      guard let statement = owner.parent, statement.is(SwitchExprSyntax.self) else { return nil }
      look(at: DecidedCode.branches(of: statement))
      return choosing(statement)
    }
    if owner.is(ExpressionSegmentSyntax.self) { evidence.insert(.text) }
    guard let call = owner.as(FunctionCallExprSyntax.self), !ReportingCall.isOne(owner) else { return nil }
    let callee = call.calledExpression.finalName
    if Self.passing.contains(callee) { return owner }
    evidence.formUnion(LayoutVocabulary.evidence(ofArgument: labeled.label?.text, of: callee))
    // A view that takes a condition and what to show under it.
    let closures = call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    let trailing = [call.trailingClosure].compactMap { $0 } + call.additionalTrailingClosures.map(\.closure)
    look(at: (closures + trailing).map { Syntax($0) })
    return nil
  }

  /// Calls that hand on what they are given.
  private static let passing: Set<String> = [
    "contains", "CGFloat", "Double", "Float", "Int", "max", "min", "Optional", "AnyView", "constant",
  ]

  private mutating func stepFromInitializer(_ initializer: Syntax) -> Syntax? {
    if let parameter = initializer.parent?.as(FunctionParameterSyntax.self) {
      evidence.formUnion(
        LayoutVocabulary.evidence(
          ofType: parameter.type.trimmedDescription,
          name: (parameter.secondName ?? parameter.firstName).text))
    }
    guard let binding = initializer.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    conclude(at: HelperDeclaration(variable: binding, name: name))
    if let statements = Syntax(binding).statementsOfLocal {
      follow { $0.ofLocal(name.text, in: statements, after: binding.endPosition) }
    }
    return nil
  }

  /// What a variable decides where it is used.
  private mutating func follow(_ find: (AnswerUses) -> [ExprSyntax]) {
    guard depth < Self.deepest else { return }
    for use in find(uses) where usesLeft > 0 {
      let flow = AnswerFlow(of: use, uses, depth: depth + 1, usesLeft: usesLeft - 1)
      evidence.formUnion(flow.evidence)
      usesLeft = flow.usesLeft
    }
  }

  /// A lone expression at the end of its braces is their value.
  private mutating func stepFromStatement(_ statement: Syntax) -> Syntax? {
    guard let list = statement.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return nil }
    return stepToResult(of: statement)
  }

  private mutating func stepToResult(of statement: Syntax) -> Syntax? {
    let isReturn = statement.is(ReturnStmtSyntax.self)
    var child = statement
    while let parent = child.parent {
      switch parent.kind {
      case .ifExpr, .switchExpr:
        isOneOfSeveral = true
        if !isReturn { return parent }
      case .closureExpr:
        if let call = called(parent) { return call }
        evidence.formUnion(DecidedCode.evidence(ofResultOf: parent))
        return nil
      case .functionDecl, .patternBinding:
        if let declaration = HelperDeclaration(parent) {
          conclude(at: declaration)
          followMember(declaration, in: parent)
        }
        return nil
      case .memberBlockItem, .sourceFile: return nil
      default: break
      }
      child = parent
    }
    return nil
  }

  /// The call of a closure that is called where it is written.
  private func called(_ closure: Syntax) -> Syntax? {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == closure.as(ExprSyntax.self)?.id
    else { return nil }
    return Syntax(call)
  }

  /// The value becomes that of a variable or a function.
  private mutating func conclude(at declaration: HelperDeclaration) {
    let purpose = LayoutVocabulary.evidence(ofType: declaration.valueType, name: declaration.name.text)
    let isAnswer = isWhole && (!isOneOfSeveral || DeviceHelperName.isOne(declaration.name.text))
    if isAnswer, !declaration.isLocal, declaration.mayAnswer, purpose != .hardware {
      helper = declaration
    } else {
      evidence.formUnion(purpose)
    }
  }

  /// What a member decides that holds more than the answer: `isFullScreenAvailable`.
  private mutating func followMember(_ declaration: HelperDeclaration, in node: Syntax) {
    guard helper == nil, !declaration.isLocal, declaration.mayAnswer,
      LayoutVocabulary.evidence(ofName: declaration.name.text).isEmpty
    else { return }
    follow { $0.ofMember(declaration.name.text, declaredBy: node) }
  }
}

/// The code that an answer chooses from.
extension AnswerFlow {
  private mutating func look(at nodes: [Syntax]) {
    for node in nodes { evidence.formUnion(DecidedCode.evidence(in: node)) }
    follow { $0.ofLocals(assignedIn: nodes) }
  }

  private mutating func look(forHardwareIn elements: [ExprSyntax]) {
    let names = elements.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text) }
    if names.contains(where: LayoutVocabulary.isHardware) { evidence.insert(.hardware) }
  }

  private mutating func lookAtConditional(_ element: Syntax) -> Syntax? {
    guard let conditions = element.parent?.as(ConditionElementListSyntax.self),
      let statement = conditions.parent
    else { return nil }
    if conditions.tokens(viewMode: .sourceAccurate).contains(where: { LayoutVocabulary.isHardware($0.text) })
    {
      evidence.insert(.hardware)
    }
    look(at: DecidedCode.branches(of: statement))
    if isWhole, AnswerInBranches.isOne(statement) { return stepToResult(of: statement) }
    return choosing(statement)
  }

  /// An `if` or `switch` that may be a value itself.
  private mutating func choosing(_ statement: Syntax) -> Syntax? {
    isWhole = false
    return statement.is(IfExprSyntax.self) || statement.is(SwitchExprSyntax.self) ? statement : nil
  }
}
