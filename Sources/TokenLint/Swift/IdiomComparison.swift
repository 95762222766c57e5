import SwiftSyntax

/// The kinds of device that an idiom is compared with where it stands.
struct IdiomComparison {
  /// `pad`, `phone`, `vision`…; empty where it is compared with nothing.
  private(set) var asked: Set<String> = []
  /// Whether it asks that the device be of another kind.
  private(set) var isNegated = false

  /// Whether it tells systems from each other, not an iPhone from an iPad.
  var isAboutPlatforms: Bool { !asked.isEmpty && asked.isDisjoint(with: ["pad", "phone"]) }

  init(of expression: ExprSyntax) {
    var node = Syntax(expression)
    while let parent = node.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
      node = parent
    }
    guard let parent = node.parent else { return }
    switch parent.kind {
    case .exprList: compareNeighbors(of: node, in: parent)
    case .switchExpr: takePatterns(of: parent, at: nil)
    case .labeledExpr: takeArgument(parent)
    case .initializerClause: takePattern(besides: parent)
    default: break
    }
  }

  private mutating func compareNeighbors(of node: Syntax, in list: Syntax) {
    guard let elements = list.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { Syntax($0) == node })
    else { return }
    for (sign, operand) in [(place + 1, place + 2), (place - 1, place - 2)]
    where elements.indices.contains(sign) && elements.indices.contains(operand) {
      let text = elements[sign].as(BinaryOperatorExprSyntax.self)?.operator.text
      guard text == "==" || text == "!=" || text == "~=" else { continue }
      asked.insert(elements[operand].finalName)
      isNegated = text == "!="
    }
  }

  private mutating func takePatterns(of statement: Syntax, at place: Int?) {
    for element in statement.as(SwitchExprSyntax.self)?.cases ?? [] {
      guard case .switchCase(let branch) = element, case .case(let label) = branch.label else { continue }
      for item in label.caseItems { takePattern(item.pattern, at: place) }
    }
  }

  private mutating func takePattern(_ pattern: PatternSyntax, at place: Int?) {
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return }
    guard let place else {
      asked.insert(expression.finalName)
      return
    }
    let elements = expression.as(TupleExprSyntax.self).map { Array($0.elements) } ?? []
    if elements.indices.contains(place) { asked.insert(elements[place].expression.finalName) }
  }

  /// `[.pad, .mac].contains(idiom)`, or a part of what is switched over.
  private mutating func takeArgument(_ argument: Syntax) {
    guard let list = argument.parent?.as(LabeledExprListSyntax.self), let owner = list.parent else { return }
    if owner.is(TupleExprSyntax.self), let statement = owner.parent, statement.is(SwitchExprSyntax.self) {
      takePatterns(of: statement, at: Array(list).firstIndex { Syntax($0) == argument })
    }
    guard let call = owner.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "contains", let kinds = member.base?.as(ArrayExprSyntax.self)
    else { return }
    asked = Set(kinds.elements.map(\.expression.finalName))
  }

  /// `if case .pad = idiom`.
  private mutating func takePattern(besides initializer: Syntax) {
    guard let condition = initializer.parent?.as(MatchingPatternConditionSyntax.self) else { return }
    takePattern(condition.pattern, at: nil)
  }

  /// Whether `case .phone, .carPlay:` is about kinds of devices, and not about what only a car has.
  static func namesOnlyIdioms(_ label: SwitchCaseLabelSyntax) -> Bool {
    label.caseItems.allSatisfy { item in
      item.pattern.as(ExpressionPatternSyntax.self).map { idioms.contains($0.expression.finalName) } == true
    }
  }

  private static let idioms: Set<String> = ["phone", "pad", "mac", "vision", "tv", "carPlay", "unspecified"]
}
